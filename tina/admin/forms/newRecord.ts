import type { Form } from 'tinacms';
import { z } from 'zod';
import {
  type Fields,
  fieldAt,
  listSize,
  openField,
  variantsOf,
} from '../../../content/load/read/schemaWalk.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { clockText } from '../../../content/schema/datetime.ts';
import { tinaName } from '../../shared/tinaName.ts';
import { fillForm } from './fillForm.ts';
import { changedFields } from './mergeForm.ts';

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

/**
 * Sets numbers that are unique among the records of a kind: a new record or a duplicate gets the next one. What was
 * typed before stays.
 * @param others the stored records of the kind
 */
export function setNumbers(
  form: Form,
  { schema, unique = [] }: Collection,
  others: readonly { readonly fields: Fields }[],
): void {
  const counted = unique.filter((key) => fieldAt(schema, [key])?.schema instanceof z.ZodNumber);
  const next = counted.map((key) => {
    const numbers = others.map(({ fields }) => Number(fields[key])).filter(Number.isInteger);
    return [tinaName(key), Math.max(-1, ...numbers) + 1];
  });
  const { initialValues, values } = form.finalForm.getState();
  form.finalForm.initialize({ ...initialValues, ...Object.fromEntries(next) });
  fillForm(form, changedFields(initialValues as Fields, values as Fields));
}
