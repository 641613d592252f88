import { brotliCompressSync, constants } from 'node:zlib';
import { textWriter } from './textWriter.ts';

/** Brotli, at its best: too slow for an answer to a visitor, right for what is written once. */
export const brotli = (
  bytes: Uint8Array | string,
  level: number = constants.BROTLI_MAX_QUALITY,
): Buffer => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Writes each file of a folder once more, compressed, as `<name>.br` beside it. */
export function compress(root: string, files: readonly string[]): Promise<void> {
  const texts = textWriter(root);
  for (const file of files) texts.add(file);
  return texts.done();
}
