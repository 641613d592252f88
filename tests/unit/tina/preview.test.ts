import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { parseBody } from '../../../content/load/text/body.ts';
import { cms } from '../../../content/schema/cms.ts';
import type { CollectionName, Entry } from '../../../content/schema/collections.ts';
import type { Page, SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { LiveContent, type PageRecords } from '../../../tina/preview/liveContent.ts';
import { shownKinds } from '../../../tina/preview/Preview.tsx';
import { createSourceMarks, unmarked } from '../../../tina/preview/sourceMarks.ts';
import { routeOf, content as small } from '../content/miniatureSite.ts';
import { sectionOf } from '../content/sectionOf.ts';
import { draw, pages } from './pages.tsx';
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

const liveOf = (records: PageRecords, marks = createSourceMarks()) =>
  new LiveContent(marks).update(records);

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
  const live = (change?: Change) => liveOf(sent(page, change)).content;
  const kinds = shownKinds(sent(page));

  it('converts the editor’s data back into the content', () => {
    const back = live();
    // A page that lists articles also has a page of each.
    const own = back.pages.filter(({ file }) => file === page.file);
    expect(plain(own)).toEqual(plain([page]));
    for (const name of [...kinds, 'site', 'brand'] as const)
      expect(plain(back[name])).toEqual(plain(content[name]));
  });

  it('asks for the kinds of records that its sections show', () => {
    expect(new Set(kinds)).toEqual(
      new Set(page.sections.flatMap((section) => KINDS[section[TYPE]] ?? [])),
    );
  });

  it('renders a page without any records yet', () => {
    const blank = new Map([[page.file, {}]]);
    expect(shownKinds(blank)).toEqual([]);
    const html = draw(liveOf(blank).content);
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

  it('reads a formatted text from its tree, and from its Markdown', () => {
    const records = sentOf(pageOf('timeline'));
    const [file = ''] = [...records.keys()].filter((one) => one.startsWith('content/events/'));
    const bodyOf = (body: unknown) => {
      const { content: now } = liveOf(
        new Map([...records, [file, { ...records.get(file), body }]]),
      );
      return plain(now.events.find((event) => event.file === file)?.body);
    };
    expect(bodyOf('Two *old* words.')).toEqual(bodyOf(parseBody('Two *old* words.')));
    expect(JSON.stringify(bodyOf('Two *old* words.'))).toContain('"italic":true');
  });

  it('converts a record again when it has changed, and no other', () => {
    const records = sentOf(pageOf('timeline'));
    const live = new LiveContent(createSourceMarks());
    const before = live.update(records).content;
    const file = String(before.events[0]?.file);
    const changed = { ...records.get(file), title: 'Another name' };
    const { content: now } = live.update(new Map([...records, [file, changed]]));
    expect(unmarked(now.events[0]?.title ?? '')).toBe('Another name');
    expect(now.events[0]).not.toBe(before.events[0]);
    expect(now.site).toBe(before.site);
    expect(now.events.slice(1).every((one, i) => one === before.events[i + 1])).toBe(true);
  });

  it('forgets the number of a field that has another now', () => {
    const records = sentOf(pageOf('timeline'));
    const live = new LiveContent(createSourceMarks());
    const file = [...records.keys()].find((one) => one.startsWith('content/events/')) ?? '';
    const fieldsOf = (date: string) => {
      const { content: now, values } = live.update(
        new Map([...records, [file, { ...records.get(file), date }]]),
      );
      // A field is converted when it is read.
      JSON.stringify(now.events);
      return [...(values.get(date) ?? [])].filter((field) => field.startsWith(file));
    };
    expect(fieldsOf('2031-03-04')).toEqual([`${file}.date`]);
    expect(fieldsOf('2032-03-04')).toEqual([`${file}.date`]);
    expect(live.update(records).values.get('2032-03-04')?.size).toBe(0);
  });

  it('reads the times of an event like its page, and no incomplete ones', () => {
    const page = pageOf('timeline');
    const [event] = small.events;
    const startsAt = (starts: string) => {
      const records = sentOf(page);
      const [first = ''] = [...records.keys()].filter((file) =>
        file.endsWith(`/${event?.slug}.mdx`),
      );
      const fields = { ...records.get(first), starts, ends: '20:30' };
      return liveOf(new Map([...records, [first, fields]])).content.events[0];
    };
    expect(startsAt('18:30')).toMatchObject({ slug: event?.slug, starts: '18:30', ends: '20:30' });
    expect(startsAt('18:3')?.starts).toBeUndefined();
  });

  it('leaves out a section of an unknown type', () => {
    const records = sent(home);
    const own = records.get(home.file) as { sections: object[] };
    const sections = own.sections.toSpliced(1, 0, { [TYPE]: 'gone' });
    const { content: now } = liveOf(new Map([...records, [home.file, { ...own, sections }]]));
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
    const { content: now, unpublished } = liveOf(sentOf({ ...page, sections }));
    expect(now.pages[0]?.sections.map((section) => section[TYPE])).toContain('voice');
    expect([...unpublished]).toEqual([[`${page.file}.sections.${index}`, 'Hidden']]);
  });

  it('renders a blank record for a broken reference, marked with its field', () => {
    const page = pageOf('voice');
    const records = sentOf(page);
    const own = records.get(page.file) as { sections: { [TYPE]: string }[] };
    const index = own.sections.findIndex((section) => section[TYPE] === 'voice');
    const sections = own.sections.with(index, { ...own.sections[index], member: null } as never);
    const marks = createSourceMarks();
    const { content: now } = liveOf(
      new Map([...records, [page.file, { ...own, sections }]]),
      marks,
    );
    const blank = now.team.at(-1);
    expect(unmarked(blank?.name ?? '')).toBe('[Name]');
    expect(marks.read(blank?.name ?? '')).toBe(`${page.file}.sections.${index}.member`);
    expect(sectionOf(now.pages[0], 'voice').member).toBe(blank?.file);
  });
});
