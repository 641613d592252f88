import { join } from 'node:path';
import type { ListedFile } from '../source/files.ts';

/** The cached values of all rules, by project folder. */
const kept = new Map<string, Map<symbol, Map<string, { stamp: string; found: unknown }>>>();

/** Caches the result of `read` for each file of a project until the file changes. */
export function remember<T>(read: (path: string, file: string) => T) {
  const mine = Symbol();
  return (root: string, { file, stamp }: ListedFile): T => {
    const project = kept.get(root) ?? new Map();
    kept.set(root, project);
    const known = project.get(mine) ?? new Map();
    project.set(mine, known);
    const before = known.get(file);
    if (before?.stamp === stamp) return before.found;
    const found = read(join(root, file), file);
    known.set(file, { stamp, found });
    return found;
  };
}

/** Deletes what is cached of a project's files. */
export const forgetFiles = (root: string): void => {
  kept.delete(root);
};
