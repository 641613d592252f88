import { closestMatch } from 'leven';

/** How many letters may be wrong in a word that is still recognised. */
const reachOf = ({ length }: string) => (length < 5 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The candidate that a misspelt word most probably meant, or none where nothing is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const originals = new Map([...candidates].map((one) => [one.toLowerCase(), one]));
  const target = word.toLowerCase();
  const match = closestMatch(target, [...originals.keys()], { maxDistance: reachOf(word) });
  return match && originals.get(match);
}

/** The path whose file name is nearest to that of one that leads nowhere, in its folder first. */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const beside = all.filter((candidate) => folder(candidate) === folder(path));
  const byName = new Map((beside.length > 0 ? beside : all).map((near) => [fileName(near), near]));
  const name = nearest(fileName(path), byName.keys());
  return name && byName.get(name);
}

const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
