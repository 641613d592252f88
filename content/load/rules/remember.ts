import { join } from 'node:path';
import type { ListedFile } from '../files.ts';

/** What `read` finds in a file of the project, read again only when the file has changed. */
export function remember<T>(read: (path: string, file: string) => T) {
  const known = new Map<string, { stamp: string; found: T }>();
  return (root: string, { file, stamp }: ListedFile): T => {
    const path = join(root, file);
    const before = known.get(path);
    if (before?.stamp === stamp) return before.found;
    const found = read(path, file);
    known.set(path, { stamp, found });
    return found;
  };
}
