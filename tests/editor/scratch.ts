import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The port of the studio that the tests use. */
export const PORT = Number(process.env.EDITOR_PORT ?? 3718);

/** The records and pictures that the tests edit: a copy, so that a person's own stay as they are. */
export const SCRATCH = resolve(`.cache/editor-${PORT}`);

/** Copies content/ and public/ anew. */
export function copyContent(): void {
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  for (const folder of ['content', 'public']) {
    cpSync(folder, join(SCRATCH, folder), {
      recursive: true,
      filter: (path) => !/^content\/(?:schema|load)\b/.test(path),
    });
  }
}
