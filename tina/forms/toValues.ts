import type { z } from 'zod';
import { itemOf, shapeOf, variantOf } from '../../content/load/read/schemaWalk.ts';
import { parseBody } from '../../content/load/text/parseBody.ts';
import { isProse } from '../../content/load/text/parseProse.ts';
import { tinaName } from './tinaName.ts';

/** A record in the shape of its form: the reverse of `toRecord`. */
export function toValues(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema && isProse(schema) && typeof value === 'string') return parseBody(value);
  if (Array.isArray(value)) {
    return value.map((item) => toValues(variantOf(itemOf(schema), item), item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [tinaName(key), toValues(shape[key], field)]),
  );
}
