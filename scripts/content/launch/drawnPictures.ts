import { readdirSync } from 'node:fs';
import type { ArtworkSet } from '../../artwork/artwork.ts';

const SETS = new URL('../../artwork/sets/', import.meta.url);

/** The pictures that `npm run artwork` draws, by the path that the site serves them under. */
export async function drawnPictures(): Promise<ReadonlySet<string>> {
  const names = readdirSync(SETS).filter((name) => name.endsWith('.ts'));
  const sets: ArtworkSet[] = await Promise.all(names.map((name) => import(`${SETS}${name}`)));
  return new Set(
    sets.flatMap(({ drawings = [], vectors = {} }) =>
      [...drawings.map(({ file }) => file), ...Object.keys(vectors)].map((file) => `/${file}`),
    ),
  );
}
