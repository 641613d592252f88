import { brotliCompressSync, constants } from 'node:zlib';
import { siteWriter } from './siteWriter.ts';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Brotli, at its best: too slow for an answer to a visitor, right for what is written once. */
export const brotli = (bytes: Uint8Array | string): Buffer => brotliCompressSync(bytes, BEST);

/** Writes each file of a folder once more, compressed, as `<name>.br` beside it. */
export function compress(root: string, files: readonly string[]): Promise<void> {
  const site = siteWriter(root);
  for (const file of files) site.add(file);
  return site.done();
}
