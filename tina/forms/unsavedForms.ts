import type { Form, TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import { writeBody } from '../../content/load/text/body.ts';
import { type Collection, collections, recordTitle } from '../../content/schema/collections.ts';
import { isTree } from './toRecord.ts';

/** The editor of a text makes a tree of nothing as soon as it is shown. */
const withoutBlank = (_key: string, value: unknown) =>
  isTree(value) && writeBody(value).trim() === '' ? undefined : value;

const text = (values: unknown) => JSON.stringify(withoutAbsent(values ?? {}), withoutBlank);

const texts = new WeakMap<object, string>();

/** What a value of a form means; of a group or a list found once, for it never changes in itself. */
function meaningOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return text({ value });
  const known = texts.get(value) ?? text({ value });
  texts.set(value, known);
  return known;
}

/** Whether two values of a field would be saved alike. */
export const meanTheSame = (a: unknown, b: unknown): boolean =>
  a === b || meaningOf(a) === meaningOf(b);

/** Fields of a record that is still to be made which the editor fills in by itself. */
const isFilled = ({ name, component }: Form['fields'][number]) =>
  name === 'filename' || component === 'nextNumber';

/**
 * Whether a form holds words that are not saved. By its values, and not by its own `dirty`: that knows the
 * fields on the screen alone, and is false as soon as another form of the page is shown.
 */
export function isUnsaved({ finalForm, crudType, fields }: Form): boolean {
  const { values, initialValues } = finalForm.getState();
  const filled = crudType === 'create' ? fields.filter(isFilled) : [];
  const blank = Object.fromEntries(filled.map(({ name }) => [name, undefined]));
  return text({ ...values, ...blank }) !== text({ ...initialValues, ...blank });
}

/** The forms that hold words which are not saved. */
export const unsavedForms = (cms: TinaCMS): Form[] =>
  (cms.state?.forms ?? []).map(({ tinaForm }) => tinaForm as Form).filter(isUnsaved);

/** The records of forms as a question calls them: `“Losing well” (Talks); Site`. */
export const namesOf = (forms: readonly Form[]): string => forms.map(nameOf).join('; ');

/** What a form's record is called, by its title and its kind; of a page its kind says all. */
export function nameOf({ crudType, finalForm, path = '' }: Form): string {
  const { placed } = placeFile(path);
  if (crudType === 'create' || !placed) return 'a new record';
  const { label, single }: Collection = collections[placed.collection];
  const title = recordTitle({ ...placed, data: finalForm.getState().initialValues });
  return single ? label : `“${title}” (${label})`;
}
