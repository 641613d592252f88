import { diffArrays } from 'diff';
import type { Atom } from './atoms.ts';
import { type Box, bottom } from './box.ts';

/** A place of a page that looks different, on both sides of a change. */
export interface Region {
  readonly before: Side;
  readonly after: Side;
}

/** What to outline, and where the place is even if nothing of it is there. */
export interface Side {
  readonly boxes: readonly Box[];
  readonly top: number;
  readonly bottom: number;
}

/** Beyond so many parts that differ, two pages have too little in common to be laid side by side. */
const MOST_EDITS = 2000;

/**
 * What looks different on a page. Parts of the page are matched by what they show and how, not by
 * where they stand, so that what only moved down does not count.
 */
export function changedRegions(before: readonly Atom[], after: readonly Atom[]): Region[] {
  const changes = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: MOST_EDITS },
  );
  if (!changes) return [{ before: side(before, 0), after: side(after, 0) }];
  const regions: Region[] = [];
  let [b, a] = [0, 0];
  for (let i = 0; i < changes.length; i++) {
    const gone = changes[i]?.removed ? (changes[i]?.count ?? 0) : 0;
    if (gone) i++;
    const come = changes[i]?.added ? (changes[i]?.count ?? 0) : 0;
    if (!gone && !come) {
      b += changes[i]?.count ?? 0;
      a += changes[i]?.count ?? 0;
      continue;
    }
    if (gone && !come) i--;
    regions.push({
      before: side(before.slice(b, b + gone), endOf(before[b - 1])),
      after: side(after.slice(a, a + come), endOf(after[a - 1])),
    });
    b += gone;
    a += come;
  }
  return regions;
}

const endOf = (atom: Atom | undefined) => (atom ? bottom(atom.box) : 0);

/** @param place where it would stand, were it there */
function side(atoms: readonly Atom[], place: number): Side {
  const boxes = atoms.map(({ box }) => box);
  if (boxes.length === 0) return { boxes, top: place, bottom: place };
  return {
    boxes,
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(bottom)),
  };
}
