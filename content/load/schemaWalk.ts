import { z } from 'zod';
import { cms, type FieldMeta } from '../schema/cms.ts';

type Schema = z.core.$ZodType;

interface Field {
  /** Without `.optional()` and the like. */
  schema: Schema;
  /** Its words, which may hang on any layer. */
  meta: FieldMeta | undefined;
  optional: boolean;
}

const opened = new WeakMap<Schema, Field>();

/** A field's own schema and words. Found once: zod's registry gathers the words anew at every asking. */
export function openField(schema: Schema): Field {
  const known = opened.get(schema);
  if (known) return known;
  const field = open(schema);
  opened.set(schema, field);
  return field;
}

function open(schema: Schema): Field {
  let inner = schema;
  let optional = false;
  let meta = cms.get(inner as z.ZodType);
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) {
    inner = inner.unwrap();
    optional = true;
    meta ??= cms.get(inner as z.ZodType);
  }
  return { schema: inner, meta, optional };
}

/** The schema and the words of the field at a path; undefined where the law knows no such field. */
export function fieldAt(schema: Schema, path: readonly PropertyKey[]) {
  let field = openField(schema);
  for (const step of path) {
    const inner =
      field.schema instanceof z.ZodObject
        ? field.schema.shape[String(step)]
        : field.schema instanceof z.ZodArray
          ? field.schema.element
          : undefined;
    if (!inner) return undefined;
    field = openField(inner);
  }
  return field;
}

/** The names of an object schema's fields. */
export const keysOf = (schema: Schema): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** How many items a list may have. */
export function listSize(schema: Schema): { minimum?: number; maximum?: number } {
  const { checks = [] } = schema._zod.def as z.core.$ZodArrayDef;
  const limits = checks.map(
    ({ _zod: { def } }) => def as { minimum?: number; maximum?: number; length?: number },
  );
  const least = limits.flatMap(({ minimum, length }) => length ?? minimum ?? []);
  const most = limits.flatMap(({ maximum, length }) => length ?? maximum ?? []);
  return {
    minimum: least.length > 0 ? Math.max(...least) : undefined,
    maximum: most.length > 0 ? Math.min(...most) : undefined,
  };
}

/** Calls `visit` for every value of a record that has words of its own, whether it is valid or not. */
export function walk(
  schema: Schema,
  value: unknown,
  visit: (value: unknown, meta: FieldMeta, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  const field = openField(schema);
  if (field.meta) visit(value, field.meta, path);
  if (field.schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const next = field.schema.shape[key];
      if (next) walk(next, inner, visit, [...path, key]);
    }
  } else if (field.schema instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = field.schema;
    value.forEach((inner, index) => {
      walk(element, inner, visit, [...path, index]);
    });
  }
}
