import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { sep } from 'node:path';

/** A file, and a stamp that differs when it changes. */
export interface ListedFile {
  /** Path from the project's root, with slashes on every system. */
  readonly file: string;
  /** Only a `file` is ever opened: reading a `special` one, such as a pipe, could never end. */
  readonly kind: 'file' | 'link' | 'special';
  /** In bytes. */
  readonly size: number;
  readonly stamp: string;
}

const isHidden = (name: string) => name.startsWith('.');

/**
 * All files under a folder of the project, in the order of their names. Links are listed and never followed, even if
 * the folder itself is one. A missing folder counts as empty.
 * @param leavesOut decides by name what is skipped; by default, hidden files
 */
export function listFiles(root: string, folder: string, leavesOut = isHidden): ListedFile[] {
  const files: ListedFile[] = [];
  // Not the `recursive` option of node:fs: it follows links, out of the project and in circles.
  const visit = (file: string, name: string) => {
    // String concatenation: for ten thousand files, node:path takes longer than the disk.
    const path = `${root}${sep}${file}`;
    // Undefined if the file has just been deleted.
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const inside of readdirSync(path)) visit(`${file}/${inside}`, inside);
    } else if (stats && !leavesOut(name)) files.push(listed(file, stats));
  };
  visit(folder, folder);
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const listed = (file: string, stats: Stats): ListedFile => ({
  file,
  kind: stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'special',
  size: stats.size,
  stamp: `${stats.mtimeMs}:${stats.size}`,
});
