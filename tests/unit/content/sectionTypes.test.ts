import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { titledTypes } from '../../../components/sections/selectPage.ts';
import { itemOf, openField, shapeOf } from '../../../content/load/read/schemaWalk.ts';
import { collectionIn } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { sectionSchemas } from './miniature.ts';

type Schema = z.core.$ZodType;

/** The GraphQL type of a field: whether it is a list, and whether of groups, records or a scalar. */
function shapeIn(wrapped: Schema): string {
  const { schema, meta } = openField(wrapped);
  const item = itemOf(schema);
  if (item) return `[${shapeIn(item)}]`;
  if (meta?.widget === 'reference') return `record of ${collectionIn(meta.collection)[0]}`;
  if (schema instanceof z.ZodObject) return `{ ${Object.keys(shapeOf(schema)).sort().join(' ')} }`;
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  return 'text';
}

/** The fields of a section by their path, without the indexes of lists. */
function fieldsIn(schema: Schema, path = ''): [path: string, shape: string][] {
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const own = path ? `${path}.${key}` : key;
    const inner = itemOf(field) ?? field;
    return [[own, shapeIn(field)], ...fieldsIn(inner, own)] as [string, string][];
  });
}

describe('the types of sections', () => {
  // Tina's GraphQL requests the sections of all types at once, and merges their fields by name: two fields of one name and
  // of different types make an invalid query.
  it('have fields of one type for one key, across all sections', () => {
    const shapes = new Map<string, Map<string, string[]>>();
    for (const [type, schema] of sectionSchemas) {
      for (const [path, shape] of fieldsIn(schema)) {
        // Groups are only compared as groups: their own fields are compared separately.
        const kind = shape.replaceAll(/\{[^}]*\}/g, 'group');
        const known = shapes.get(path) ?? new Map<string, string[]>();
        shapes.set(path, known.set(kind, [...(known.get(kind) ?? []), type]));
      }
    }
    const unlike = [...shapes].filter(([, kinds]) => kinds.size > 1);
    expect(unlike.map(([path, kinds]) => [path, Object.fromEntries(kinds)])).toEqual([]);
    expect(shapes.size).toBeGreaterThan(50);
  });

  it('have their type first, and can all have an anchor and be hidden', () => {
    for (const [type, schema] of sectionSchemas) {
      const keys = Object.keys(schema.shape);
      expect(keys[0], type).toBe(TYPE);
      expect(keys.slice(-2), type).toEqual(['anchor', 'hidden']);
    }
  });

  it('have different labels', () => {
    const labels = [...sectionSchemas.values()].map((schema) => openField(schema).meta?.label);
    expect(new Set(labels).size).toBe(sectionSchemas.size);
    for (const label of labels) expect(label).toMatch(/^[A-Z][^_]+$/);
  });

  it('are listed as titled if they have their own heading', () => {
    for (const type of ['hero', 'opening', 'courseSection', 'terms', 'closing', 'notFound'])
      expect(titledTypes).toContain(type);
    for (const type of ['tradingDay', 'timeline', 'talkList', 'voice'])
      expect(titledTypes).not.toContain(type);
  });
});
