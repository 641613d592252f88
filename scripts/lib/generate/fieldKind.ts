import { z } from 'zod';
import type { FieldMeta } from '../../../content/schema/cms.ts';
import type { JsonSchema } from './jsonSchema.ts';

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

/** What goes into a field, in the words of somebody who fills it in. */
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

/** How much a field holds, from the JSON Schema of its own. */
export function limitsOf(schema: z.core.$ZodType): string {
  const limits: JsonSchema = z.toJSONSchema(schema, { io: 'input' });
  if (limits.enum) return limits.enum.map((value) => `\`${value}\``).join(', ');
  if (limits.maxLength) return `${range(limits.minLength, limits.maxLength)} characters`;
  if (limits.maxItems) return `${range(limits.minItems, limits.maxItems)} items`;
  if (limits.maximum !== undefined) return `${limits.minimum ?? 0} to ${limits.maximum}`;
  return '';
}
