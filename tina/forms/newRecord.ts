import { z } from 'zod';
import { listSize, openField, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { clockText } from '../../content/schema/datetime.ts';
import { tinaName } from './tinaName.ts';

type Schema = z.core.$ZodType;

/**
 * The initial values of a new record or list item: today's date in the site's time zone, the first option of a
 * choice, and the minimum number of empty items of a list. Other fields start empty.
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
    // The editor chooses the kind of the first item.
    if (variantsOf(item as Schema).size > 0) return [];
    const count = listSize(inner).minimum ?? 0;
    return Array.from({ length: count }, () =>
      item instanceof z.ZodObject ? newRecord(item) : {},
    );
  }
  return meta?.widget === 'date' ? today() : undefined;
}

/** Today in the site's time zone, as 2026-11-25. */
const today = () => clockText(new Date().toISOString()).slice(0, 10);
