import { createHash } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { keep } from './pictures/encode.ts';

const brotli = promisify(brotliCompress);

const TEXTS = '**/*.{html,js,svg,xml,ics,txt}';

/** What the last build compressed, which takes 2 of 9 s. */
const KEPT_TEXTS = '.cache/compressed';

/**
 * The further pages of long lists are left to the host: 150 ms each, two minutes for 846 pages, for 3 KB less on each.
 */
const FURTHER_PAGE = /\/page\/\d+\.html$/;

/**
 * Writes each text of a folder once more as `<name>.br`, at brotli's best, which is too slow for an
 * answer to a visitor. Home is 5 KB lighter than a host makes it, its script once scrolled through 12 KB.
 */
export async function compress(root: string): Promise<void> {
  const files = globSync(TEXTS, { cwd: root }).filter((file) => !FURTHER_PAGE.test(file));
  mkdirSync(KEPT_TEXTS, { recursive: true });
  const earlier = new Set(readdirSync(KEPT_TEXTS));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(join(root, file));
      const name = createHash('sha256').update(process.version).update(text).digest('hex');
      earlier.delete(name);
      const kept = join(KEPT_TEXTS, name);
      await keep(kept, async (to) => writeFileSync(to, await brotli(text)));
      copyFileSync(kept, join(root, `${file}.br`));
    }),
  );
  for (const unused of earlier) rmSync(join(KEPT_TEXTS, unused));
}
