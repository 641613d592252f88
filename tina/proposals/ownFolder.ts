import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RepositoryRefusal } from './Repository.ts';

const BUSY = 5;

/**
 * Makes this process the only owner of a folder. The lock is the operating system's, held by SQLite on
 * a file: it ends with the process, however that ends, so there is no stale one, and no number of a
 * process that another container gave away too.
 * @returns what gives the folder free
 * @throws a `RepositoryRefusal` where a living process owns it
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'owner.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new RepositoryRefusal(
      `Another editor already works in ${folder}${ownerOf(note)}. Stop that one first, or give this one a folder of its own.`,
    );
  }
  const owner = { process: process.pid, machine: hostname(), since: new Date().toISOString() };
  writeFileSync(note, `${JSON.stringify(owner)}\n`);
  return () => lock.close();
}

function ownerOf(note: string): string {
  try {
    const { process, machine, since } = JSON.parse(readFileSync(note, 'utf8'));
    return ` (process ${process} on ${machine}, since ${since})`;
  } catch {
    // It has only just taken it.
    return '';
  }
}
