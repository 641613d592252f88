import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import type { Reading } from '../../../content/load/record.ts';
import { walk } from '../../../content/load/schemaWalk.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import { NOT_FOUND, type Section } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { pagePaths } from '../../../pages/page/pagePaths.ts';
import { select } from '../../../pages/page/select.ts';
import { Document } from '../../../renderer/Document.tsx';
import { eventsCalendar } from '../../../scripts/build/feeds/calendar.ts';
import { llmsTxt } from '../../../scripts/build/feeds/llms.ts';
import { eventsRss, talksRss } from '../../../scripts/build/feeds/rss.ts';

/** A record of each kind that can wait, a page among them, and what keeps it from visitors. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  'content/courses/stack.json': 'draft: true',
  'content/events/year-end-assay.mdx': 'publishAt: 2090-01-01',
  'content/features/terminal.json': 'expiresAt: 2020-01-01',
  'content/hiring-benefits/speed.json': 'draft: true',
  'content/logos/pybazaar.json': 'publishAt: 2090-01-01',
  'content/pages/risk.json': 'publishAt: 2090-01-01',
  'content/talks/polite-sharpe.json': 'draft: true',
  'content/team/saroj-bhattacharyya-lind.json': 'expiresAt: 2020-01-01',
  'content/testimonials/tanvi-deshpande.json': 'draft: true',
};

/** All that the build writes of the content: every page, before pictures are encoded, and the feeds. */
const site = (content: Content): string =>
  [
    ...documents(content),
    ...[talksRss, eventsRss, eventsCalendar, llmsTxt].map((feed) => feed(content)),
  ].join('\n');

/** Every page at all of its addresses, and the page that unknown addresses get. */
function documents(content: Content): string[] {
  return [...pagePaths(content), NOT_FOUND].map((route) => {
    const shown = select(content, route);
    if (!shown) throw new Error(`There is no page ${route}.`);
    return renderToStaticMarkup(
      <Document
        content={shown.described}
        page={shown.page}
        route={route}
        seo={shown.seo}
        pictures={null}
      >
        <Sections {...shown} />
      </Document>,
    );
  });
}

/** What only this record says: stretches of its longer texts that HTML does not escape, and its pictures. */
function marksOf({ collection, data }: Reading): string[] {
  const marks: string[] = [];
  walk(collections[collection].schema, data, (value, { widget }) => {
    if (typeof value !== 'string') return;
    if (widget === 'image') marks.push(value);
    if (value.length > 40) marks.push(...(value.match(/[\w ]{20,}/g) ?? []));
  });
  return marks;
}

/** A section whose lists of records are empty, as they are while none of these is published. */
function withoutRecords(section: Section): Section {
  switch (section[TYPE]) {
    case 'curriculum':
    case 'courseSection':
      return { ...section, courses: [] };
    case 'testimonials':
      return { ...section, first: [], second: [] };
    case 'teamGroup':
      return { ...section, members: [] };
    case 'hiringBenefits':
      return { ...section, items: [] };
    default:
      return section;
  }
}

describe('the site', () => {
  const root = mkdtempSync(join(tmpdir(), 'unpublished-'));
  let hidden: readonly Reading[] = [];

  beforeAll(() => {
    cpSync('content', join(root, 'content'), { recursive: true });
    cpSync('public', join(root, 'public'), { recursive: true });
    for (const [file, field] of Object.entries(UNPUBLISHED)) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      const [key, value] = field.split(': ');
      const changed = file.endsWith('.mdx')
        ? text.replace('---\n', `---\n${field}\n`)
        : JSON.stringify({ ...JSON.parse(text), [`${key}`]: value === 'true' || value });
      writeFileSync(path, changed);
    }
    hidden = inspect(root).readings.filter(({ file }) => file in UNPUBLISHED);
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('says nothing of what is not published, in no text, no structured data, no island, no feed', () => {
    const html = site(loadContent(root));
    expect(hidden).toHaveLength(Object.keys(UNPUBLISHED).length);
    for (const reading of hidden) {
      for (const mark of marksOf(reading)) expect(html).not.toContain(mark);
    }
  });

  it('shows all of it in the editor’s preview', () => {
    const html = site(loadContent(root, { unpublished: true }));
    for (const reading of hidden) {
      const marks = marksOf(reading);
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(html).toContain(mark);
    }
  });

  it('says nothing of a hidden section, and shows it in the editor’s preview', () => {
    const path = join(root, 'content/pages/home.json');
    const home = JSON.parse(readFileSync(path, 'utf8'));
    const words = 'A stretch of words that stands in this section alone';
    const callout = home.sections.find((section: Section) => section[TYPE] === 'callout');
    Object.assign(callout, { hidden: true, caption: words });
    writeFileSync(path, JSON.stringify(home));
    expect(site(loadContent(root))).not.toContain(words);
    expect(site(loadContent(root, { unpublished: true }))).toContain(words);
    Object.assign(callout, { hidden: false });
    writeFileSync(path, JSON.stringify(home));
    expect(site(loadContent(root))).toContain(words);
  });

  it('stands when there is nothing to show yet', () => {
    const { pages, ...rest } = loadContent(root);
    const empty = {
      ...rest,
      talks: [],
      events: [],
      logos: [],
      features: [],
      pages: pages.map((page) => ({ ...page, sections: page.sections.map(withoutRecords) })),
    };
    expect(() => site(empty)).not.toThrow();
    expect(site(empty)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
