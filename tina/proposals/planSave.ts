import { inspect, translationsIn } from '../../content/load/inspect.ts';
import { canonicalText } from '../../content/load/read/canonical.ts';
import { fieldsOf } from '../../content/load/read/record.ts';
import { type Fields, fieldAt } from '../../content/load/read/schemaWalk.ts';
import {
  renamedTranslation,
  translationOf,
} from '../../content/load/translations/translationFiles.ts';
import { type Collection, recordTitle } from '../../content/schema/collections.ts';
import type { Save } from '../shared/Repository.ts';
import { collectionOf, nameIn, recordName, slugOf } from './contentFiles.ts';
import { WHOLE } from './merge/fieldConflicts.ts';
import { ask, contextOf, normal, planText, readMine } from './planText.ts';
import type { NoPlan, SavePlan, SaveState } from './savePlan.ts';
import { gone, movedAlready, nameTaken } from './savePlan.ts';

/** Decides what a save writes, given what others saved since its form was opened. */
export function planSave(state: SaveState, save: Save): Promise<SavePlan | NoPlan> {
  const { file, renamedFrom } = save;
  const collection = collectionOf(file);
  const isMoved = renamedFrom !== undefined && renamedFrom !== file;
  if (!collection || (isMoved && collectionOf(renamedFrom) !== collection)) {
    const named = isMoved ? `${renamedFrom} as ${file}` : file;
    const message = `No record can be kept as ${named}: names are made of small letters, digits and hyphens, and a record stays in the folder of its kind.`;
    return Promise.resolve({ kind: 'refused', messages: [message] });
  }
  if (save.deleted) return planDeletion(state, save, collection);
  return isMoved
    ? planRenaming(state, save, collection, renamedFrom)
    : planWriting(state, save, collection);
}

async function planDeletion(
  state: SaveState,
  save: Save,
  collection: Collection,
): Promise<SavePlan | NoPlan> {
  const { file, base } = save;
  const current = await state.read(file);
  const plan = unchanged(file);
  // Twice deleted is deleted: the first answer may have been lost.
  if (!current) return { ...plan, subject: `Delete ${file}` };
  const theirs = normal(collection, current.text);
  const name = recordName(file, current.text);
  if (base !== current.version) {
    const before = base === null ? undefined : normal(collection, await state.text(base));
    const context = contextOf(state, save);
    if (JSON.stringify(before) !== JSON.stringify(theirs)) {
      const sides = { base: before, mine: undefined, theirs };
      const choice = context.decide(sides, WHOLE, fieldAt(collection.schema, []));
      if (context.conflicts.length > 0) return ask(state, context.conflicts, file, current);
      if (choice === 'theirs') return { ...plan, subject: `Keep “${name}”` };
    }
  }
  const shown = namersOf(state.root, file).filter((one) => !state.besides.has(one.file));
  if (shown.length > 0) {
    const verb = shown.length === 1 ? 'shows' : 'show';
    const message = `“${name}” is not deleted: ${shown.map(recordTitle).join(', ')} still ${verb} it. Take it off there first.`;
    return { kind: 'refused', messages: [message] };
  }
  const gone = [file, ...translationsAt(state.root, file)].map((one) => [one, undefined] as const);
  return { ...plan, texts: new Map(gone), subject: `Delete “${name}”` };
}

async function planRenaming(
  state: SaveState,
  save: Save,
  collection: Collection,
  from: string,
): Promise<SavePlan | NoPlan> {
  const { file } = save;
  const mine = readMine(collection, save.record);
  if (typeof mine !== 'string') return mine;
  const [old, taken] = [await state.read(from), await state.read(file)];
  if (taken) {
    const isDone = !old && taken.text === mine;
    return isDone ? unchanged(file) : nameTaken(state, file);
  }
  if (!old) {
    const there = await state.whereTo(from);
    return there?.file ? movedAlready(state, there.file, there.who) : gone(from, there?.who);
  }
  const written = await planText(state, save, collection, from, old, mine);
  if (written.kind !== 'plan') return written;
  const texts = new Map([[from, undefined], ...written.texts]) as Map<string, string | undefined>;
  const text = written.texts.get(from) ?? old.text;
  texts.set(from, undefined);
  texts.set(file, text);
  // Its words in other languages go where it goes.
  for (const translation of translationsAt(state.root, from)) {
    const words = written.texts.get(translation) ?? (await state.read(translation))?.text;
    texts.set(translation, undefined);
    texts.set(renamedTranslation(translation, file), words);
  }
  for (const reading of namersOf(state.root, from)) {
    const renamed = renameReference(reading.data, from, file);
    const other = collectionOf(reading.file);
    if (other) texts.set(reading.file, canonicalText(other, renamed));
  }
  const subject = `Rename “${recordName(from, old.text)}” to ${slugOf(file)}`;
  return { ...written, file, texts, subject };
}

async function planWriting(
  state: SaveState,
  save: Save,
  collection: Collection,
): Promise<SavePlan | NoPlan> {
  const { file, base } = save;
  const mine = readMine(collection, save.record);
  if (typeof mine !== 'string') return mine;
  const current = await state.read(file);
  const isTranslation = translationOf(file) !== undefined;
  if (isTranslation ? !current : base === null) {
    if (!current) {
      const texts = new Map(isTranslation && isEmpty(collection, mine) ? [] : [[file, mine]]);
      return { ...unchanged(file), texts, subject: `Add “${nameIn(state.root, file, mine)}”` };
    }
    // The first answer may have been lost.
    return current.text === mine ? unchanged(file) : nameTaken(state, file);
  }
  if (current) {
    const plan = await planText(state, save, collection, file, current, mine);
    if (!isTranslation || plan.kind !== 'plan') return plan;
    // Without words, a translation is no longer one: its page would repeat the site's own.
    const texts = [...plan.texts].map(([path, text]) => {
      const isGone = path === file && text !== undefined && isEmpty(collection, text);
      return [path, isGone ? undefined : text] as const;
    });
    return { ...plan, texts: new Map(texts) };
  }
  const there = await state.whereTo(file);
  const moved = there?.file ? await state.read(there.file) : undefined;
  if (!there?.file || !moved) return gone(file, there?.who);
  return planText(state, save, collection, there.file, moved, mine);
}

const isEmpty = (collection: Collection, text: string): boolean =>
  Object.keys(fieldsOf(collection, text) ?? {}).length === 0;

const unchanged = (file: string): SavePlan => ({
  kind: 'plan',
  file,
  texts: new Map(),
  merged: [],
  subject: '',
});

/** The files that hold a record’s words in other languages. */
const translationsAt = (root: string, file: string): string[] =>
  translationsIn(root, file).map((translation) => translation.file);

/** The records that show another. */
const namersOf = (root: string, file: string) =>
  inspect(root).readings.filter(
    (reading) =>
      reading.file !== file &&
      reading.mentions.some(({ meta, value }) => meta.widget === 'reference' && value === file),
  );

/** A path of a record is nothing else than a reference to it. */
const renameReference = (data: Fields | undefined, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value) => (value === from ? to : value));
