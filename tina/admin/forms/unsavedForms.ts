import type { Form, TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import type { Fields } from '../../../content/load/read/schemaWalk.ts';
import { locateFile } from '../../../content/load/source/placement.ts';
import { isBlank } from '../../../content/load/text/body.ts';
import {
  translationName,
  translationOf,
} from '../../../content/load/translations/translationFiles.ts';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { type Collection, collections, recordTitle } from '../../../content/schema/collections.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';
import { sourceOf } from '../translations/source.ts';
import { isTree } from './toRecord.ts';

/** A text field creates an empty tree when it is shown. */
const withoutBlank = (_key: string, value: unknown) =>
  isTree(value) && isBlank(value) ? undefined : value;

const text = (values: unknown) => JSON.stringify(withoutAbsent(values ?? {}), withoutBlank);

/** Once for groups and lists, which are immutable. */
const textOf = oncePer((value: object) => text({ value }));

/** A value as it would be saved, for comparison. */
const meaningOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOf(value) : text({ value });

/** Whether two values of a field would be saved as the same. */
export const meanTheSame = (a: unknown, b: unknown): boolean =>
  a === b || meaningOf(a) === meaningOf(b);

/**
 * Whether a form has unsaved changes. Compares values instead of `dirty`, which covers only the fields on the screen
 * and is false as soon as another form of the page is shown.
 */
export function isUnsaved({ finalForm, crudType }: Form): boolean {
  const { values, initialValues } = finalForm.getState();
  // The editor fills in the file name of a new record by itself.
  const blank = crudType === 'create' && { filename: undefined };
  return text({ ...values, ...blank }) !== text({ ...initialValues, ...blank });
}

/** The forms with unsaved changes. */
export const unsavedForms = (cms: TinaCMS): Form[] =>
  (cms.state?.forms ?? []).map(({ tinaForm }) => tinaForm as Form).filter(isUnsaved);

/** The collection of a form's record or translation. */
export function collectionOf({ path }: Form): Collection {
  const [, folder] = path.split('/');
  const found = Object.values(collections).find((one) => one.folder === folder);
  if (!found) throw new Error(`No form is of ${path}.`);
  return translationOf(path) ? translated(found) : found;
}

/** The names of forms' records for a question: `“Losing well” (Talks); Site`. */
export const namesOf = (forms: readonly Form[]): string => forms.map(nameOf).join('; ');

/** The name of a form's record: its title and kind, or the kind if it is the only record of it. */
export function nameOf(form: Form): string {
  const { placed } = locateFile(recordFile(form));
  if (form.crudType === 'create' || !placed) return 'a new record';
  const { label, single }: Collection = collections[placed.collection];
  const title = titleIn(form, form.finalForm.getState().initialValues);
  return single ? title : `“${title}” (${label})`;
}

/** The file of a form's record, or of the record that it translates. */
export const recordFile = ({ path = '' }: Form): string => translationOf(path)?.of ?? path;

/** The title of a form's record; of a translation that of its record, with the language. */
export function titleIn(form: Form, values: Fields | undefined): string {
  const { placed } = locateFile(recordFile(form));
  if (!placed) return '';
  const translation = translationOf(form.path);
  const data = sourceOf(form)?.record.fields ?? values;
  const title = recordTitle({ ...placed, data });
  return translation ? translationName(title, translation.prefix) : title;
}
