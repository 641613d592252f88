import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'scripts/content/launch/pictures.json';

/**
 * The sample's drawn pictures, by the path that the site serves them under; none where the project has no
 * such list, because it shows its own.
 */
export function drawnPictures(root: string): ReadonlySet<string> {
  const list = join(root, LIST);
  const files: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return new Set(files.map((file) => `/${file}`));
}
