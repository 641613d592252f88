import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What a copy does not need, or makes itself. */
const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules', 'tests']);

/** What builds keep for later builds. */
const KEPT = ['bundles', 'compressed', 'decoded', 'pictures', 'share'].map(
  (name) => `.cache/${name}`,
);

/** Copies the project without its build and history; what earlier builds encoded is there. @returns the copy's folder */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const kept of KEPT)
    if (existsSync(kept)) cpSync(kept, join(folder, kept), { recursive: true });
  return folder;
}

/**
 * Builds a copy of the site with other content. It uses the bundles of the built site: only content
 * differs.
 * @param change receives the copy's folder, and changes its content
 * @returns the copy's folder, and the folder that is served (`root`)
 * @throws when the build fails; with what it wrote
 */
export async function rebuiltSite(change: (folder: string) => void) {
  const folder = copyProject();
  change(folder);
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--content'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    folder,
    root: join(folder, 'dist/client'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type RebuiltSite = Awaited<ReturnType<typeof rebuiltSite>>;
