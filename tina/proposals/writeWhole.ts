import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends the name of a file that is being written; what is left of one was never whole. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file so that readers find the old bytes or the new ones, also after a crash.
 * @param isSafe waits until the disk has them
 */
export function writeWhole(path: string, bytes: string | Uint8Array, isSafe = true): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}${UNFINISHED}`;
  try {
    writeFileSync(unfinished, bytes, { flush: isSafe });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Whether something failed because the disk is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ENOSPC' ||
    (error as NodeJS.ErrnoException).code === 'EDQUOT' ||
    /no space left on device|out of diskspace|disk quota exceeded|database or disk is full/i.test(
      error.message,
    ));

/** What that means for editors. */
export const FULL =
  'The disk of the editor’s server is full: nothing was saved. What you typed is kept in this browser. Tell whoever runs the server, and save again then.';
