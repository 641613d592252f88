import type { Collection as TinaCollection } from 'tinacms';
import { z } from 'zod';
import type { Collection, CollectionName } from '../../content/schema/collections.ts';
import { previewAddress } from '../preview/address.ts';
import { beforeSubmit } from './beforeSubmit.ts';
import { formFields } from './formField.ts';

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A kind of record as a collection of the editor, with its form. */
export function formCollection(name: CollectionName, collection: Collection): TinaCollection {
  const { label, folder, format, schema, route } = collection;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is not a record of fields.`);
  const fields = formFields(schema);
  const title = fields.find((field) => 'isTitle' in field && field.isTitle)?.name;
  const single = 'single' in collection ? String(collection.single) : undefined;
  return {
    name,
    label,
    path: `content/${folder}`,
    format,
    ...(single && { match: { include: single } }),
    ui: {
      beforeSubmit: beforeSubmit(collection),
      router: ({ document }) => previewAddress(route, document._sys.path),
      ...(single
        ? { allowedActions: { create: false, delete: false } }
        : {
            filename: { slugify: (values) => slugOf(String((title && values?.[title]) || 'new')) },
          }),
    },
    fields,
  };
}
