import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSize } from '../load/pictures/pictureSize.ts';

/** A picture of one revision. */
export interface Picture {
  /** The path that records use, `/images/…`. */
  readonly path: string;
  /** The file on this machine; undefined if the revision has no such file. */
  readonly file?: string;
  readonly bytes: number;
  /** In pixels; undefined for SVG. */
  readonly width?: number;
  readonly height?: number;
}

/** The picture that a record of a revision refers to. */
export function picture(folder: string, path: string): Picture {
  const file = join(folder, 'public', path);
  if (!existsSync(file)) return { path, bytes: 0 };
  const bytes = readFileSync(file);
  return { path, file, bytes: bytes.length, ...pictureSize(bytes) };
}
