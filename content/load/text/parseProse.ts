import type { z } from 'zod';
import type { Prose } from '../../schema/fields.ts';
import { mapGroups, openField } from '../read/schemaWalk.ts';
import { parseBody, type RichText } from './body.ts';

type Schema = z.core.$ZodType;

/** A record as pages receive it: Markdown texts are replaced by their trees. */
export type Parsed<T> = T extends Prose
  ? RichText
  : T extends (infer Item)[]
    ? Parsed<Item>[]
    : T extends object
      ? { [K in keyof T]: Parsed<T[K]> }
      : T;

export const isProse = (schema: Schema): boolean => openField(schema).meta?.widget === 'markdown';

/** A record with its texts parsed. */
export const parseProse = <T>(schema: Schema, record: T): Parsed<T> =>
  mapGroups(schema, record, parseGroup) as Parsed<T>;

const parseGroup: Parameters<typeof mapGroups>[2] = (group, shape) =>
  Object.fromEntries(
    Object.entries(group).map(([key, field]) => [
      key,
      shape[key] && isProse(shape[key]) && typeof field === 'string' ? parseBody(field) : field,
    ]),
  );
