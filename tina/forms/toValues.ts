import type { z } from 'zod';
import { itemOf, shapeOf, variantOf } from '../../content/load/schemaWalk.ts';
import { tinaName } from './tinaName.ts';

/** A record in the shape of its form: the reverse of `toRecord`, but for the text of an MDX record. */
export function toValues(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => toValues(variantOf(itemOf(schema), item), item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [tinaName(key), toValues(shape[key], field)]),
  );
}
