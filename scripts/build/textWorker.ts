// A thread of textWriter.ts: writes what it is sent, until it is sent nothing.
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotli } from './compress.ts';

/** A text to be written compressed. */
export interface Text {
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How hard brotli tries. */
  level: number;
  /** Whether the text itself has to be written, too. */
  isNew: boolean;
}

parentPort?.on('message', (text: Text | null) => {
  if (!text) {
    parentPort?.close();
    return;
  }
  const { file, bytes, level, isNew } = text;
  if (isNew) writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, brotli(bytes, level));
});
