import { z } from 'zod';
import { cms, type FieldMeta } from '../../schema/cms.ts';
import { oncePer } from '../../schema/oncePer.ts';

type Schema = z.core.$ZodType;

interface Field {
  /** Without wrappers such as `.optional()`. */
  schema: Schema;
  /** Its metadata, which may be registered for any of its wrappers. */
  meta: FieldMeta | undefined;
  optional: boolean;
}

/** A field's inner schema and metadata. Cached, because zod's registry collects the metadata again for each call. */
export const openField = oncePer((schema: Schema): Field => {
  let inner = schema;
  let optional = false;
  let meta = cms.get(inner as z.ZodType);
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) {
    inner = inner.unwrap();
    optional = true;
    meta ??= cms.get(inner as z.ZodType);
  }
  return { schema: inner, meta, optional };
});

type Shape = Readonly<Record<string, Schema>>;

const NO_FIELDS: Shape = Object.freeze(Object.create(null));

const ownFields = oncePer(
  ({ shape }: z.ZodObject): Shape => Object.assign(Object.create(null), shape),
);

/**
 * The schemas of a group's fields; empty if it is not a group. The object has no prototype: a record with a field
 * `constructor` must not find what every object has.
 */
export function shapeOf(schema: Schema | undefined): Shape {
  const inner = schema && openField(schema).schema;
  return inner instanceof z.ZodObject ? ownFields(inner) : NO_FIELDS;
}

/** The schema of a list's items; undefined if it is not a list. */
export function itemOf(schema: Schema | undefined): Schema | undefined {
  const inner = schema && openField(schema).schema;
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/**
 * The schema that a value must match: for a union, the variant that the value names, or undefined if it names none;
 * otherwise the schema itself.
 */
export function variantOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  const inner = schema && openField(schema).schema;
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return schema;
  const name = isFields(value) ? value[inner.def.discriminator] : undefined;
  return variantsOf(inner).get(String(name));
}

/** The variants of a union by the names that values use; empty if it is not a union. */
export function variantsOf(schema: Schema | undefined): ReadonlyMap<string, z.ZodObject> {
  const inner = schema && openField(schema).schema;
  return inner instanceof z.ZodDiscriminatedUnion ? namedOptions(inner) : NO_VARIANTS;
}

const namedOptions = oncePer(({ def, options }: z.ZodDiscriminatedUnion) => {
  const named = (options as z.ZodObject[]).map((option): [string, z.ZodObject] => {
    const { schema } = openField(option.shape[def.discriminator] as Schema);
    return [String((schema as z.ZodLiteral).value), option];
  });
  return new Map(named);
});

const NO_VARIANTS: ReadonlyMap<string, z.ZodObject> = new Map();

/**
 * The schema and metadata of the field at a path; undefined if the schema has no such field.
 * @param value the record, which determines the types of its sections
 */
export function fieldAt(
  schema: Schema,
  path: readonly PropertyKey[],
  value?: unknown,
): Field | undefined {
  let inner: Schema | undefined = schema;
  let here = value;
  for (const step of path) {
    inner = itemOf(inner) ?? shapeOf(inner)[String(step)];
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
    inner = variantOf(inner, here);
  }
  return inner && openField(inner);
}

/** The names of an object schema's fields. */
export const keysOf = (schema: Schema): string[] => Object.keys(shapeOf(schema));

/** The allowed number of items in a list, or of characters in a text. */
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

/** A value of a record whose field has metadata, with its path and its schema. */
interface FoundField {
  readonly value: unknown;
  readonly meta: FieldMeta;
  readonly path: readonly PropertyKey[];
  readonly own: Schema;
}

/** Every value of a record whose field has metadata, valid or not; outer ones come first. */
export function fieldsIn(schema: Schema, value: unknown, path: FoundField['path'] = []) {
  const { meta, schema: own } = openField(schema);
  const found: FoundField[] = meta ? [{ value, meta, path, own }] : [];
  for (const [key, inner] of Object.entries(isFields(value) ? value : {})) {
    const field = shapeOf(schema)[key];
    if (field) found.push(...fieldsIn(field, inner, [...path, key]));
  }
  for (const [index, inner] of (Array.isArray(value) ? value : []).entries()) {
    const item = variantOf(itemOf(schema), inner);
    if (item) found.push(...fieldsIn(item, inner, [...path, index]));
  }
  return found;
}

/** A record or a group of its fields, not validated. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a record at a path; undefined if the path does not exist. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((within, step) => Reflect.get(Object(within), step), data);

/** A record with `change` applied to all its groups, outer ones first. */
export function mapGroups(
  schema: Schema | undefined,
  value: unknown,
  change: (group: Fields, shape: Readonly<Record<string, Schema>>) => Fields,
): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => mapGroups(variantOf(itemOf(schema), one), one, change));
  }
  if (!isFields(value)) return value;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(change(value, shape)).map(([key, field]) => [
      key,
      mapGroups(shape[key], field, change),
    ]),
  );
}
