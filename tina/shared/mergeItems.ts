import { alignItems } from '../../content/compare/alignItems.ts';
import { sameValue } from '../../content/compare/sameValue.ts';
import type { MergeContext, Place, Sides } from './mergeRecords.ts';

/** A list as three people know it. */
export type Lists = Readonly<Record<keyof Sides, readonly unknown[]>>;

/** What an editor calls the items of a list. */
export interface ItemNames {
  /** What names an item; undefined where nothing does. */
  readonly nameOf: (item: unknown) => unknown;
  /** Of what kind a section is: what is of another kind is another item. */
  readonly kindOf: (item: unknown) => unknown;
  readonly labelOf: (item: unknown, index: number) => string;
}

/** One item in all lists that hold it, by its place there. */
interface Item {
  readonly base?: number;
  mine?: number;
  theirs?: number;
}

/**
 * Brings two people's lists together item by item: what one added, changed or took away counts beside
 * what the other did to other items. An item that one changed and the other took away is asked for, and
 * so is the order where both changed it.
 * @param mergeItem brings two versions of one item together; undefined is nothing left
 */
export function mergeItems(
  lists: Lists,
  names: ItemNames,
  { at, label }: Place,
  context: MergeContext,
  mergeItem: (sides: Sides, place: Place) => unknown,
): unknown[] {
  const items = alignAll(lists, names);
  const values = new Map<Item, unknown>();
  for (const item of items) {
    const sides = sidesOf(lists, item);
    const index = item.mine ?? item.theirs ?? 0;
    const named = names.labelOf(sides.mine ?? sides.theirs, index);
    const place = { at: [...at, index], label: [...label, named] };
    const value = itemValue(item, sides, place, mergeItem);
    if (value !== undefined) values.set(item, value);
  }
  const kept = [...values.keys()];
  const order = orderOf(kept, lists, names, { at, label }, context);
  return order.map((item) => values.get(item));
}

const sidesOf = (lists: Lists, { base, mine, theirs }: Item): Sides => ({
  base: base === undefined ? undefined : lists.base[base],
  mine: mine === undefined ? undefined : lists.mine[mine],
  theirs: theirs === undefined ? undefined : lists.theirs[theirs],
});

function itemValue(
  item: Item,
  sides: Sides,
  place: Place,
  mergeItem: (sides: Sides, place: Place) => unknown,
): unknown {
  const { base, mine, theirs } = sides;
  if (item.mine !== undefined && item.theirs !== undefined) return mergeItem(sides, place);
  const stayed = mine ?? theirs;
  if (item.base === undefined) return stayed;
  // One took it away; the other may have left it as it was.
  if (stayed === undefined || sameValue(stayed, base)) return undefined;
  return mergeItem(sides, place);
}

/** Finds out which item is which in all three lists. */
function alignAll({ base, mine, theirs }: Lists, { nameOf, kindOf }: ItemNames): Item[] {
  const items: Item[] = base.map((_, index) => ({ base: index }));
  const added = { mine: [] as Item[], theirs: [] as Item[] };
  for (const [side, list] of [['mine', mine] as const, ['theirs', theirs] as const]) {
    for (const { before, after } of alignItems(base, list, nameOf, kindOf)) {
      if (after === undefined) continue;
      const known = before === undefined ? undefined : items[before];
      if (known) known[side] = after;
      else added[side].push({ [side]: after });
    }
  }
  // What both added alike, or by the same name, is one item.
  const alone = added.theirs.filter(({ theirs: index = 0 }) => {
    const twin = added.mine.find(({ mine: own = 0, theirs: taken }) => {
      if (taken !== undefined) return false;
      const name = nameOf(mine[own]);
      return (
        sameValue(mine[own], theirs[index]) ||
        (name !== undefined &&
          name === nameOf(theirs[index]) &&
          kindOf(mine[own]) === kindOf(theirs[index]))
      );
    });
    if (twin) twin.theirs = index;
    return !twin;
  });
  return [...items, ...added.mine, ...alone];
}

type Side = 'mine' | 'theirs';

const inOrderOf = (items: readonly Item[], side: Side | 'base'): Item[] =>
  items
    .filter((item) => item[side] !== undefined)
    .sort((a, b) => (a[side] as number) - (b[side] as number));

/** The order of the side that changed it, with the other side's new items after their neighbours. */
function orderOf(
  kept: readonly Item[],
  lists: Lists,
  names: ItemNames,
  { at, label }: Place,
  context: MergeContext,
): Item[] {
  const common = kept.filter((item) => inAll(item));
  const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((side) =>
    inOrderOf(common, side),
  ) as [Item[], Item[], Item[]];
  let backbone: Side = 'mine';
  if (sameValue(mine, base) && !sameValue(theirs, base)) backbone = 'theirs';
  else if (!sameValue(mine, theirs) && !sameValue(theirs, base)) {
    const called = (list: readonly unknown[]) => list.map(names.labelOf).join(', ');
    const sides = {
      base: called(lists.base),
      mine: called(lists.mine),
      theirs: called(lists.theirs),
    };
    backbone = context.decide(sides, { at, label: [...label, 'Order'] }, undefined);
  }
  const other: Side = backbone === 'mine' ? 'theirs' : 'mine';
  const order = inOrderOf(kept, backbone);
  let behind = -1;
  for (const item of inOrderOf(kept, other)) {
    const place = order.indexOf(item);
    if (place >= 0) {
      behind = place;
      continue;
    }
    do behind += 1;
    while (order[behind] && order[behind]?.[other] === undefined);
    order.splice(behind, 0, item);
  }
  return order;
}

const inAll = ({ base, mine, theirs }: Item) =>
  base !== undefined && mine !== undefined && theirs !== undefined;
