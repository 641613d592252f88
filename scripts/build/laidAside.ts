import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ASIDE = 'dist/aside';

/**
 * Takes a file out of the site that its pages need while they are made and never again. It stays
 * beside the site, so that pages can be made anew from the same bundles when content alone changed.
 * @param root folder of the built site
 */
export function layAside(root: string, file: string): void {
  const from = join(root, file);
  if (!existsSync(from)) return;
  const to = join(ASIDE, file);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Puts files that were laid aside back into the site, and forgets the others: those are of bundles
 * that have been made anew since.
 */
export function bringBack(root: string, files: Iterable<string>): void {
  for (const file of files) {
    const from = join(ASIDE, file);
    const to = join(root, file);
    if (existsSync(from) && !existsSync(to)) renameSync(from, to);
  }
  rmSync(ASIDE, { recursive: true, force: true });
}
