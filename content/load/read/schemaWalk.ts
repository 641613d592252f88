import { z } from 'zod';
import { cms, type FieldMeta } from '../../schema/cms.ts';
import { oncePer } from '../../schema/oncePer.ts';

type Schema = z.core.$ZodType;

interface Field {
  /** Without `.optional()` and the like. */
  schema: Schema;
  /** Its words, which may hang on any layer. */
  meta: FieldMeta | undefined;
  optional: boolean;
}

/** A field's own schema and words. Once, because zod's registry collects the words again for each call. */
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
 * The schemas of a group's fields; empty for what is no group. It holds them and nothing else: a record
 * that calls a field `constructor` must not find what every object has.
 */
export function shapeOf(schema: Schema | undefined): Shape {
  const inner = schema && openField(schema).schema;
  return inner instanceof z.ZodObject ? ownFields(inner) : NO_FIELDS;
}

/** The schema of a list's items; undefined for what is no list. */
export function itemOf(schema: Schema | undefined): Schema | undefined {
  const inner = schema && openField(schema).schema;
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/**
 * The schema that a value has to fit: of a union, the one that the value names; undefined where it names none.
 * Every other schema is its own.
 */
export function variantOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  const inner = schema && openField(schema).schema;
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return schema;
  const name = isFields(value) ? value[inner.def.discriminator] : undefined;
  return variantsOf(inner).get(String(name));
}

/** The schemas of a union by the names that values give them; none for what is no union. */
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
 * The schema and the words of the field at a path; undefined where the schema knows no such field.
 * @param value the record, which says of its sections which types they are
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

/** How many items a list may have; of a text, how many characters. */
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

/** A value of a record that has words of its own, with these, its place and its schema. */
interface FoundField {
  readonly value: unknown;
  readonly meta: FieldMeta;
  readonly path: readonly PropertyKey[];
  readonly own: Schema;
}

/** Every value of a record that has words of its own, whether it is valid or not; outer ones come first. */
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

/** A record or a group of it, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a record at a path; undefined if there is no such place. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((within, step) => Reflect.get(Object(within), step), data);

/** A record with all its groups as `change` makes them, the outer ones first. */
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
