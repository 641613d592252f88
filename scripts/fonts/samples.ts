import { globSync, readFileSync } from 'node:fs';

/** What the first screens are set in a face, to measure its stand-ins by. */
export interface Samples {
  claims: string;
  turns: string;
  leads: string;
}

interface Hero {
  headline?: { claim: string; turn: string };
  lead?: string;
}

/** Reads the words that every page opens with: they are there before the faces are. */
export function readSamples(root: URL): Samples {
  const heroes = globSync('content/pages/*.json', { cwd: root })
    .toSorted()
    .map((file): Hero => JSON.parse(readFileSync(new URL(file, root), 'utf8')).hero ?? {});
  const all = (pick: (hero: Hero) => string | undefined) =>
    heroes.flatMap((hero) => pick(hero) ?? []).join(' ');
  return {
    claims: all(({ headline }) => headline?.claim),
    turns: all(({ headline }) => headline?.turn),
    leads: all(({ lead }) => lead),
  };
}
