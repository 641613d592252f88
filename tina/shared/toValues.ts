import { itemOf, shapeOf, variantOf } from '../../content/load/read/schemaWalk.ts';
import { parseBody } from '../../content/load/text/body.ts';
import { isProse } from '../../content/load/text/parseProse.ts';
import { tinaName } from './tinaName.ts';

/**
 * A record in the shape of its form: the reverse of `toRecord`.
 * @param readText what a formatted text becomes; its tree, unless another says so
 */
export function toValues(
  schema: Parameters<typeof isProse>[0] | undefined,
  value: unknown,
  readText: (markdown: string) => unknown = parseBody,
): unknown {
  if (schema && isProse(schema) && typeof value === 'string') return readText(value);
  if (Array.isArray(value))
    return value.map((item) => toValues(variantOf(itemOf(schema), item), item, readText));
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      tinaName(key),
      toValues(shape[key], field, readText),
    ]),
  );
}
