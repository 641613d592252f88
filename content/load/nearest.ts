/** The candidate that a misspelt word most probably meant, or none where nothing is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = reach + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const off = distance(word.toLowerCase(), candidate.toLowerCase());
    if (off < least) {
      best = candidate;
      least = off;
    }
  }
  return best;
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

/** How many letters have to be added, dropped, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
