import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a Git which outlived the process that started it is given to end. */
const PATIENCE = 2_000;
const INTERVAL = 50;

/** Where locks lie; objects have none. */
const WITHOUT_LOCKS = new Set(['objects', 'hooks']);

/**
 * Takes away what killed processes left in a repository: locks, and objects that were being written.
 * Call it as the only owner. A lock may still be held by a Git that the last owner started: those end
 * within moments, and are waited for.
 */
export async function clearLeftovers(repository: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (locksIn(repository).length > 0 && Date.now() < until) await setTimeout(INTERVAL);
  const reports = namesIn(repository).filter((name) => name.startsWith('fast_import_crash_'));
  for (const path of [
    ...locksIn(repository),
    ...reports.map((name) => join(repository, name)),
    ...halfWritten(join(repository, 'objects')),
  ]) {
    rmSync(path, { recursive: true, force: true });
  }
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function locksIn(folder: string): string[] {
  return namesIn(folder).flatMap((name): string[] => {
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return WITHOUT_LOCKS.has(name) ? [] : locksIn(path);
    return name.endsWith('.lock') && stats ? [path] : [];
  });
}

function halfWritten(objects: string): string[] {
  const within = (folder: string) => namesIn(folder).map((name) => join(folder, name));
  const own = within(objects);
  const inner = own.filter((path) => /[/\\](?:[0-9a-f]{2}|pack)$/.test(path)).flatMap(within);
  return [...own, ...inner].filter((path) => basename(path).startsWith('tmp_'));
}
