import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadContent } from '../../../content/load/loadContent.ts';
import { cms } from '../../../content/schema/cms.ts';
import { type Collection, collections } from '../../../content/schema/collections.ts';
import { tinaName } from '../../../tina/forms/formField.ts';
import { fromTina, type PreviewData } from '../../../tina/preview/fromTina.ts';
import { collectionsOf, pageQuery } from '../../../tina/preview/pageQuery.ts';

type Schema = z.core.$ZodType;

const content = loadContent();
const routes = [...new Set(Object.values(collections).map(({ route }) => route))];

/** A value as the editor sends it: its names, null for what is absent, a record for a reference. */
function toTina(schema: Schema, value: unknown): unknown {
  if (value === undefined) return null;
  if (cms.get(schema as z.ZodType)?.widget === 'reference') return { id: value, __typename: 'X' };
  if (schema instanceof z.ZodOptional) return toTina(schema.unwrap(), value);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => toTina(schema.element, item));
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = value as Record<string, unknown>;
  return {
    __typename: 'X',
    ...Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [
        tinaName(key),
        toTina(inner as Schema, fields[key]),
      ]),
    ),
  };
}

function sent(route: string): PreviewData {
  const parts = collectionsOf(route).map((name) => {
    const { schema } = collections[name] as Collection;
    const nodes = [content[name]].flat().map((entry) => {
      const { file, text } = entry as { file: string; text?: unknown };
      const node = { ...(toTina(schema, entry) as object), id: file };
      return text ? { ...node, body: text } : node;
    });
    return 'single' in collections[name]
      ? [name, nodes[0]]
      : [`${name}Connection`, { edges: nodes.toReversed().map((node) => ({ node })) }];
  });
  return Object.fromEntries(parts);
}

describe('the preview', () => {
  it.each(routes)('turns what the editor sends for %s back into the content', (route) => {
    const back = fromTina(content, collectionsOf(route), sent(route));
    for (const name of collectionsOf(route)) {
      const bodiless = (value: unknown) =>
        [value].flat().map((entry) => ({ ...(entry as object), body: '' }));
      expect(bodiless(back[name])).toEqual(bodiless(content[name]));
    }
  });

  it('asks for every record that a page shows, in one query', () => {
    expect(collectionsOf('/talks')).toEqual(['talksPage', 'talks', 'team', 'site']);
    expect(pageQuery('/talks')).toContain(
      'talksConnection(first: -1) { edges { node { id number title description type',
    );
    expect(pageQuery('/talks')).toContain('speaker { ... on Document { id } }');
  });
});
