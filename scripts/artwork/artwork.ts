// `npm run artwork [-- word …]`: draws every picture of public/images again, or those whose path
// has one of the words in it. Each set is a file of scripts/artwork/sets that exports its drawings.
import { readdirSync } from 'node:fs';
import { close, type Drawing, draw, write } from './lib/render.ts';

/** What a file of scripts/artwork/sets exports. */
export interface ArtworkSet {
  /** Pictures that a browser renders. */
  drawings?: readonly Drawing[];
  /** SVG files, by path under public/. */
  vectors?: Readonly<Record<string, () => string>>;
}

const words = process.argv.slice(2);
const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));

for (const name of readdirSync(new URL('./sets/', import.meta.url)).sort()) {
  if (!name.endsWith('.ts')) continue;
  const set = (await import(`./sets/${name}`)) as ArtworkSet;
  for (const drawing of set.drawings ?? []) {
    if (!wanted(drawing.file)) continue;
    await draw(drawing);
    console.log(drawing.file);
  }
  for (const [file, markup] of Object.entries(set.vectors ?? {})) {
    if (!wanted(file)) continue;
    write(file, markup());
    console.log(file);
  }
}
await close();
