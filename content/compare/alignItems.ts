import { diffArrays } from 'diff';
import { itemId, withoutIds } from './itemIds.ts';
import { sameValue } from './sameValue.ts';

/** An item of a list before and after. One of the two is missing if the item was added or removed. */
interface Pair {
  readonly before?: number;
  readonly after?: number;
  /** Whether its position changed relative to the items that stayed. */
  readonly moved: boolean;
}

/** Items with at least this share of equal fields are the same item with a changed text. */
const ALIKE = 0.5;

/**
 * Matches the items of two lists, so that one added item is reported as one change. Items match by their id if both
 * have one; then if they are equal and in the same order, equal at another position, or alike in name, position and
 * fields.
 * @param nameOf the value that names an item; undefined if it has no name
 * @param kindOf the kind of an item: items of different kinds never match
 * @returns in the order of the later list; a removed item is at its earlier position
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
    // On the other side of an item that stayed.
    const moved =
      b !== undefined &&
      anchors.some(([otherA, otherB]) => otherA < a !== otherB < b && otherA !== a);
    pairs.push({ before: b, after: a, moved });
  }
  return [...pairs, ...gone.map((b) => ({ before: b, moved: false }))];
}

/** The largest set of pairs with the same order in both lists: the others have moved. */
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
  report: (before: number, after: number) => void,
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
      else report(b++, a++);
    }
    if (!removed && !added) gaps.push({ removed: [], added: [] });
  }
  return gaps;
}

/** Whether two groups of fields are the same item with a changed text. */
export function isAlike(b: unknown, a: unknown): boolean {
  if (typeof b !== 'object' || typeof a !== 'object' || !b || !a) return false;
  const keys = [...new Set([...Object.keys(b), ...Object.keys(a)])];
  const same = keys.filter((key) => sameValue(Reflect.get(b, key), Reflect.get(a, key))).length;
  return same >= keys.length * ALIKE;
}
