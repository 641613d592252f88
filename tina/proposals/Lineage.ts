import { copyIds, idsIn, renameIds, withIds } from '../../content/compare/itemIds.ts';
import { keepNewest } from '../../content/schema/keepNewest.ts';
import type { Sides } from '../shared/mergeRecords.ts';

/** Versions of records whose items are known; the oldest are forgotten. */
const MOST = 1_000;
const MOST_ITEMS = 100_000;

/** What a form sent: the record that it began from, and the record now. Their items have the form's own ids. */
interface FormRecords {
  readonly opened: unknown;
  readonly record: unknown;
}

/**
 * Which item of one version of a record is which item of a later one, for all versions that were saved here. Files
 * hold no ids; without them a merge can only guess by content. After a restart it guesses once for each open form.
 */
export class Lineage {
  readonly #records = new Map<string, unknown>();
  /** The id that an item has here, by the id that a form gave it. */
  readonly #known = new Map<unknown, unknown>();

  /**
   * @param base the version that the form began from; null for a new record, '' if it is not known
   * @param current the version that is stored now
   */
  follow(
    base: string | null,
    current: string | undefined,
    { opened, record }: FormRecords,
    sides: Sides,
  ) {
    const inward = (id: unknown) => this.#known.get(id) ?? id;
    const from = copyIds(opened, sides.base);
    const mine = copyIds(record, sides.mine);
    const stored = base ? this.#records.get(base) : undefined;
    // The same version has the same items in the same places.
    if (stored) {
      const ids = idsIn(stored);
      idsIn(from).forEach((id, index) => {
        if (inward(id) !== ids[index]) keepNewest(this.#known, id, ids[index], MOST_ITEMS);
      });
    } else if (base) keepNewest(this.#records, base, renameIds(from, inward), MOST);
    const outward = new Map([...idsIn(from), ...idsIn(mine)].map((id) => [inward(id), id]));
    const theirs = current === undefined ? undefined : this.#records.get(current);
    return {
      /** The three sides, their items named as the form names them. */
      sides: {
        base: from,
        mine,
        theirs: renameIds(copyIds(theirs, sides.theirs), (id) => outward.get(id) ?? id),
      },
      /** Remembers the items of the version that the save wrote. */
      remember: (version: string, merged: unknown) =>
        keepNewest(this.#records, version, renameIds(withIds(merged), inward), MOST),
    };
  }
}
