import { diffArrays } from 'diff';
import { itemId, withoutIds } from './itemIds.ts';
import { sameValue } from './sameValue.ts';

/** An item of a list before and after; one side is missing where it came or went. */
export interface Pair {
  readonly before?: number;
  readonly after?: number;
  /** Whether it changed its place among those that stayed. */
  readonly moved: boolean;
}

/** From this share of equal fields on, an item is the same one with other words. */
const ALIKE = 0.5;

/**
 * Finds for each item of a list which one it is in the other list, so that one item more is one
 * change. First by its id, if both have one; then by being equal in the same order, then equal elsewhere, then by its name, its place
 * and its fields.
 * @param nameOf what names an item; undefined where nothing does
 * @param kindOf of what kind an item is: what is of another kind is another item
 * @returns in the order of the later list; what went stands where it was
 */
export function alignItems(
  listBefore: readonly unknown[],
  listAfter: readonly unknown[],
  nameOf: (item: unknown) => unknown,
  kindOf: (item: unknown) => unknown = () => undefined,
): Pair[] {
  const [before, after] = [listBefore.map(withoutIds), listAfter.map(withoutIds)];
  const [idsBefore, idsAfter] = [listBefore.map(itemId), listAfter.map(itemId)];
  const partner = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (b: number, a: number) => {
    partner.set(a, b);
    free.delete(b);
  };
  idsAfter.forEach((id, a) => {
    const b = id === undefined ? -1 : idsBefore.indexOf(id);
    if (free.has(b)) pair(b, a);
  });
  const isOpen = (b: number, a: number) =>
    free.has(b) && !partner.has(a) && (idsBefore[b] === undefined || idsAfter[a] === undefined);
  const gaps = inOrder(before, after, (b, a) => {
    if (isOpen(b, a)) pair(b, a);
  });
  const anchors = inSameOrder([...partner]);
  const match = (same: (b: unknown, a: unknown) => boolean) => {
    for (const a of after.keys()) {
      if (partner.has(a)) continue;
      const b = [...free].find((one) => isOpen(one, a) && same(before[one], after[a]));
      if (b !== undefined) pair(b, a);
    }
  };
  const isOfKind = (b: unknown, a: unknown) => kindOf(b) === kindOf(a);
  match(sameValue);
  match((b, a) => isOfKind(b, a) && nameOf(b) !== undefined && nameOf(b) === nameOf(a));
  for (const { removed, added } of gaps) {
    const left = added.filter((a) => !partner.has(a));
    for (const kind of new Set(left.map((a) => kindOf(after[a])))) {
      const gone = removed.filter((b) => free.has(b) && kindOf(before[b]) === kind);
      const come = left.filter((a) => kindOf(after[a]) === kind);
      if (gone.length === come.length && gone.every((b, i) => isOpen(b, come[i] as number)))
        come.forEach((a, i) => {
          pair(gone[i] as number, a);
        });
    }
  }
  match((b, a) => isOfKind(b, a) && isAlike(b, a));

  const pairs: Pair[] = [];
  const gone = [...free];
  for (const a of after.keys()) {
    const b = partner.get(a);
    while (gone[0] !== undefined && b !== undefined && gone[0] < b) {
      pairs.push({ before: gone.shift(), moved: false });
    }
    // What stands on another side of one that stayed.
    const moved =
      b !== undefined &&
      anchors.some(([otherA, otherB]) => otherA < a !== otherB < b && otherA !== a);
    pairs.push({ before: b, after: a, moved });
  }
  return [...pairs, ...gone.map((b) => ({ before: b, moved: false }))];
}

/** The most pairs that have the same order in both lists: what the others moved around. */
function inSameOrder(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const chains: [number, number][][] = [];
  for (const [a, b] of [...pairs].sort(([one], [other]) => one - other)) {
    const longest = chains
      .filter((chain) => (chain.at(-1)?.[1] ?? -1) < b)
      .reduce<[number, number][]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, [a, b]]);
  }
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** Reports the pairs that are equal in the same order, and returns the stretches between them. */
function inOrder(
  before: readonly unknown[],
  after: readonly unknown[],
  tell: (before: number, after: number) => void,
) {
  const gaps: { removed: number[]; added: number[] }[] = [{ removed: [], added: [] }];
  let [b, a] = [0, 0];
  for (const { removed, added, count = 0 } of diffArrays(
    before.map((item) => JSON.stringify(item)),
    after.map((item) => JSON.stringify(item)),
  )) {
    for (let i = 0; i < count; i++) {
      if (removed) gaps.at(-1)?.removed.push(b++);
      else if (added) gaps.at(-1)?.added.push(a++);
      else tell(b++, a++);
    }
    if (!removed && !added) gaps.push({ removed: [], added: [] });
  }
  return gaps;
}

/** Whether two groups of fields are the same item with other words. */
export function isAlike(b: unknown, a: unknown): boolean {
  if (typeof b !== 'object' || typeof a !== 'object' || !b || !a) return false;
  const keys = [...new Set([...Object.keys(b), ...Object.keys(a)])];
  const same = keys.filter((key) => sameValue(Reflect.get(b, key), Reflect.get(a, key))).length;
  return same >= keys.length * ALIKE;
}
