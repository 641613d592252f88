import type { Form, TinaCMS } from 'tinacms';
import { idsIn, renameIds, withoutIds } from '../../../content/compare/itemIds.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { timeText } from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/locale.ts';
import { onForm } from '../events.ts';
import { type Draft, draftKeys, draftOf, keepDraft } from './draftStore.ts';
import { fillForm } from './fillForm.ts';
import { changedFields, mergeForm } from './mergeForm.ts';
import { toRecord } from './toRecord.ts';
import { collectionOf, isUnsaved, meanTheSame, nameOf } from './unsavedForms.ts';

/** Where several people edit (the service): whose words these are, and when they can be read. */
export const drafts = { of: '', ready: Promise.resolve() };

/** A record that is still to be made has no name: its form is known by where it is made. */
const keyOf = ({ crudType, path }: Form) =>
  `draft:${drafts.of}${crudType === 'create' ? window.location.hash.replace(/[~/]+$/, '') : path}`;

/** The records that have unsaved words, by the same key. */
export async function filesWithDrafts(): Promise<ReadonlySet<string>> {
  await drafts.ready;
  const begin = `draft:${drafts.of}`;
  const own = (await draftKeys()).filter((key) => key.startsWith(begin));
  return new Set(own.map((key) => key.slice(begin.length)));
}

const UNTIL_CLOSED = 0;

const NOT_KEPT =
  'This browser keeps nothing of what you type: its storage is full, or closed to this page. Save before you leave a record.';

/**
 * Tina: discards what is typed when another page of the editor is opened, or the editor is closed.
 * Here: it is kept in the browser until it is saved or taken back, and offered when the record is opened
 * again. A field that was changed in the record meanwhile stays as it is there, and the words for it are
 * shown beside.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keepDrafts(cms: TinaCMS): void {
  let isTold = false;
  const keep = (key: string, draft: Draft | undefined) =>
    keepDraft(key, draft).catch(() => {
      if (isTold) return;
      isTold = true;
      cms.alerts.warn(NOT_KEPT, UNTIL_CLOSED);
    });
  onForm(cms, async (form) => {
    const key = keyOf(form);
    const kept = drafts.ready.then(() => draftOf(key));
    let was = false;
    form.subscribe(
      ({ values, submitSucceeded }) => {
        const isMade = form.crudType === 'create' && submitSucceeded;
        const is = !isMade && isUnsaved(form);
        if (is) {
          const { initialValues: began } = form;
          void keep(key, { at: Date.now(), began, values });
        } else if (was) void keep(key, undefined);
        was = is;
      },
      { values: true, initialValues: true, submitSucceeded: true },
    );
    const draft = await kept;
    if (!draft) return;
    requestAnimationFrame(() => {
      // What was typed by now is kept in its place.
      if (!offer(cms, form, draft) && !isUnsaved(form)) void keep(key, undefined);
    });
  });
}

/** @returns whether it was wanted */
function offer({ alerts }: TinaCMS, form: Form, { at, began, values }: Draft): boolean {
  const now = form.initialValues as Values;
  const { schema } = collectionOf(form);
  // The page was closed before its draft was deleted, and after the record was saved.
  if (meanTheSame(toRecord(schema, values), toRecord(schema, now))) return false;
  const when = `${timeText(at)}, ${CLOCK},`;
  const question = `What you typed into ${nameOf(form)} on ${when} was not saved. Bring it back?`;
  if (!window.confirm(question)) return false;
  const same = sameItems(began, now);
  const merged = same
    ? { values: renameIds(values, (id) => same?.get(id) ?? id) as Values, conflicts: [] }
    : mergeWithoutIds(schema, began, values, now);
  fillForm(form, changedFields(now, merged.values));
  if (merged.conflicts.length > 0)
    alerts.error(
      [
        'These fields were changed elsewhere too, and show that change. You had typed:',
        ...merged.conflicts.map(
          ({ at: [name], label: [, ...inner], mine }) =>
            `${[labelOf(form, String(name)), ...inner].join(' › ')}: ${JSON.stringify(withoutIds(mine))}`,
        ),
      ].join('\n'),
      UNTIL_CLOSED,
    );
  return true;
}

type Values = Record<string, unknown>;
type Schema = Collection['schema'];

/** The ids of a form's items by those of an earlier form of the same record; undefined if the record has changed. */
function sameItems(before: unknown, now: unknown): ReadonlyMap<unknown, unknown> | undefined {
  if (!meanTheSame(withoutIds(before), withoutIds(now))) return undefined;
  const ids = idsIn(now);
  return new Map(idsIn(before).map((id, at) => [id, ids[at]]));
}

/** The ids of two forms name different items, although the record is the same. */
const mergeWithoutIds = (schema: Schema, ...forms: [Values, Values, Values]) =>
  mergeForm(schema, ...(forms.map(withoutIds) as typeof forms), 'theirs');

const labelOf = ({ fields }: Form, name: string) =>
  fields.find((field) => field.name === name)?.label ?? name;
