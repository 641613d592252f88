import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cms } from '../../../content/schema/cms.ts';
import { collections } from '../../../content/schema/collections.ts';
import { fromTina, type PreviewData } from '../../../tina/preview/fromTina.ts';
import { pageQuery } from '../../../tina/preview/pageQuery.ts';
import { createSourceMarks, unmarked } from '../../../tina/preview/sourceMarks.ts';
import { pages } from './pages.tsx';
import { type Change, content, sent } from './sent.ts';

/** Without the marks, and without the body that only the file has. */
const plain = (value: unknown): unknown =>
  JSON.parse(unmarked(JSON.stringify(value)).replaceAll(/#from=\d+/g, ''), (key, field) =>
    key === 'body' ? undefined : field,
  );

const isLink = (schema: z.core.$ZodType) =>
  cms.get(schema as z.ZodType)?.widget === 'link' || schema instanceof z.ZodURL;

describe.each(pages)('the preview of $name', ({ name: page, names, draw }) => {
  const live = (change?: Change) =>
    fromTina(names, sent(names, change), createSourceMarks()).content;

  it('turns what the editor sends back into the content', () => {
    const back = live();
    for (const name of names) {
      expect(plain(back[name])).toEqual(plain(content[name]));
    }
  });

  it('asks for its own record first, and for the site', () => {
    const [first] = names;
    expect(collections[first ?? 'site']).toHaveProperty('single', page === 'index' ? 'home' : page);
    expect(names).toContain('site');
  });

  it('draws a page of which nothing is there yet', () => {
    const { content: blank } = fromTina(names, {}, createSourceMarks());
    expect(draw(blank)).toContain('[Name]');
  });

  it.each<[string, Change]>([
    ['texts are cleared', (value) => (typeof value === 'string' ? '' : value)],
    ['lists are emptied', (value) => (Array.isArray(value) ? [] : value)],
    ['new items are blank', (value) => (Array.isArray(value) ? [...value, {}] : value)],
    ['links are half typed', (value, schema) => (isLink(schema) ? 'https://' : value)],
    ['numbers are no numbers', (value) => (typeof value === 'number' ? 'x' : value)],
    ['numbers are huge', (value) => (typeof value === 'number' ? 1e12 : value)],
  ])('is drawn while %s', (_, change) => {
    const html = draw(live(change));
    expect(html.length).toBeGreaterThan(5000);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the preview', () => {
  it('asks for fields by the editor’s names, and for references by their file', () => {
    const query = pageQuery(['talksPage', 'talks', 'team', 'site']);
    expect(query).toContain('talksPage(relativePath: "talks.json") { id seo { title description }');
    expect(query).toContain(
      'talksConnection(first: -1) { edges { node { id number title description type',
    );
    expect(query).toContain('speaker { ... on Document { id } }');
  });

  it('stands a blank record in for a reference that leads nowhere, which leads to its field', () => {
    const names = ['home', 'team', 'site'] as const;
    const data = sent(names) as { home: { voice: { member: unknown } } };
    data.home.voice.member = null;
    const marks = createSourceMarks();
    const { content: now } = fromTina(names, data as unknown as PreviewData, marks);
    const blank = now.team.at(-1);
    expect(unmarked(blank?.name ?? '')).toBe('[Name]');
    expect(marks.read(blank?.name ?? '')).toBe('q---home.voice.member');
    expect(now.home.voice.member).toBe(blank?.file);
  });
});
