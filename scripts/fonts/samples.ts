import { globSync, readFileSync } from 'node:fs';

/** Words and the weight in which they are set. */
export interface Sample {
  text: string;
  weight: number;
}

/** What the first screens are set in, to measure stand-ins by. */
export interface Samples {
  claims: readonly Sample[];
  turns: readonly Sample[];
  /** The paragraph under each headline, and the words of the bar; as heavy, the one as the other. */
  text: readonly Sample[];
}

interface Hero {
  headline?: { claim: string; turn: string };
  lead?: string;
}

interface Site {
  navigation: { label: string }[];
}

/** Reads the words that every page opens with: they are there before the faces are. */
export function readSamples(root: URL): Samples {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  const heroes = globSync('content/pages/*.json', { cwd: root })
    .toSorted()
    .map((file): Hero => read(file).hero ?? {});
  const { navigation }: Site = read('content/site/site.json');
  const all = (pick: (hero: Hero) => string | undefined, weight: number): Sample => ({
    text: heroes.flatMap((hero) => pick(hero) ?? []).join(' '),
    weight,
  });
  return {
    claims: [all(({ headline }) => headline?.claim, 340)],
    turns: [all(({ headline }) => headline?.turn, 340)],
    text: [
      all(({ lead }) => lead, 400),
      { text: navigation.map(({ label }) => label).join(' '), weight: 500 },
    ],
  };
}
