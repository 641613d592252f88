import { readdirSync } from 'node:fs';
import type { Drawing } from './render.ts';

/** What a file of scripts/artwork/sets exports. */
export interface ArtworkSet {
  /** Pictures that a browser renders. */
  drawings?: readonly Drawing[];
  /** SVG files, by path under public/. */
  vectors?: Readonly<Record<string, () => string>>;
}

const FOLDER = new URL('../sets/', import.meta.url);

/** All sets, in the order of their files' names. */
export const loadSets = (): Promise<ArtworkSet[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name): Promise<ArtworkSet> => import(`${FOLDER}${name}`)),
  );

/** The files that sets draw, by path under public/, in order. */
export const picturesOf = (sets: readonly ArtworkSet[]): string[] =>
  sets
    .flatMap(({ drawings = [], vectors = {} }) => [
      ...drawings.map(({ file }) => file),
      ...Object.keys(vectors),
    ])
    .sort();
