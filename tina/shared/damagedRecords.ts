import type { z } from 'zod';
import { canonicalText } from '../../content/load/read/canonical.ts';
import { decode } from '../../content/load/read/decode.ts';
import { parseText } from '../../content/load/read/parse.ts';
import { readRecord } from '../../content/load/read/record.ts';
import {
  isFields,
  itemOf,
  keysOf,
  shapeOf,
  variantOf,
  variantsOf,
} from '../../content/load/read/schemaWalk.ts';
import { locateContent } from '../../content/load/translations/locateContent.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { titleOf } from '../../content/schema/fields.ts';

/** The title of a damaged record begins with it. */
const DAMAGED = 'Damaged file: ';

/**
 * The text of a record that forms and lists can show. One that cannot be parsed, such as one with merge markers, or
 * with a kind of section that the code does not have, is read as a record that has only a title: the reason.
 * @param text what is in the file
 * @returns the same text, or one that can be parsed
 */
export function readable(file: string, text: string): string {
  const placed = locateContent(file);
  if (!file.startsWith('content/') || !placed) return text;
  const { content: collection } = placed;
  const raw = decode(Buffer.from(text));
  const { data, faults } = parseText(collection, raw);
  // Front matter that is read in part has lost what follows the fault.
  const isRead = collection.format === 'json' || faults.length === 0;
  if (isRead && hasShape(collection.schema, data)) return text;
  const { diagnostics } = readRecord(file, placed.slug, placed.collection, raw);
  if (translationOf(file)) return canonicalText(collection, {});
  const title = titleOf(collection.schema);
  const why = `${DAMAGED}${diagnostics[0]?.rule ?? 'it cannot be read.'}`;
  // Lists take a page without an address for the home page.
  const address = placed.collection === 'pages' ? { path: `/${placed.slug}` } : {};
  return canonicalText(collection, title ? { [title]: why, ...address } : {});
}

/** Whether groups, lists and kinds of sections are where forms require them. */
function hasShape(schema: z.core.$ZodType, value: unknown): boolean {
  const variant = variantOf(schema, value);
  if (!variant) return false;
  const item = itemOf(variant);
  if (item) {
    const isGroup = variantsOf(item).size > 0 || keysOf(item).length > 0;
    return !isGroup || (Array.isArray(value) && value.every((one) => hasShape(item, one)));
  }
  const fields = Object.entries(shapeOf(variant));
  if (fields.length === 0) return true;
  return (
    isFields(value) &&
    fields.every(([key, inner]) => !Object.hasOwn(value, key) || hasShape(inner, value[key]))
  );
}
