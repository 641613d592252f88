import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'scripts/artwork/pictures.json';

/**
 * The pictures that `npm run artwork` draws, by the path that the site serves them under; none where there is
 * no such command, because the project shows its own.
 */
export function drawnPictures(root: string): ReadonlySet<string> {
  const list = join(root, LIST);
  const files: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return new Set(files.map((file) => `/${file}`));
}
