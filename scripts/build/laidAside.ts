import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
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

/** Puts what was laid aside back into the site. */
export function bringBack(root: string): void {
  if (existsSync(ASIDE)) cpSync(ASIDE, root, { recursive: true });
}
