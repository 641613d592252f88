import { z } from 'zod';
import { loadContent } from '../../../content/load/loadContent.ts';
import { variantOf } from '../../../content/load/read/schemaWalk.ts';
import {
  type CollectionName,
  type Content,
  collections,
  type Entry,
} from '../../../content/schema/collections.ts';
import type { Page } from '../../../content/schema/pages.ts';
import type { Node } from '../../../tina/preview/LiveRecord.ts';
import type { PageRecords } from '../../../tina/preview/liveContent.ts';
import { shownKinds } from '../../../tina/preview/Preview.tsx';
import { tinaName } from '../../../tina/shared/tinaName.ts';

type Schema = z.core.$ZodType;

export const content = loadContent();

/** Changes a value before it is sent, given the schema of its field. */
export type Change = (value: unknown, schema: Schema) => unknown;

/** A value as its form holds it: with the names of the form. */
function toForm(schema: Schema, given: unknown, change: Change): unknown {
  const value = change(given, schema);
  if (value === undefined || value === null) return undefined;
  if (schema instanceof z.ZodOptional) return toForm(schema.unwrap(), value, change);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => {
      const variant = variantOf(schema.element, item);
      return variant ? toForm(variant, item, change) : item;
    });
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [
      tinaName(key),
      toForm(inner as Schema, fields[key], change),
    ]),
  );
}

/**
 * The records that the editor sends to a page: its own, what all pages share, and those of its sections.
 * @param from the content that has these records: the site's own, or another
 */
export function sent(
  page: Entry<Page>,
  change: Change = (value) => value,
  from: Content = content,
): PageRecords {
  const records = (name: CollectionName, entries: object) =>
    [entries].flat().map((entry): [string, Node] => {
      const { file } = entry as { file: string };
      return [file, toForm(collections[name].schema, entry, change) as Node];
    });
  const always = new Map([
    ...records('pages', page),
    ...records('site', from.site),
    ...records('brand', from.brand),
  ]);
  const others = shownKinds(always).flatMap((name) =>
    records(name, [from[name]].flat().toReversed()),
  );
  return new Map([...always, ...others]);
}
