import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli at its best: too slow for an answer to a visitor, right for what is written once. */
export const brotli = (bytes: Uint8Array | string): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });

/** Writes each file of a folder once more, compressed, as `<name>.br` beside it. */
export function compress(root: string, files: readonly string[]): void {
  for (const file of files) {
    writeFileSync(join(root, `${file}.br`), brotli(readFileSync(join(root, file))));
  }
}
