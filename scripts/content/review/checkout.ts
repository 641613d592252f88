import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';
import type { Revision } from './revisions.ts';

/** Folders of earlier reviews that stay, the last used first. */
const KEPT = 8;

/** Writes every file of a revision under a folder; the repository's own index and files stay as they are. */
export function checkOut(root: string, { commit }: Revision, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(folder, '.index'), GIT_WORK_TREE: folder };
  git(root, ['read-tree', commit], { env });
  git(root, ['checkout-index', '--all', '--force'], { env });
  rmSync(env.GIT_INDEX_FILE);
}

/** Removes the folders that were not used for the longest time. */
export function forgetOld(cache: string): void {
  const folders = existsSync(cache) ? readdirSync(cache).map((name) => join(cache, name)) : [];
  const byAge = folders
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of byAge.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/** Marks a folder as used now. */
export function touch(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}
