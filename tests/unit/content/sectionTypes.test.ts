import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { titledTypes } from '../../../components/sections/selectPage.ts';
import { itemOf, openField, shapeOf } from '../../../content/load/read/schemaWalk.ts';
import { collectionIn } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { sectionSchemas } from './miniature.ts';

type Schema = z.core.$ZodType;

/** What Tina's GraphQL knows of a field: whether it is a list, and of groups, of records, or of what scalar. */
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

/** The fields of a section by the way to them, which lists do not lengthen. */
function fieldsIn(schema: Schema, path = ''): [path: string, shape: string][] {
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const own = path ? `${path}.${key}` : key;
    const inner = itemOf(field) ?? field;
    return [[own, shapeIn(field)], ...fieldsIn(inner, own)] as [string, string][];
  });
}

describe('the types of sections', () => {
  // Tina's GraphQL asks for the sections of all kinds at once, and merges their fields by name: two of one name and
  // of different shapes make a query that no server answers.
  it('have one shape for one key, whichever of them it stands in', () => {
    const shapes = new Map<string, Map<string, string[]>>();
    for (const [type, schema] of sectionSchemas) {
      for (const [path, shape] of fieldsIn(schema)) {
        // Of groups it matters only that they are: their own fields are compared by themselves.
        const kind = shape.replaceAll(/\{[^}]*\}/g, 'group');
        const known = shapes.get(path) ?? new Map<string, string[]>();
        shapes.set(path, known.set(kind, [...(known.get(kind) ?? []), type]));
      }
    }
    const unlike = [...shapes].filter(([, kinds]) => kinds.size > 1);
    expect(unlike.map(([path, kinds]) => [path, Object.fromEntries(kinds)])).toEqual([]);
    expect(shapes.size).toBeGreaterThan(50);
  });

  it('say their kind first, and can all have an anchor and be hidden', () => {
    for (const [type, schema] of sectionSchemas) {
      const keys = Object.keys(schema.shape);
      expect(keys[0], type).toBe(TYPE);
      expect(keys.slice(-2), type).toEqual(['anchor', 'hidden']);
    }
  });

  it('are called by different words', () => {
    const labels = [...sectionSchemas.values()].map((schema) => openField(schema).meta?.label);
    expect(new Set(labels).size).toBe(sectionSchemas.size);
    for (const label of labels) expect(label).toMatch(/^[A-Z][^_]+$/);
  });

  it('know which of them a heading of their own opens', () => {
    for (const type of ['hero', 'opening', 'courseSection', 'terms', 'closing', 'notFound'])
      expect(titledTypes).toContain(type);
    for (const type of ['tradingDay', 'timeline', 'talkList', 'voice'])
      expect(titledTypes).not.toContain(type);
  });
});
