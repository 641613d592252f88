import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { selectPage, titledTypes } from '../../../components/sections/selectPage.ts';
import { viewOf } from '../../../components/sections/views.ts';
import { Words } from '../../../components/ui/Words.tsx';
import { loadContent } from '../../../content/load/loadContent.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import type { Page, Section, SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { miniature, sectionSchemas, withProject } from '../content/miniature.ts';

const types = [...sectionSchemas.keys()] as SectionType[];
const content: Content = withProject(miniature(), (root) => loadContent(root));

/** The smallest section of a type, with records that it can show. */
function sectionOfType(type: SectionType): Section {
  const found = content.pages.flatMap(({ sections }) => sections).find((one) => one[TYPE] === type);
  if (!found) throw new Error(`The miniature has no section ${type}.`);
  return found;
}

/** The HTML of a page of these sections. */
function drawn(sections: readonly Section[], shownContent = content): string {
  const seo = { title: 'A page of its own', description: '' };
  const page: Page = { name: 'Page', path: '/page', seo, sections: [...sections] };
  const part = { list: 'all', page: 1 } as const;
  const shown = selectPage(page, shownContent, { part, now: Date.parse('2026-01-01') });
  return renderToStaticMarkup(
    <Words value={content.site.words}>
      <Sections {...shown} />
    </Words>,
  );
}

const levelsIn = (html: string) =>
  Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));

/** Whether each heading is at most one level below the one before it. */
const descends = (levels: readonly number[]) =>
  levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1);

const OPENING = sectionOfType('opening');

/** Sections that may be on a page once: their inner ids are those of records, of a form, of terms. */
const ALONE: readonly string[] = [
  'articleList',
  'contact',
  'demo',
  'talkList',
  'terms',
  'timeline',
  'upcoming',
];

const imagesIn = (html: string) => html.match(/<img[^>]*>/g) ?? [];

describe('pictures below the first section', () => {
  it.each(types)('load lazily in the section %s', (type) => {
    const first = imagesIn(drawn([OPENING]));
    const below = imagesIn(drawn([OPENING, sectionOfType(type)])).slice(first.length);
    for (const image of below) expect(image).toContain(' loading="lazy"');
  });
});

describe('the description of a picture', () => {
  const described = <R extends object>(records: readonly R[], name: string) =>
    records.map((record, i) => ({ ...record, alt: `What ${name} ${i + 1} shows` }));

  it('is on each course', () => {
    const courses = described(content.courses, 'course');
    const section = sectionOfType('courseSection') as Extract<Section, { courses: unknown }>;
    const html = drawn([section], { ...content, courses });
    for (const { course } of section.courses)
      expect(html).toContain(` alt="${courses.find(({ file }) => file === course)?.alt}"`);
  });

  it('is on each talk', () => {
    const talks = described(content.talks, 'talk');
    const html = drawn([sectionOfType('talkList')], { ...content, talks });
    for (const { alt } of talks) expect(html).toContain(` alt="${alt}"`);
  });

  it('is on each slide', () => {
    const section = sectionOfType('slideshow') as Extract<Section, { slides: unknown }>;
    const slides = described(section.slides, 'slide');
    const html = drawn([{ ...section, slides } as Section]);
    for (const { alt } of slides) expect(html).toContain(` alt="${alt}"`);
  });
});

it('every type of section is on a page of the miniature', () => {
  expect(() => types.map(sectionOfType)).not.toThrow();
});

describe.each(types)('the section %s', (type) => {
  it('has a view of its name in a file of that name', () => {
    const name = type.charAt(0).toUpperCase() + type.slice(1);
    expect(viewOf(type).name).toBe(name);
    const files = [`${name}.tsx`, `${name}/${name}.tsx`];
    expect(files.filter((file) => existsSync(`components/sections/${file}`))).toHaveLength(1);
  });

  it('opens a page with its only heading of the first level', () => {
    const html = drawn([sectionOfType(type)]);
    const levels = levelsIn(html);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(descends(levels)).toBe(true);
    // Sighted readers see the title of the page in its heading, or nowhere.
    expect(html.startsWith('<h1 class="sr-only">A page of its own</h1>')).toBe(
      !titledTypes.has(type),
    );
    expect(html).not.toMatch(/NaN|undefined|\[object/);
  });

  it('has no heading of the first level below another section, and its own anchor', () => {
    const own = { ...sectionOfType(type), anchor: 'own-anchor' } as Section;
    const html = drawn([OPENING, own]);
    const levels = levelsIn(html);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(descends(levels)).toBe(true);
    expect(html.split(' id="own-anchor"')).toHaveLength(2);
  });

  it('can be twice on one page without a duplicate id, or is refused there', () => {
    const { anchor: _, ...own } = sectionOfType(type);
    const twice = [OPENING, own, own] as Section[];
    const page = { name: 'Page', path: '/page', seo: content.pages[0]?.seo, sections: twice };
    const issues = collections.pages.schema.safeParse(page).error?.issues ?? [];
    const isRefused = issues.some(({ message }) => message === 'is allowed once on a page');
    expect(isRefused).toBe(ALONE.includes(type));
    if (isRefused) return;
    const html = drawn(twice);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

it.each([
  ['/about', /href="\/about" class="[^"]*">/],
  [
    'https://partner.example/b',
    /href="https:\/\/partner\.example\/b" class="[^"]*" target="_blank"/,
  ],
])('a course can link to %s: a page of this site opens in the same tab', (link, expected) => {
  const courses = content.courses.map((one) => ({ ...one, link }));
  const html = drawn([sectionOfType('courseSection')], { ...content, courses });
  const [button = ''] = new RegExp(`<a href="${link}".*?</a>`).exec(html) ?? [];
  expect(button).toContain('>: Course ');
  expect(button).toMatch(expected);
});

describe('a picture instead of a chart', () => {
  const picture = { picture: '/images/pages/hall.webp', alt: 'An empty hall', focus: 'top' };

  it.each(['hero', 'opening'] as const)('replaces the chart in %s', (type) => {
    const section = { ...sectionOfType(type), ...(type === 'opening' && { figure: 'hedge' }) };
    expect(drawn([section as Section])).toMatch(/<figure.*<svg/);
    const html = drawn([{ ...section, ...picture } as Section]);
    const [figure = ''] = /<figure.*<\/figure>/.exec(html) ?? [];
    expect(figure).toContain('src="/images/pages/hall.webp" alt="An empty hall"');
    expect(figure).toContain('object-top');
    expect(figure).not.toContain('<svg');
  });

  it('is hidden from screen readers if it is only decorative', () => {
    const { alt: _, ...silent } = { ...sectionOfType('opening'), ...picture, decorative: true };
    expect(drawn([silent as Section])).toContain('src="/images/pages/hall.webp" alt=""');
  });
});

it('a page whose section has no heading has its title as a hidden heading', () => {
  expect(drawn([])).toBe('<h1 class="sr-only">A page of its own</h1>');
});

it('a type without a view throws with the name of the missing file', () => {
  expect(() => viewOf('gone' as SectionType)).toThrow(
    'The section gone has no view Gone in components/sections/sectionViews.ts.',
  );
});
