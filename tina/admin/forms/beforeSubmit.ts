import type { TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { autosaveOf } from '../browser/autosave.ts';
import { saveRecord } from '../browser/saveRecord.ts';
import { onForm } from '../events.ts';
import { identify, type Submitted } from './adopt.ts';
import { keepTyped } from './saving.ts';
import { isTree } from './toRecord.ts';
import { collectionOf } from './unsavedForms.ts';
import { tellWrong, wrongFields } from './wrongFields.tsx';

type Values = Record<string, unknown>;

/**
 * Runs after Save is pressed. Saves the record, or refuses one that breaks the schema, alone or together with other
 * records; the form keeps what was typed. Removes cleared fields.
 */
export const beforeSubmit = (collection: Collection, save = saveRecord) =>
  async function submit({ cms, form, values }: Omit<Submitted, 'collection'>): Promise<Values> {
    await autosaveOf(form);
    const done = keepTyped(form);
    const wrong = wrongFields(collection, values);
    if (wrong.length > 0) {
      tellWrong(cms, form, wrong);
      throw new Error(['Not saved.', ...wrong.map(({ words }) => words)].join('\n'));
    }
    // Tina gets them with their ids too: without, the form would differ from what it sent.
    const identified = identify(form);
    await save({ cms, collection, form, values: identified });
    const sent = withoutCleared(identified);
    done(sent);
    return sent;
  };

/**
 * Tina: gives a form what runs before it is saved only once it is shown. One that a draft was brought back into, and that
 * is saved with another one, was reported as saved and was not.
 * Here: each form has it as soon as it is there.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export const prepareForms = (cms: TinaCMS): void =>
  onForm(cms, (form) => {
    form.beforeSubmit = (values) => submitForm({ cms, form, values });
  });

/** Saves a form by the collection of its record or translation. */
export const submitForm = (submitted: Omit<Submitted, 'collection'>): Promise<Values> =>
  beforeSubmit(collectionOf(submitted.form))(submitted);

/** Trees of texts stay unchanged: their empty strings are significant. */
const withoutCleared = (values: Values) => withoutAbsent(values, isTree) as Values;
