import { z } from 'zod';
import { cms, type FieldMeta } from '../../content/schema/cms.ts';

type Schema = z.core.$ZodType;

/** A field's schema without `.optional()` and the like, and its words, which may hang on any layer. */
export function withWords(schema: Schema): {
  schema: Schema;
  meta: FieldMeta | undefined;
  optional: boolean;
} {
  let inner = schema;
  let optional = false;
  let meta = cms.get(inner as z.ZodType);
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) {
    optional = true;
    inner = inner.unwrap();
    meta ??= cms.get(inner as z.ZodType);
  }
  return { schema: inner, meta, optional };
}

/** The key of the field that names a record. */
export const titleKey = (schema: Schema): string | undefined =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).find((key) => withWords(schema.shape[key] as Schema).meta?.isTitle)
    : undefined;
