import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file and what tells whether it changed. */
export interface ListedFile {
  /** Path from the top of the project, with slashes on every system. */
  readonly file: string;
  readonly stamp: string;
}

/** All files under a folder of the project, in the order of their names; hidden ones left out. */
export function listFiles(root: string, folder: string): ListedFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      // A link to nowhere has no stamp; reading it says what is wrong.
      const stat = statSync(path, { throwIfNoEntry: false });
      return {
        file: relative(root, path).split(sep).join('/'),
        stamp: `${stat?.mtimeMs}:${stat?.size}`,
      };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
