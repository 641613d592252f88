import { z } from 'zod';
import {
  fieldAt,
  itemOf,
  openField,
  shapeOf,
  variantsOf,
} from '../../../content/load/read/schemaWalk.ts';
import type { FieldMeta } from '../../../content/schema/cms.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The glob of a collection's files: one file for a single record, any name otherwise. */
export const filesOf = ({ folder, format, single }: Collection, name = '*') =>
  `content/${folder}/${single ?? name}.${format}`;

const WIDGETS: Readonly<Record<NonNullable<FieldMeta['widget']>, (meta: FieldMeta) => string>> = {
  textarea: () => 'text',
  markdown: () => 'text with bold, italic and links; of an MDX record its body',
  date: () => 'day, as 2025-02-14',
  datetime: () => 'day as 2026-12-01, or with its time as 2026-12-01T09:30',
  time: () => 'time',
  colour: () => 'colour, as #0e1726',
  link: () => 'page of this site, https:// address or mailto:',
  image: ({ folder }) => `picture in public/images/${folder}`,
  reference: ({ collection }) => `record of content/${collection}`,
  hidden: () => 'kept by the editor',
};

/** The kind of a field's value, in an editor's words. */
export function kindOf(schema: z.core.$ZodType, meta: FieldMeta): string {
  if (meta.widget) return WIDGETS[meta.widget](meta);
  if (schema instanceof z.ZodURL) return 'https:// address';
  if (schema instanceof z.ZodEmail) return 'mail address';
  if (schema instanceof z.ZodEnum) return 'one of a few';
  if (schema instanceof z.ZodNumber) return 'whole number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodString) return 'one line';
  throw new Error(`“${meta.label}” is of a kind without a name: teach kindOf.`);
}

const range = (min = 0, max = Number.POSITIVE_INFINITY) =>
  min === max ? `${min}` : min > 1 ? `${min} to ${max}` : `up to ${max}`;

/** The length limits of a field, from its JSON Schema. */
function limitsOf(schema: z.core.$ZodType): string {
  const limits: JsonSchema = z.toJSONSchema(schema, { io: 'input' });
  if (limits.enum) return limits.enum.map((value) => `\`${value}\``).join(', ');
  if (limits.maxLength) return `${range(limits.minLength, limits.maxLength)} characters`;
  if (limits.maxItems) return `${range(limits.minItems, limits.maxItems)} items`;
  if (limits.maximum !== undefined) return `${limits.minimum ?? 0} to ${limits.maximum}`;
  return '';
}

const INTRODUCTION = `# Every collection and every field

What each record of \`content/\` holds. The check, the editor's forms and the completion in VS Code
obey the same schemas. A key such as \`sections[].title\` is the field \`title\` of each item of the
list \`sections\`. Every field has to be filled in unless it says *optional*; no other fields may
appear in a record. Texts begin and end without spaces.

Where the brand has further languages, \`about.hi.json\` next to \`about.json\` contains its texts in one
of them, and nothing else. An item of a list there begins with \`_of\`: the words that name it in the
record. \`_was\` has texts of the record as they were translated, where they changed since.
`;

const HEAD = `| Field | Key | Holds | Limits | Help |
|---|---|---|---|---|`;

/** The Markdown page that lists all collections with all their fields. */
export const referencePage = (kinds: readonly Collection[]) =>
  [INTRODUCTION, contents(kinds), ...kinds.map(section)].join('\n');

const contents = (kinds: readonly Collection[]) =>
  `${kinds.map(({ label }) => `[${label}](#${label.toLowerCase().replaceAll(' ', '-')})`).join(' · ')}\n`;

const section = (kind: Collection) => `## ${kind.label}

${facts(kind).join(' ')}

${HEAD}
${rows(kind.schema).join('\n')}
`;

function facts(kind: Collection): string[] {
  const label = (key: string) => `“${fieldAt(kind.schema, [key])?.meta?.label}” (\`${key}\`)`;
  const { section: type, single, shown, unique = [], numbered } = kind;
  const where =
    type === undefined
      ? 'each is a page'
      : shown === 'all'
        ? `shown where a page has the section \`${type}\``
        : 'shown where a page lists it';
  return [
    single ? `One record: \`${filesOf(kind)}\`.` : `\`${filesOf(kind, '<name>')}\`; ${where}.`,
    ...unique.map((key) => `No two records share ${label(key)}.`),
    ...(numbered ? [`${label(numbered.field)} counts from ${numbered.from} without a gap.`] : []),
  ];
}

function rows(schema: z.core.$ZodType, path = ''): string[] {
  const item = itemOf(schema);
  if (item) return rows(item, `${path}[]`);
  const variants = [...variantsOf(schema)];
  if (variants.length > 0)
    return variants.flatMap(([name, variant]) => variantRows(path, name, variant));
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const { schema: inner, meta, optional } = openField(field);
    if (meta?.widget === 'hidden') return [];
    const own = path ? `${path}.${key}` : key;
    return [...(meta ? [row(own, inner, meta, optional)] : []), ...rows(inner, own)];
  });
}

/** The rows of a union: the fields of each variant, under the variant's name. */
const variantRows = (path: string, name: string, variant: z.core.$ZodType): string[] => {
  const { meta } = openField(variant);
  const own = `${path}(${name})`;
  return [
    ...(meta ? [`| **${meta.label}** | \`${own}\` | section | | |`] : []),
    ...rows(variant, own),
  ];
};

function row(key: string, schema: z.core.$ZodType, meta: FieldMeta, optional: boolean): string {
  const limits = [limitsOf(schema), optional ? '*optional*' : ''].filter(Boolean).join(', ');
  const cells = [meta.label, `\`${key}\``, kindOf(schema, meta), limits, meta.help ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
