import { z } from 'zod';
import { ITEM_ID } from '../../../content/compare/itemIds.ts';
import { variantOf } from '../../../content/load/read/schemaWalk.ts';
import { writeBody } from '../../../content/load/text/body.ts';
import { tinaName } from '../../shared/tinaName.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

/**
 * The values of a form as a record: the schema's field names, texts as Markdown and without spaces around them, without
 * Tina's own fields.
 * @param hasIds whether items of lists keep the ids that the form gave them
 */
export function toRecord(schema: Schema | undefined, value: unknown, hasIds = false): unknown {
  if (schema instanceof z.ZodOptional) return toRecord(schema.unwrap(), value, hasIds);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => toRecord(variantOf(schema.element, item), item, hasIds));
  }
  if (isTree(value)) return writeBody(value);
  // A space at the end is the pause before the next word.
  if (typeof value === 'string') return value.trim();
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const record = Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [
      key,
      toRecord(inner as Schema, (value as Values)[tinaName(key)], hasIds),
    ]),
  );
  return hasIds && ITEM_ID in value ? { ...record, [ITEM_ID]: value[ITEM_ID] } : record;
}

/** Whether a value is the tree of a text. */
export const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
