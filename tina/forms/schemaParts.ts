import { z } from 'zod';
import { openField } from '../../content/load/schemaWalk.ts';

type Schema = z.core.$ZodType;

/** The key of the field that names a record. */
export const titleKey = (schema: Schema): string | undefined =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).find((key) => openField(schema.shape[key] as Schema).meta?.isTitle)
    : undefined;
