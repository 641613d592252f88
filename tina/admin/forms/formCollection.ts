import type { Collection as TinaCollection, TinaField } from 'tinacms';
import { z } from 'zod';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import type { Fields } from '../../../content/load/read/schemaWalk.ts';
import { slug } from '../../../content/load/read/slug.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../../content/schema/collections.ts';
import { titleOf } from '../../../content/schema/fields.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';
import { tinaName } from '../../shared/tinaName.ts';
import { knownFiles } from '../records/pageRoutes.ts';
import { submitForm } from './beforeSubmit.ts';
import { formFields, type Validate } from './formField.ts';
import { isTree, toRecord } from './toRecord.ts';
import { faultsIn } from './wrongFields.tsx';

/** What is wrong with the fields of a form, by their names in it. */
function messagesIn(collection: Collection, values: Fields): ReadonlyMap<string, string> {
  // Texts are left out: their fields show no message, and they take longest to serialise.
  const fields = Object.entries(values).filter(([, value]) => !isTree(value));
  const record = withoutAbsent(toRecord(collection.schema, Object.fromEntries(fields)));
  const found = faultsIn(collection, record).map(({ path, words }) => {
    const name = path.map((step) => tinaName(String(step))).join('.');
    return [name, words] as const;
  });
  // Of several, a field shows the first.
  return new Map(found.toReversed());
}

/** The validation of a form's fields: each shows what is wrong with it. */
export function validation(collection: Collection): Validate {
  // All fields of a form ask with the same values.
  const messages = oncePer((values: Fields) => messagesIn(collection, values));
  return (_, values, { name }) => messages(values).get(name);
}

/** A kind of record as a collection of the editor, with its form. */
export function formCollection(name: CollectionName, collection: Collection): TinaCollection {
  const { label, folder, format, schema } = collection;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is not a record of fields.`);
  const title = tinaName(titleOf(schema) ?? '');
  const fields = formFields(schema, validation(collection)).map((field) =>
    titled(title, inBody(collection, field)),
  );
  return {
    name,
    label,
    path: `content/${folder}`,
    format,
    ui: { beforeSubmit: submitForm as never },
    // No query sorts. Tina's index of each field cost ten editors with a thousand records 115 MB, and 11 s instead of 4 s
    // to open.
    fields: fields.map((field) => ({ ...field, indexed: false }) as TinaField),
  };
}

/** The file name of a new record: its title's, or the next free one such as `talk-10` if the title has no Latin letters. */
export function fileName(kind: CollectionName, title: string): string {
  if (title.trim() === '') return '';
  const files = knownFiles(kind);
  const base = collections[kind].folder.replace(/s$/, '');
  let number = files.length + 1;
  while (files.includes(`${base}-${number}`)) number++;
  return slug(title) || `${base}-${number}`;
}

/** Marks the body of an MDX record. */
const inBody = ({ format }: Collection, field: TinaField): TinaField =>
  format === 'mdx' && field.type === 'rich-text' ? { ...field, isBody: true } : field;

/**
 * Marks the title, which alone is required for Tina's server. It returns nothing of a record whose required field is
 * empty, so the preview would stop when an item is begun. The field's own rule reports what is missing.
 */
const titled = (title: string, field: TinaField): TinaField =>
  field.name === title ? ({ ...field, isTitle: true, required: true } as TinaField) : field;
