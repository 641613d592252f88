/** The number of letters to add, remove or replace to turn one word into another (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}

/** How many wrong letters a word may have and still be recognised. */
const reachOf = ({ length }: string) => (length < 5 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The candidate that a misspelt word most probably meant; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const originals = new Map([...candidates].map((one) => [one.toLowerCase(), one]));
  const target = word.toLowerCase();
  const reach = reachOf(word);
  let [match, least] = [undefined as string | undefined, reach + 1];
  for (const [candidate, original] of originals) {
    // Most candidates are ruled out by their lengths alone.
    if (Math.abs(candidate.length - target.length) >= least) continue;
    const away = distance(target, candidate);
    if (away < least) [match, least] = [original, away];
  }
  return match;
}

/** The path whose file name is closest to that of a broken path, first among those in its folder. */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const peers = all.filter((candidate) => folder(candidate) === folder(path));
  const byName = new Map((peers.length > 0 ? peers : all).map((near) => [fileName(near), near]));
  const name = nearest(fileName(path), byName.keys());
  return name && byName.get(name);
}

const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
