import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSize } from '../load/pictures/pictureSize.ts';

/** A picture as one revision holds it. */
export interface Picture {
  /** The path that records name, `/images/…`. */
  readonly path: string;
  /** The file on this machine; undefined where the revision has none of that name. */
  readonly file?: string;
  readonly bytes: number;
  /** In pixels; undefined for drawings. */
  readonly width?: number;
  readonly height?: number;
}

/** The picture that a record of a revision names. */
export function picture(folder: string, path: string): Picture {
  const file = join(folder, 'public', path);
  if (!existsSync(file)) return { path, bytes: 0 };
  const bytes = readFileSync(file);
  return { path, file, bytes: bytes.length, ...pictureSize(bytes) };
}
