import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { cms } from '../../../content/schema/cms.ts';
import type { CollectionName, Entry } from '../../../content/schema/collections.ts';
import type { Page, SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { fromTina } from '../../../tina/preview/fromTina.ts';
import { shownKinds } from '../../../tina/preview/Preview.tsx';
import {
  blockName,
  blockTypeName,
  pageQuery,
  recordsQuery,
} from '../../../tina/preview/pageQuery.ts';
import { createSourceMarks, unmarked } from '../../../tina/preview/sourceMarks.ts';
import { sectionSchemas } from '../content/miniature.ts';
import { routeOf, content as small } from '../content/miniatureSite.ts';
import { sectionOf } from '../content/sectionOf.ts';
import { draw, EVERYTHING, pages } from './pages.tsx';
import { type Change, content, sent } from './sent.ts';

/** A value without the editor's marks. */
const plain = (value: unknown): unknown =>
  JSON.parse(unmarked(JSON.stringify(value)).replaceAll(/#from=\d+/g, ''));

const isLink = (schema: z.core.$ZodType) =>
  cms.get(schema as z.ZodType)?.widget === 'link' || schema instanceof z.ZodURL;

/** Whether a value is a list of groups of one type. */
const isList = (value: unknown, schema: z.core.$ZodType): value is unknown[] =>
  Array.isArray(value) && schema instanceof z.ZodArray && variantsOf(schema.element).size === 0;

/** The page of the miniature with a section of a type, and the data that the editor sends for it. */
function pageOf(type: SectionType) {
  const page = small.pages.find(({ path }) => path === routeOf(type));
  if (!page) throw new Error(`There is no section ${type}.`);
  return page;
}
const sentOf = (page: Entry<Page>) => sent(page, undefined, small);

/** The collections whose records a section shows. */
const KINDS: Readonly<Partial<Record<SectionType, readonly CollectionName[]>>> = {
  articleList: ['articles', 'talks', 'team'],
  contact: ['forms'],
  courseSection: ['courses', 'team'],
  curriculum: ['courses', 'team'],
  demo: ['forms'],
  featureGrid: ['features'],
  hiringBenefits: ['hiringBenefits'],
  logos: ['logos'],
  talkList: ['talks', 'team'],
  teamGroup: ['team'],
  testimonials: ['testimonials'],
  timeline: ['events'],
  upcoming: ['events'],
  voice: ['team'],
};

describe.each(pages)('the preview of $name', ({ page }) => {
  const live = (change?: Change) =>
    fromTina(EVERYTHING, sent(page, change), createSourceMarks()).content;
  const kinds = shownKinds(sent(page));

  it('converts the editor’s data back into the content', () => {
    const back = live();
    // A page that lists articles also has a page of each.
    const own = back.pages.filter(({ file }) => file === page.file);
    expect(plain(own)).toEqual(plain([page]));
    for (const name of [...kinds, 'site', 'brand'] as const)
      expect(plain(back[name])).toEqual(plain(content[name]));
  });

  it('queries its own record first, then what all pages share, then what its sections show', () => {
    const query = pageQuery(page.file);
    expect(query).toMatch(
      /^query Preview \{ page: pages\(relativePath: "[\w-]+\.json"\) \{ id name/,
    );
    expect(query).toContain('site(relativePath: "site.json") {');
    expect(query).toContain('brand(relativePath: "brand.json") {');
    expect(new Set(kinds)).toEqual(
      new Set(page.sections.flatMap((section) => KINDS[section[TYPE]] ?? [])),
    );
    for (const kind of kinds) expect(recordsQuery(kinds)).toContain(`${kind}Connection(first: -1)`);
  });

  it('renders a page without any records yet', () => {
    const blank = { page: { id: page.file } };
    expect(shownKinds(blank)).toEqual([]);
    const html = draw(fromTina(EVERYTHING, blank, createSourceMarks()).content);
    expect(html).toContain('[Name]');
    expect(unmarked(html)).toMatch(/<h1[^>]*>\[Title\]<\/h1>/);
  });

  it.each<[string, Change]>([
    ['texts are cleared', (value) => (typeof value === 'string' ? '' : value)],
    ['lists are emptied', (value, schema) => (isList(value, schema) ? [] : value)],
    ['new items are blank', (value, schema) => (isList(value, schema) ? [...value, {}] : value)],
    [
      'sections of every kind are new',
      (value, schema) => {
        const kinds = schema instanceof z.ZodArray ? [...variantsOf(schema.element).keys()] : [];
        const blank = kinds.map((kind) => ({ [TYPE]: kind }));
        return Array.isArray(value) ? [...blank, ...value] : value;
      },
    ],
    ['links are half typed', (value, schema) => (isLink(schema) ? 'https://' : value)],
    ['numbers are no numbers', (value) => (typeof value === 'number' ? 'x' : value)],
    ['numbers are huge', (value) => (typeof value === 'number' ? 1e12 : value)],
  ])('is rendered while %s', (_, change) => {
    const html = draw(live(change));
    expect(html.length).toBeGreaterThan(5000);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('the preview', () => {
  const [home] = pages.flatMap(({ page }) => (page.path === '/' ? [page] : []));
  if (!home) throw new Error('There is no home page.');

  it('queries fields by the editor’s names, and references by their file', () => {
    const query = recordsQuery(['talks']);
    expect(query).toContain(
      'talksConnection(first: -1) { edges { node { id number title description type',
    );
    expect(query).toContain('speaker { ... on Document { id } }');
    expect(pageQuery('content/pages/talks.json')).toContain(
      'page: pages(relativePath: "talks.json") { id name path moved { path } seo { title description',
    );
  });

  it('queries sections by their type, and never fields that only files have', () => {
    const query = pageQuery('content/pages/home.json');
    expect(query).toContain('sections { __typename ... on PagesSections');
    expect(query).toContain(
      '... on PagesSectionsVoice { member { ... on Document { id } } quote text',
    );
    expect(query).not.toContain(TYPE);
    for (const kind of sectionSchemas.keys())
      expect(query).toContain(`... on ${blockTypeName(['pages', 'sections', kind])} {`);
  });

  it('finds the type of a block by its form or its query, the longer of two with the same ending', () => {
    const names = ['grid', 'featureGrid', 'logos'];
    expect(blockName({ [TYPE]: 'logos' }, names)).toBe('logos');
    expect(blockName({ __typename: 'PagesSectionsFeatureGrid' }, names)).toBe('featureGrid');
    expect(blockName({ __typename: 'PagesSectionsGrid' }, names)).toBe('grid');
    expect(blockName({ __typename: 'PagesSectionsOther' }, names)).toBeUndefined();
    expect(blockName({}, names)).toBeUndefined();
  });

  it('reads the times of an event like its page, and no incomplete ones', () => {
    const page = pageOf('timeline');
    const [event] = small.events;
    const startsAt = (starts: string) => {
      const data = sentOf(page);
      const { edges } = data.eventsConnection as unknown as { edges: { node: object }[] };
      Object.assign(edges.at(-1)?.node ?? {}, { starts, ends: '20:30' });
      return fromTina(EVERYTHING, data, createSourceMarks()).content.events[0];
    };
    expect(startsAt('18:30')).toMatchObject({ slug: event?.slug, starts: '18:30', ends: '20:30' });
    expect(startsAt('18:3')?.starts).toBeUndefined();
  });

  it('leaves out a section of an unknown type', () => {
    const data = sent(home);
    const { sections } = data.page as unknown as { sections: { __typename: string }[] };
    sections.splice(1, 0, { __typename: 'PagesSectionsGone' });
    const { content: now } = fromTina(EVERYTHING, data, createSourceMarks());
    expect(now.pages[0]?.sections.map((section) => section[TYPE])).toEqual(
      home.sections.map((section) => section[TYPE]),
    );
  });

  it('shows a hidden section, marked as hidden', () => {
    const page = pageOf('voice');
    const sections = page.sections.map((section) =>
      section[TYPE] === 'voice' ? { ...section, hidden: true } : section,
    );
    const index = sections.findIndex((section) => section[TYPE] === 'voice');
    const { content: now, unpublished } = fromTina(
      EVERYTHING,
      sentOf({ ...page, sections }),
      createSourceMarks(),
    );
    expect(now.pages[0]?.sections.map((section) => section[TYPE])).toContain('voice');
    expect([...unpublished]).toEqual([[`q---page.sections.${index}`, 'Hidden']]);
  });

  it('renders a blank record for a broken reference, marked with its field', () => {
    const data = sentOf(pageOf('voice'));
    const { sections } = data.page as unknown as {
      sections: { __typename: string; member?: null }[];
    };
    const index = sections.findIndex(({ __typename }) => __typename === 'PagesSectionsVoice');
    Object.assign(sections[index] ?? {}, { member: null });
    const marks = createSourceMarks();
    const { content: now } = fromTina(EVERYTHING, data, marks);
    const blank = now.team.at(-1);
    expect(unmarked(blank?.name ?? '')).toBe('[Name]');
    expect(marks.read(blank?.name ?? '')).toBe(`q---page.sections.${index}.member`);
    expect(sectionOf(now.pages[0], 'voice').member).toBe(blank?.file);
  });
});
