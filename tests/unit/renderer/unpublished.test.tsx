import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { inspect, inspectChanges } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import { type Fields, fieldsIn } from '../../../content/load/read/schemaWalk.ts';
import {
  type CollectionName,
  type Content,
  collections,
} from '../../../content/schema/collections.ts';
import { NOT_FOUND, type Section } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { pagePaths } from '../../../pages/page/index.page.server.tsx';
import { select } from '../../../pages/page/select.ts';
import { renderStillIsland } from '../../../renderer/islands/renderIsland.tsx';
import { pageHtml } from '../../../renderer/pageHtml.tsx';
import { eventsCalendar } from '../../../scripts/build/feeds/calendar.ts';
import { eventsRss, talksRss } from '../../../scripts/build/feeds/rss.ts';

import { placesOf } from '../../e2e/helpers/content.ts';
import { miniature, withProject } from '../content/miniature.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>\n';

/** The field that hides a record of each collection that can be hidden. */
const UNPUBLISHED: Partial<Record<CollectionName, Fields>> = {
  courses: { draft: true },
  events: { publishAt: '2090-01-01' },
  features: { expiresAt: '2020-01-01' },
  hiringBenefits: { draft: true },
  logos: { publishAt: '2090-01-01' },
  pages: { publishAt: '2090-01-01' },
  talks: { draft: true },
  team: { expiresAt: '2020-01-01' },
  testimonials: { draft: true },
};

/** Pages that the site needs, or that show what others refer to. */
const isNeeded = ({ data }: Reading) =>
  !placesOf('terms').some(({ route }) => route === data?.path);

/** Everything that the build writes from the content: every page, before pictures are encoded, and the feeds. */
const site = (content: Content): string =>
  [
    ...documents(content),
    ...[talksRss, eventsRss, eventsCalendar].map((feed) => feed(content)),
  ].join('\n');

const SURROUNDINGS = { now: Date.now(), pictures: null, islands: renderStillIsland };

/** Every page at all its addresses, and the page for unknown addresses. */
function documents(content: Content): string[] {
  return [...pagePaths(content), NOT_FOUND].map((route) => {
    const html = pageHtml(() => content, route, { Page: Sections, select }, SURROUNDINGS);
    if (html === undefined) throw new Error(`There is no page ${route}.`);
    return html;
  });
}

/** Texts that only this record contains, and a picture that only it uses. */
const wordsOf = ({ collection, slug }: Reading) =>
  `Only ${collection} ${slug} has these words to say`;
const pictureOf = ({ collection, slug }: Reading) => `/images/only-${collection}-${slug}.svg`;

/** A record with a unique text and picture, so that a match can only come from it. */
function marked(reading: Reading): { fields: Fields; marks: string[] } {
  const { schema } = collections[reading.collection];
  const paths: PropertyKey[][] = [];
  const pictures: PropertyKey[][] = [];
  for (const { value, meta, path } of fieldsIn(schema, reading.data)) {
    const { widget, isTitle } = meta;
    if (widget === 'image') pictures.push([...path]);
    else if (typeof value === 'string' && (widget === 'textarea' || isTitle)) paths.push([...path]);
  }
  // A page is recognised by its texts in search results; every other record by its first text or its name.
  const isText = (path: readonly PropertyKey[]) => path.includes('description');
  const words = paths.find(isText) ?? paths[0];
  const [picture] = pictures;
  const fields = structuredClone(reading.data) as Fields;
  const put = (path: readonly PropertyKey[], value: string) => {
    const group = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => Reflect.get(Object(at), key), fields);
    Reflect.set(Object(group), path.at(-1) ?? '', value);
  };
  if (words)
    put(words, `${wordsOf(reading)}${words.at(-1) === 'name' ? '' : ', and nobody else has.'}`);
  if (picture) put(picture, pictureOf(reading));
  return {
    fields,
    marks: [...(words ? [wordsOf(reading)] : []), ...(picture ? [pictureOf(reading)] : [])],
  };
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

describe('the built site', () => {
  const root = mkdtempSync(join(tmpdir(), 'unpublished-'));
  const hidden: { file: string; marks: string[] }[] = [];
  /** The collections of which the site shows a record. */
  const kinds: string[] = [];

  beforeAll(() => {
    cpSync('content', join(root, 'content'), { recursive: true });
    cpSync('public', join(root, 'public'), { recursive: true });
    const { readings, diagnostics } = inspect(root);
    const unshown = diagnostics.filter(({ rule }) => rule === 'No page shows this record.');
    for (const [name, field] of Object.entries(UNPUBLISHED)) {
      const own = readings.filter(
        (reading) =>
          reading.collection === name &&
          !unshown.some(({ file }) => file === reading.file) &&
          (name !== 'pages' || !isNeeded(reading)),
      );
      const isRefused = (reading: Reading, fields = reading.data) => {
        const text = canonicalText(collections[reading.collection], { ...fields, ...field });
        return inspectChanges(root, new Map([[reading.file, text]])).length > 0;
      };
      // Other records may need all records that a small site has of a collection.
      if (!own.every((reading) => isRefused(reading))) kinds.push(name);
      // One that no other record needs: the last that the check allows to hide.
      const found = own
        .toReversed()
        .map((reading) => ({ reading, ...marked(reading) }))
        .find(({ reading, fields }) => {
          writeFileSync(join(root, `public${pictureOf(reading)}`), SVG);
          if (isRefused(reading, fields)) return false;
          const text = canonicalText(collections[reading.collection], { ...fields, ...field });
          writeFileSync(join(root, reading.file), text);
          return true;
        });
      if (found) hidden.push({ file: found.reading.file, marks: found.marks });
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('contains no unpublished record, in no text, structured data, island or feed', () => {
    const html = site(loadContent(root));
    expect(hidden).toHaveLength(kinds.length);
    expect(kinds).toContain('pages');
    for (const { marks } of hidden) for (const mark of marks) expect(html).not.toContain(mark);
  });

  it('shows all of them in the editor’s preview', () => {
    const html = site(loadContent(root, { unpublished: true }));
    for (const { file, marks } of hidden) {
      expect(marks.length, file).toBeGreaterThan(0);
      for (const mark of marks) expect(html).toContain(mark);
    }
  });

  it('contains no hidden section, but the editor’s preview shows it', () => {
    withProject(miniature(), (folder) => {
      const path = join(folder, 'content/pages/home.json');
      const home = JSON.parse(readFileSync(path, 'utf8'));
      const words = 'A stretch of words that stands in this section alone';
      const callout = home.sections.find((section: Section) => section[TYPE] === 'callout');
      Object.assign(callout, { hidden: true, caption: words });
      writeFileSync(path, JSON.stringify(home));
      expect(site(loadContent(folder))).not.toContain(words);
      expect(site(loadContent(folder, { unpublished: true }))).toContain(words);
      Object.assign(callout, { hidden: false });
      writeFileSync(path, JSON.stringify(home));
      expect(site(loadContent(folder))).toContain(words);
    });
  });

  it('can be built when nothing is published yet', () => {
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
    // No heading without anything below it.
    expect(site(empty)).not.toMatch(/name="(?:LogoCarousel|FeatureGrid)"/);
  });
});
