// `npm run artwork [-- word …]`: draws every picture of public/images again, or those whose path
// has one of the words in it. Each set is a file of scripts/artwork/sets that exports its drawings; the
// list of all pictures is kept beside them, for whoever asks which of them are drawn.
import { writeFileSync } from 'node:fs';
import { loadSets, picturesOf } from './lib/artworkSets.ts';
import { close, draw, write } from './lib/render.ts';

const words = process.argv.slice(2);
const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));

const sets = await loadSets();
writeFileSync(
  new URL('pictures.json', import.meta.url),
  `${JSON.stringify(picturesOf(sets), null, 2)}\n`,
);
for (const set of sets) {
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
