import { checkSync } from 'recheck';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { itemOf, openField, shapeOf, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { namedCollections } from '../../../content/schema/collections.ts';
import { href } from '../../../content/schema/fields.ts';
import { type JsonSchema, jsonSchema } from '../../../scripts/lib/generate/jsonSchema.ts';
import { sectionSchemas } from '../../unit/content/miniature.ts';

/** All patterns that a schema tests texts with, its own and zod's. */
function patternsIn(schema: z.core.$ZodType): RegExp[] {
  const open = openField(schema).schema;
  const item = itemOf(schema);
  const variants = [...variantsOf(schema).values()];
  const inner = [...(item ? [item] : []), ...variants, ...Object.values(shapeOf(schema))];
  const rules = [
    open._zod.def,
    ...((open._zod.def as Rule).checks ?? []).map(({ _zod }) => _zod.def),
  ];
  const own = rules.flatMap((rule) => Object.values(rule).filter((part) => part instanceof RegExp));
  const zods = (open._zod as { pattern?: RegExp }).pattern ?? [];
  return [...own, ...[zods].flat(), ...inner.flatMap(patternsIn)];
}

interface Rule {
  checks?: z.core.$ZodCheck[];
}

/** All patterns that a JSON Schema contains for code editors. */
function jsonPatternsIn({ pattern, items, properties, ...schema }: JsonSchema): RegExp[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const parts = [...allOf, ...anyOf, ...oneOf, ...Object.values(properties ?? {})];
  const inner = [...parts, ...(items ? [items].flat() : [])];
  return [
    ...(pattern ? [new RegExp(pattern, 'u')] : []),
    ...inner.flatMap((one) => jsonPatternsIn(one as JsonSchema)),
  ];
}

const patterns = new Map(
  namedCollections
    .flatMap(([, collection]) => [
      ...patternsIn(collection.schema),
      ...jsonPatternsIn(jsonSchema(collection)),
    ])
    .map((pattern) => [String(pattern), pattern]),
);

describe('the patterns of the schemas', () => {
  // In JavaScript, the same on every machine: by default the tool would use a native program.
  beforeAll(() => {
    process.env.RECHECK_BACKEND = 'pure';
  });

  it('are all found', () => {
    expect(patterns.size).toBeGreaterThan(20);
    expect([...patterns.keys()].filter((text) => text.includes('mailto:'))).toHaveLength(2);
    // Including those of sections, which are of many types.
    expect(sectionSchemas.size).toBeGreaterThan(20);
    for (const [type, schema] of sectionSchemas)
      for (const pattern of patternsIn(schema))
        expect([...patterns.keys()], type).toContain(`${pattern}`);
    expect([...patterns.keys()]).toContain('/^content\\/courses\\/[\\w-]+\\.(?:json|mdx)$/');
  });

  it.each([...patterns])('cannot block the check: %s', (_, { source, flags }) => {
    const found = checkSync(source, flags);
    const attack = found.status === 'vulnerable' ? found.attack.pattern : undefined;
    expect({ status: found.status, attack }).toEqual({ status: 'safe', attack: undefined });
  });
});

describe('a link', () => {
  const takes = (link: string) => href().safeParse(link).success;

  it.each(['/', '/events', '/events#top', '/talks/', '/talks/page/2', '/a/b/#top', '#top'])(
    'may be %s',
    (link) => expect(takes(link)).toBe(true),
  );

  it.each(['//evil.example', '/a//b', '/a.html', 'https:///x', 'https://', 'javascript:x', ''])(
    'may not be %s',
    (link) => expect(takes(link)).toBe(false),
  );

  it('is refused immediately, however long it is', () => {
    const start = performance.now();
    expect(takes(`/${'a'.repeat(100_000)}.`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
