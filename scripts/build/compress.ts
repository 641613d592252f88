import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

const TEXTS = '**/*.{html,js,svg,xml,ics,txt}';

/** The further pages of long lists come by the hundred; less than the best does for them. */
const FURTHER_PAGE = /\/page\/\d+\.html$/;

/**
 * Writes each text of a folder once more as `<name>.br`, at brotli's best, which is too slow for an
 * answer to a visitor. Home is 5 KB lighter than a host makes it, its script once scrolled through 12 KB.
 */
export async function compress(root: string): Promise<void> {
  const files = globSync(TEXTS, { cwd: root }).filter((file) => !FURTHER_PAGE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      writeFileSync(`${path}.br`, await brotli(readFileSync(path)));
    }),
  );
}
