import type { z } from 'zod';
import { fieldAt, isFields, itemOf, variantOf } from '../load/read/schemaWalk.ts';
import type { FieldMeta } from '../schema/cms.ts';
import { titleOf } from '../schema/fields.ts';
import { TYPE } from '../schema/section.ts';

type Field = ReturnType<typeof fieldAt>;

/** What an editor sees for the value that names an item of a list. */
export type ItemNamer = (value: unknown, meta: FieldMeta | undefined) => string;

/** What the schema knows of an item of a list. */
export interface Item {
  readonly field: Field;
  /** The key of what names it. */
  readonly key: string | undefined;
  /** Its kind in words, where a list has several. */
  readonly kind: string | undefined;
}

/** What the schema knows of an item: of a section, what its kind has. */
export function itemField(list: Field, value: unknown): Item | undefined {
  const element = itemOf(list?.schema);
  const variant = variantOf(element, value);
  if (!variant) return undefined;
  const field = fieldAt(variant, []);
  return variant === element
    ? { field, key: list?.meta?.itemTitle, kind: undefined }
    : { field, key: titleOf(variant as z.ZodType), kind: field?.meta?.label };
}

/** Of what kind a section is; nothing else is of a kind. */
export const kindIn = (value: unknown) => (isFields(value) ? value[TYPE] : undefined);

/** What names an item; of a headline its upright words. */
export function titleIn(item: Item | undefined, value: unknown): unknown {
  const title = item?.key && isFields(value) ? value[item.key] : undefined;
  return isFields(title) ? title.roman : title;
}

/** What an editor calls an item: by its title, a section by its kind as well; without a title by its place. */
export function called(
  item: Item | undefined,
  value: unknown,
  place: number,
  nameItem: ItemNamer,
): string {
  const title = titleIn(item, value);
  const meta = item?.key && item.field ? fieldAt(item.field.schema, [item.key])?.meta : undefined;
  const name = title === undefined ? `No. ${place}` : `“${nameItem(title, meta)}”`;
  return item?.kind ? `${item.kind} ${name}` : name;
}
