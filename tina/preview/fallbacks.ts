import { z } from 'zod';
import type { FieldMeta } from '../../content/schema/cms.ts';

// What the preview shows for a value that is missing or half typed, so that no component ever sees one
// that the schema would refuse.

type Schema = z.core.$ZodType;

/** Any day of the calendar, until one is chosen. */
export const SOME_DAY = '2025-01-01';

/** Where a link leads that has no address yet; no two alike, because lists tell their links apart by it. */
export const missingAddress = (handle: string) => `#${handle}`;

/** What a text field says while nothing is written in it. */
export const missingWords = (meta: FieldMeta | undefined) => `[${meta?.label ?? 'Text'}]`;

/** What stands where a picture is missing. */
export const MISSING_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#d9d9d2"/><text x="150" y="105" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#333">Choose a picture</text></svg>',
)}`;

/** Whether a value obeys its field's own rule. */
export const isValid = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** A number as typed, or the nearest that its field allows: a drawing of a billion marks helps nobody. */
export function nearestNumber(schema: z.ZodNumber, value: unknown): number {
  const number = Math.round(Number(value));
  const least = Math.max(1, schema.minValue ?? 1);
  if (Number.isNaN(number)) return least;
  return Math.min(Math.max(number, schema.minValue ?? number), schema.maxValue ?? number);
}

/** Whether a link of a body can be drawn: half of an address cannot be read. */
export const isReadable = (url: string) => !url.startsWith('http') || URL.canParse(url);
