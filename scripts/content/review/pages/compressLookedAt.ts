import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../../build/compress.ts';
import type { ChangedPage } from './changedPages.ts';

/**
 * Compresses the pages that are looked at, and the drawings on them, as far as a build does: the
 * report says what a page weighs as it is sent. The rest of the site is sent to nobody.
 */
export async function compressLookedAt(site: string, pages: readonly ChangedPage[]): Promise<void> {
  const isThere = (file: string) => existsSync(join(site, file));
  const files = pages.map(({ file }) => file).filter(isThere);
  const text = files.map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
  const drawings = globSync('**/*.svg', { cwd: site })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => text.includes(`/${file}`));
  const todo = [...files, ...drawings].filter((file) => !isThere(`${file}.br`));
  await compress(site, todo);
}
