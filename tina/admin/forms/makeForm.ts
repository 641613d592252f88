// The forms of records. They are saved before Tina calls `onSubmit` (beforeSubmit.ts).
import { type Field, Form, resolveField, type TinaCMS, type TinaSchema } from 'tinacms';
import { z } from 'zod';
import { locateFile } from '../../../content/load/source/placement.ts';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { titleOf } from '../../../content/schema/fields.ts';
import { namelessFile } from '../../shared/editorAddress.ts';
import { isService } from '../../shared/Here.ts';
import type { StoredRecord } from '../../shared/storedRecords.ts';
import { tinaName } from '../../shared/tinaName.ts';
import { VERSION } from '../../shared/version.ts';
import { formValues } from '../pageRecords.ts';
import { fileName } from './formCollection.ts';
import { newRecord } from './newRecord.ts';
import { meanTheSame } from './unsavedForms.ts';

type Values = Record<string, unknown>;

/** What is said of a record that is saved: where others edit too, it is in a proposal. */
const savedWords = () => (isService() ? 'Saved. Not public yet.' : 'Saved.');

/** What all forms of a kind have. */
export function formOf(cms: TinaCMS, kind: CollectionName) {
  const { schema } = cms.api.tina as { schema: TinaSchema };
  const { label, name, fields = [] } = schema.getCollection(kind);
  return {
    label: String(label || name),
    fields: fields.map((field) => resolveField(field, schema)) as Field[],
    onSubmit: () => void cms.alerts.success(savedWords()),
  };
}

/** The form of a record. */
export const makeForm = (cms: TinaCMS, record: StoredRecord): Form =>
  countingAll(
    new Form({
      ...formOf(cms, record.collection),
      id: record.file,
      initialValues: formValues(record),
    }),
  );

/** final-form counts only what is on the screen: here each form knows all of its fields, and compares what they mean. */
export function countingAll(form: Form, ...others: readonly string[]): Form {
  for (const name of [...form.fields.map((field) => field.name), ...others])
    form.finalForm.registerField(name, () => {}, {}, {
      isEqual: meanTheSame,
      silent: true,
    } as object);
  return form;
}

/** @param folder that of the record's kind */
const fileNameField = (folder: string, format: string) =>
  ({
    name: 'filename',
    label: 'Name of the file',
    component: 'text',
    description:
      'Made from the title: small letters, digits and hyphens, or a number if the title has none. It stays when the title changes.',
    validate: (value: string | undefined) => {
      const [wrong] = value ? locateFile(`content/${folder}/${value}.${format}`).diagnostics : [];
      return wrong && `${wrong.rule} ${wrong.fix}`;
    },
  }) as unknown as Field;

/**
 * The form of a new record. Its file is named after the title until a name is typed.
 * @param from the record that it is a copy of
 */
export function makeNewForm(cms: TinaCMS, kind: CollectionName, from?: StoredRecord): Form {
  const { folder, format, schema } = collections[kind];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${kind} is not a record of fields.`);
  const title = tinaName(titleOf(schema) ?? '');
  const { [VERSION]: _, ...copied } = from ? formValues(from) : (newRecord(schema) as Values);
  const { fields, ...rest } = formOf(cms, kind);
  /** The name that was made last: another one was typed. */
  let made = '';
  const form: Form = new Form({
    ...rest,
    crudType: 'create',
    id: namelessFile(kind),
    initialValues: copied,
    fields: [...fields, fileNameField(folder, format)],
    extraSubscribeValues: { active: true, submitting: true },
    onChange: ({ values = {}, active, submitting }: Changed) => {
      if (submitting) return;
      const name = String(values.filename ?? '');
      form.path = `content/${folder}/${name}.${format}`;
      const next = fileName(kind, String(values[title] ?? ''));
      if (active === 'filename' || name !== made || next === made) return;
      made = next;
      form.finalForm.change('filename', next);
    },
  });
  return countingAll(form);
}

interface Changed {
  values?: Values;
  active?: string;
  submitting?: boolean;
}
