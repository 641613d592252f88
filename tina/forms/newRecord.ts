import { z } from 'zod';
import { listSize, openField, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { tinaName } from './tinaName.ts';

type Schema = z.core.$ZodType;

/**
 * What a new record or a new item of a list starts with: today's day, the first of a choice, and as
 * many empty items as a list must have. All else is for the editor to say.
 */
export function newRecord(schema: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(schema.shape).map(([key, inner]) => [
    tinaName(key),
    start(inner as Schema),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function start(schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  const { schema: inner, meta } = openField(schema);
  if (inner instanceof z.ZodLiteral) return undefined;
  if (inner instanceof z.ZodObject) return newRecord(inner);
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodArray) {
    const item = inner.element;
    // Which of its kinds comes first is for the editor to say.
    if (variantsOf(item as Schema).size > 0) return [];
    const count = listSize(inner).minimum ?? 0;
    return Array.from({ length: count }, () =>
      item instanceof z.ZodObject ? newRecord(item) : {},
    );
  }
  return meta?.widget === 'date' ? today() : undefined;
}

const today = () => new Date().toLocaleDateString('sv');
