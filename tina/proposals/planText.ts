import { fieldChanges } from '../../content/compare/fieldChanges.ts';
import { itemNamer } from '../../content/compare/fieldReview.ts';
import { itemId, withoutIds } from '../../content/compare/itemIds.ts';
import { withUnknown } from '../../content/compare/withUnknown.ts';
import { translationsIn } from '../../content/load/inspect.ts';
import { canonical, canonicalText } from '../../content/load/read/canonical.ts';
import { parseJson } from '../../content/load/read/json.ts';
import { fieldsOf } from '../../content/load/read/record.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { followTexts } from '../../content/load/translations/merge.ts';
import { translated } from '../../content/load/translations/translationSchema.ts';
import type { Collection } from '../../content/schema/collections.ts';
import { readable } from '../shared/damagedRecords.ts';
import { mergeRecords } from '../shared/mergeRecords.ts';
import type { FieldConflict, MergedField, Save, StoredText } from '../shared/Repository.ts';
import { nameIn, recordNames } from './contentFiles.ts';
import { questions, signed } from './merge/fieldConflicts.ts';
import type { NoPlan, SavePlan, SaveState } from './savePlan.ts';

/** Merges the sent record with the stored one. */
export async function planText(
  state: SaveState,
  save: Save,
  collection: Collection,
  file: string,
  current: StoredText,
  mine: string,
): Promise<SavePlan | NoPlan> {
  const plan = {
    kind: 'plan' as const,
    file,
    subject: `Change “${nameIn(state.root, file, current.text)}”`,
  };
  if (readable(file, current.text) !== current.text) {
    const message = `${file} cannot be read: it is damaged, or another person is changing it by hand. What you typed is kept; ask whoever works on the site to correct the file.`;
    return { kind: 'refused', messages: [message] };
  }
  const before = await textBefore(state, save, collection, current);
  const keepsOld = before !== undefined && !save.withoutOld;
  const own = keepsOld ? withUnknown(collection, before, mine) : mine;
  const { sides, remember } = state.lineage.follow(
    save.base,
    current.version,
    { opened: save.opened, record: save.record },
    {
      base: normal(collection, before),
      mine: normal(collection, own),
      theirs: normal(collection, current.text),
    },
  );
  const written = (text: string, record: unknown) => ({
    texts: new Map(
      text === current.text
        ? []
        : [[file, text], ...followingTexts(state.root, collection, file, sides.theirs, record)],
    ),
    record,
    remember: (version: string) => remember(version, record),
  });
  if (save.base === current.version) return { ...plan, merged: [], ...written(own, sides.mine) };
  const context = contextOf(state, save);
  const value = mergeRecords(collection.schema, sides, context) as Fields;
  if (context.conflicts.length > 0) return ask(state, context.conflicts, file, current);
  // Words of others that were chosen in answer to a question are no news.
  const unasked = mergeRecords(collection.schema, sides, { ...context, decide: () => 'mine' });
  const [mineNow, others, text] = [sides.mine, unasked, value].map(withoutIds) as Fields[];
  const merged = fieldChanges(collection.schema, mineNow, others, context.nameItem).map(
    ({ path, what, before, after }): MergedField => ({ label: path, what, before, after }),
  );
  return { ...plan, merged, ...written(canonicalText(collection, text), value) };
}

const isSame = (one: unknown, other: unknown) =>
  itemId(one) !== undefined && itemId(one) === itemId(other);

/** The translations that change with the texts of their record. */
const followingTexts = (
  root: string,
  collection: Collection,
  file: string,
  before: unknown,
  after: unknown,
) =>
  translationsIn(root, file).flatMap(({ file: translation, words }): [string, string][] => {
    const next = followTexts(collection.schema, before, after, words, isSame);
    return next ? [[translation, canonicalText(translated(collection), next)]] : [];
  });

/** The text that a form began from; undefined for a new record. */
async function textBefore(
  state: SaveState,
  { base, opened }: Save,
  collection: Collection,
  current: StoredText,
): Promise<string | undefined> {
  if (base === null) return undefined;
  if (base === current.version) return current.text;
  const known = await state.text(base);
  if (known !== undefined || !opened) return known;
  return withUnknown(collection, current.text, canonicalText(collection, withoutIds(opened)));
}

/** What was sent, in the canonical form. */
export function readMine(collection: Collection, record: unknown): string | NoPlan {
  // As a file would have it, which is read fastest.
  const written = JSON.stringify(withoutIds(record), null, 2) ?? '';
  const { data, faults } = parseJson(`${written}\n`);
  if (data === undefined || faults.length > 0) {
    return { kind: 'refused', messages: faults.map(({ rule, fix }) => `${rule} ${fix}`) };
  }
  return canonicalText(collection, data);
}

/** A record's fields as an editor would write them: what is only written differently is the same. */
export function normal(collection: Collection, text: string | undefined): Fields | undefined {
  if (text === undefined) return undefined;
  return fieldsOf(collection, canonical(collection, text) ?? text);
}

export function contextOf({ root }: SaveState, { file, resolved = {} }: Save) {
  return questions(file, resolved, itemNamer({ nameOf: recordNames(root) }));
}

export async function ask(
  state: SaveState,
  conflicts: readonly FieldConflict[],
  file: string,
  { version }: StoredText,
): Promise<NoPlan> {
  const fields = signed(conflicts, await state.lastChange(file));
  return { kind: 'conflict', fields, version };
}
