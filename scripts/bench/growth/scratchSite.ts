import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What a copy does without: made anew, linked, or nobody's business. */
const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules', 'tests']);

const PICTURES = '.cache/pictures';

/** A copy of the site to be changed and built freely. */
export interface ScratchSite {
  folder: string;
  remove(): void;
}

/**
 * Copies the site of the working directory into a folder of its own; packages and encoded pictures
 * come along, so that a build of the copy does no other work.
 */
export function scratchSite(): ScratchSite {
  const folder = mkdtempSync(join(tmpdir(), 'nikash-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (existsSync(PICTURES)) cpSync(PICTURES, join(folder, PICTURES), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
