import { z } from 'zod';
import type { FieldMeta } from '../../content/schema/cms.ts';
import { parsed } from '../../content/schema/videoHosts.ts';

// What the preview shows for missing and incomplete values, so that components get only values that the
// schema accepts.

type Schema = z.core.$ZodType;

/** Any day of the calendar, until one is chosen. */
export const SOME_DAY = '2025-01-01';

/** The address of a link without one; unique, because lists use addresses as keys. */
export const missingAddress = (handle: string) => `#${handle}`;

/** The text of an empty text field. */
export const missingWords = (meta: FieldMeta | undefined) => `[${meta?.label ?? 'Text'}]`;

/** Shown where a picture is missing. */
export const MISSING_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#d9d9d2"/><text x="150" y="105" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#333">Choose a picture</text></svg>',
)}`;

/** Whether the field's schema accepts a value. */
export const isValid = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** The typed number, or the nearest allowed one, because drawings with a billion marks would never end. */
export function nearestNumber(schema: z.ZodNumber, value: unknown): number {
  const number = Math.round(Number(value));
  const least = Math.max(1, schema.minValue ?? 1);
  if (Number.isNaN(number)) return least;
  return Math.min(Math.max(number, schema.minValue ?? number), schema.maxValue ?? number);
}

/** Whether a link's address is complete enough to be parsed. */
export const isReadable = (url: string) => !url.startsWith('http') || parsed(url) !== undefined;
