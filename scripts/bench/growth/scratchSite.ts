import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What a copy does without: made anew, linked, or nobody's business. */
const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules', 'tests']);

/** What builds keep for those that follow. */
const KEPT = ['.cache/pictures', '.cache/compressed'];

/**
 * Copies the site of the working directory into a folder of its own, to be changed and built freely; packages and what builds keep come
 * along, so that a build of the copy does no other work.
 */
export function scratchSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const kept of KEPT)
    if (existsSync(kept)) cpSync(kept, join(folder, kept), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
