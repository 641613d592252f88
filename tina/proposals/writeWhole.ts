import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends the name of a file that is being written; what is left of one was never whole. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file so that whoever reads it finds the old bytes or the new ones, also after a crash.
 * @param isSafe waits until the disk has them
 */
export function writeWhole(path: string, bytes: string | Uint8Array, isSafe = true): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}${UNFINISHED}`;
  try {
    const file = openSync(unfinished, 'w');
    try {
      let written = 0;
      const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
      while (written < all.length) written += writeSync(file, all, written);
      if (isSafe) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
