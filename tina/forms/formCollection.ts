import type { Collection as TinaCollection, TinaField } from 'tinacms';
import { z } from 'zod';
import { slug } from '../../content/load/slug.ts';
import type { Collection, CollectionName } from '../../content/schema/collections.ts';
import { previewAddress } from '../patches/previewAddress.ts';
import { beforeSubmit } from './beforeSubmit.ts';
import { formFields } from './formField.ts';
import { newRecord } from './newRecord.ts';
import { tinaName } from './tinaName.ts';

/** A kind of record as a collection of the editor, with its form. */
export function formCollection(name: CollectionName, collection: Collection): TinaCollection {
  const { label, folder, format, schema, route, single } = collection;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is not a record of fields.`);
  const fields = formFields(schema, true).map((field) => counted(collection, field));
  const title = fields.find((field) => 'isTitle' in field && field.isTitle)?.name;
  return {
    name,
    label,
    path: `content/${folder}`,
    format,
    ...(single && { match: { include: single } }),
    ui: {
      beforeSubmit: beforeSubmit(collection) as never,
      router: ({ document }) => previewAddress(route, document._sys.path),
      allowedActions: {
        create: !single,
        delete: !single,
        createFolder: false,
        createNestedFolder: false,
      },
      ...(!single && {
        filename: {
          slugify: (values) => slug(String((title && values?.[title]) || '')),
          description:
            'Made from the title: small letters, digits and hyphens. It stays when the title changes.',
        },
        defaultItem: () => newRecord(schema),
      }),
    },
    fields,
  };
}

/** A number that no two records share is proposed by the editor. */
function counted({ unique = [] }: Collection, field: TinaField): TinaField {
  const isShared = unique.some((key) => tinaName(key) === field.name);
  if (field.type !== 'number' || !isShared) return field;
  return { ...field, ui: { ...field.ui, component: 'nextNumber' } } as TinaField;
}
