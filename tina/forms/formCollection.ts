import type { Collection as TinaCollection, TinaField } from 'tinacms';
import { z } from 'zod';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { fieldAt } from '../../content/load/read/schemaWalk.ts';
import { slug } from '../../content/load/read/slug.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { explain } from '../../content/schema/explain.ts';
import { knownFiles, recordPath } from '../records/pageRoutes.ts';
import { beforeSubmit } from './beforeSubmit.ts';
import { formFields } from './formField.ts';
import { newRecord } from './newRecord.ts';
import { tinaName } from './tinaName.ts';
import { isTree, toRecord } from './toRecord.ts';

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<Values, ReadonlyMap<string, string>>();

/**
 * The message of a rule between fields of a record for one of them, as the content check prints it.
 * @param values all values of the form; the same object gives the cached messages of all its fields
 * @param name the field's in the form: `slides.0.alt`
 */
function ruleBetween(schema: z.ZodObject, values: Values, name: string): string | undefined {
  const told = known.get(values) ?? rulesBetween(schema, values);
  known.set(values, told);
  return told.get(name);
}

function rulesBetween(schema: z.ZodObject, values: Values): ReadonlyMap<string, string> {
  // Texts are left out: no rule between fields reads them, and they take longest to serialise.
  const fields = Object.entries(values).filter(([, value]) => !isTree(value));
  const record = withoutAbsent(toRecord(schema, Object.fromEntries(fields)));
  const { error } = schema.safeParse(record, { reportInput: true });
  return new Map(
    error?.issues
      .filter(({ code }) => code === 'custom')
      .map((issue) => {
        const { rule, fix } = explain(issue, fieldAt(schema, issue.path, record)?.meta);
        return [issue.path.map((step) => tinaName(String(step))).join('.'), `${rule} ${fix}`];
      }),
  );
}

/** A kind of record as a collection of the editor, with its form. */
export function formCollection(name: CollectionName, collection: Collection): TinaCollection {
  const { label, folder, format, schema, single } = collection;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is not a record of fields.`);
  const fields = formFields(schema, true).map((field) =>
    withRules(schema, inBody(collection, counted(collection, field))),
  );
  const title = fields.find((field) => 'isTitle' in field && field.isTitle)?.name;
  return {
    name,
    label,
    path: `content/${folder}`,
    format,
    // Translations, such as about.hi.json next to about.json, are not records.
    // (Not an exclusion, because that would exclude the path of a new record without a name, which begins with a dot.)
    match: { include: single ?? '?(~/)*([^.])' },
    ui: {
      beforeSubmit: beforeSubmit(collection) as never,
      router: ({ document }) => recordPath(name, document._sys.path),
      allowedActions: {
        create: !single,
        delete: !single,
        createFolder: false,
        createNestedFolder: false,
      },
      ...(!single && {
        filename: {
          slugify: (values) => fileName(name, String((title && values?.[title]) || '')),
          description:
            'Made from the title: small letters, digits and hyphens, or a number if the title has none. It stays when the title changes.',
        },
        defaultItem: () => newRecord(schema),
      }),
    },
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

/** For a unique number the editor suggests the next one. */
function counted({ unique = [] }: Collection, field: TinaField): TinaField {
  const isShared = unique.some((key) => tinaName(key) === field.name);
  if (field.type !== 'number' || !isShared) return field;
  return { ...field, ui: { ...field.ui, component: 'nextNumber' } } as TinaField;
}

/** Marks the body of an MDX record. */
const inBody = ({ format }: Collection, field: TinaField): TinaField =>
  format === 'mdx' && field.type === 'rich-text' ? { ...field, isBody: true } : field;

type Validate = (value: unknown, values: object, meta: { name: string }) => string | undefined;

/** A field that reports rules between fields as well as its own. */
function withRules(schema: z.ZodObject, field: TinaField): TinaField {
  if ('fields' in field && field.fields) {
    return { ...field, fields: field.fields.map((one) => withRules(schema, one)) } as TinaField;
  }
  if ('templates' in field && field.templates) {
    const templates = field.templates.map((template) => ({
      ...template,
      fields: template.fields.map((one) => withRules(schema, one as TinaField)),
    }));
    return { ...field, templates } as TinaField;
  }
  const { validate: own } = (field.ui ?? {}) as { validate?: Validate };
  if (!own) return field;
  const validate: Validate = (value, values, meta) =>
    own(value, values, meta) ?? ruleBetween(schema, values as Record<string, unknown>, meta.name);
  return { ...field, ui: { ...field.ui, validate } } as TinaField;
}
