import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import type { Reading } from '../../../content/load/record.ts';
import { walk } from '../../../content/load/schemaWalk.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import { Document } from '../../../renderer/Document.tsx';
import type { Seo } from '../../../renderer/PageModule.ts';
import { eventsCalendar } from '../../../scripts/build/feeds/calendar.ts';
import { llmsTxt } from '../../../scripts/build/feeds/llms.ts';
import { eventsRss, talksRss } from '../../../scripts/build/feeds/rss.ts';
import { pages } from '../tina/pages.tsx';

/** A record of each kind that can wait, and what keeps it from visitors. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  'content/courses/stack.json': 'draft: true',
  'content/events/year-end-assay.mdx': 'publishAt: 2090-01-01',
  'content/features/terminal.json': 'expiresAt: 2020-01-01',
  'content/hiring-benefits/speed.json': 'draft: true',
  'content/logos/pybazaar.json': 'publishAt: 2090-01-01',
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

function documents(content: Content): string[] {
  return pages.map(({ route, Page, select }) => {
    const props = select(content) as { seo: Seo };
    return renderToStaticMarkup(
      <Document content={content} route={route} seo={props.seo} pictures={null}>
        <Page {...props} />
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

  it('stands when there is nothing to show yet', () => {
    const { talks, events, logos, features, ...rest } = loadContent(root);
    const { first, second, ...testimonials } = rest.home.testimonials;
    const empty = {
      ...rest,
      talks: [],
      events: [],
      logos: [],
      features: [],
      home: {
        ...rest.home,
        curriculum: { ...rest.home.curriculum, courses: [] },
        testimonials: { ...testimonials, first: [], second: [] },
      },
      educationPage: {
        ...rest.educationPage,
        sections: rest.educationPage.sections.map((section) => ({ ...section, courses: [] })),
      },
      teamPage: {
        ...rest.teamPage,
        groups: rest.teamPage.groups.map((group) => ({ ...group, members: [] })),
      },
    };
    expect(() => site(empty)).not.toThrow();
    expect(site(empty)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
