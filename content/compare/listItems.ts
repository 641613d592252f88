import type { z } from 'zod';
import { fieldAt, isFields, itemOf, shapeOf, variantOf } from '../load/read/schemaWalk.ts';
import { OF } from '../load/translations/translationSchema.ts';
import type { FieldMeta } from '../schema/cms.ts';
import { titleOf } from '../schema/fields.ts';
import { TYPE } from '../schema/section.ts';

type Field = ReturnType<typeof fieldAt>;

/** The text that an editor sees for the value that names a list item. */
export type ItemNamer = (value: unknown, meta: FieldMeta | undefined) => string;

/** The schema's description of a list item. */
interface Item {
  readonly field: Field;
  /** The key of the field that names it. */
  readonly key: string | undefined;
  /** The label of its type, if the list has several types. */
  readonly kind: string | undefined;
}

/** The schema's description of a list item; for a section, that of its type. */
export function itemField(list: Field, value: unknown): Item | undefined {
  const element = itemOf(list?.schema);
  const variant = variantOf(element, value);
  if (!variant) return undefined;
  const field = fieldAt(variant, []);
  const isOne = variant === element;
  const title = isOne ? list?.meta?.itemTitle : titleOf(variant as z.ZodType);
  // An item of a translation is called by the name of the item that it translates.
  const key = OF in shapeOf(variant) ? OF : title;
  return { field, key, kind: isOne ? undefined : field?.meta?.label };
}

/** The type of a section; undefined for everything else. */
export const kindIn = (value: unknown) => (isFields(value) ? value[TYPE] : undefined);

/** The value that names an item; of a headline, its first part. */
export function titleIn(item: Item | undefined, value: unknown): unknown {
  const title = item?.key && isFields(value) ? value[item.key] : undefined;
  return isFields(title) ? title.roman : title;
}

/** An item's name for editors: its title, with its type for a section; its position if it has no title. */
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
