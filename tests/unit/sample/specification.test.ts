import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { pageAt } from '../../../content/load/publish/pageAt.ts';
import type { SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { sectionOf, sectionsOf } from '../content/sectionOf.ts';

const content = loadContent();
const at = (path: string) => pageAt(content.pages, path)?.page;

// The routes of the specification, and the order of their sections. Pages are ordinary records; only this test requires
// these eight to be complete.
const ROUTES: Readonly<Record<string, readonly SectionType[]>> = {
  '/': [
    'hero',
    'logos',
    'counters',
    'statements',
    'curriculum',
    'voice',
    'tradingDay',
    'slideshow',
    'featureGrid',
    'gallery',
    'testimonials',
    'callout',
    'prompt',
    'contact',
  ],
  '/education': [
    'opening',
    'products',
    'courseSection',
    'courseSection',
    'courseSection',
    'courseSection',
    'closing',
  ],
  '/enterprise': ['box', 'useCases', 'benefits', 'offerings', 'partner', 'demo'],
  '/events': ['opening', 'upcoming', 'timeline'],
  '/talks': ['opening', 'talkList'],
  '/team': ['opening', 'teamGroup', 'teamGroup', 'teamGroup', 'teamGroup', 'closing'],
  '/hiring': ['opening', 'audiences', 'roles', 'levels', 'reasons', 'hiringBenefits', 'closing'],
  '/about': ['opening', 'mission', 'pillars', 'segment', 'segment', 'linkCards'],
};

describe('the eight routes of the specification', () => {
  it.each(Object.entries(ROUTES))('%s has its sections in order', (path, types) => {
    // Others may be between them: an editor can add a section to any page.
    const missing = [...types];
    for (const section of at(path)?.sections ?? [])
      if (section[TYPE] === missing[0]) missing.shift();
    expect(missing).toEqual([]);
  });

  it('have the anchors that links of the specification use', () => {
    const anchors = at('/')?.sections.flatMap(({ anchor }) => anchor ?? []);
    expect(anchors).toEqual(expect.arrayContaining(['event', 'about', 'contact-us']));
  });
});

const home = at('/');
const education = at('/education');
const enterprise = at('/enterprise');
const team = at('/team');
const hiring = at('/hiring');
const about = at('/about');
const [learning, technology] = sectionsOf(about, 'segment');

// The specification's numbers apply to the sample; another firm has its own.
it.each<[number, readonly unknown[] | undefined, string]>([
  [3, sectionOf(home, 'hero').actions, 'buttons of the opening'],
  [2, sectionOf(home, 'counters').items, 'counters'],
  [3, sectionOf(home, 'curriculum').courses, 'courses of the home page'],
  [3, sectionOf(home, 'voice').statistics, 'figures of the voice'],
  [6, sectionOf(home, 'slideshow').slides, 'screens of the desk'],
  [4, sectionOf(home, 'gallery').images, 'pictures of the gallery'],
  [4, sectionOf(home, 'testimonials').first, 'letters of the first row'],
  [4, sectionOf(home, 'testimonials').second, 'letters of the second row'],
  [4, sectionsOf(education, 'courseSection'), 'sections of courses'],
  [5, sectionOf(enterprise, 'box').chips, 'chips'],
  [3, sectionOf(enterprise, 'useCases').cards, 'use cases'],
  [4, sectionOf(enterprise, 'benefits').cards, 'benefits to firms'],
  [3, sectionOf(enterprise, 'offerings').suite?.products, 'parts of the suite'],
  [4, sectionsOf(team, 'teamGroup'), 'groups of people'],
  [3, sectionOf(team, 'opening').statistics, 'figures of the team'],
  [2, sectionOf(about, 'pillars').items, 'pillars'],
  [2, [learning, technology].filter(Boolean), 'segments'],
  [6, sectionOf(hiring, 'hiringBenefits').items, 'benefits of a search'],
  [12, content.logos, 'logos'],
  [4, content.features, 'feature cards'],
  [9, content.talks, 'talks'],
  [16, content.events, 'events'],
])('the sample has %i %3$s', (count, records) => {
  expect(records).toHaveLength(count);
});

it('the sample has eight testimonials, of which one is a repetition', () => {
  const { first, second } = sectionOf(home, 'testimonials');
  const named = [...first, ...second].map(({ testimonial }) => testimonial);
  expect(named).toHaveLength(8);
  expect(new Set(named).size).toBe(7);
  expect(content.testimonials).toHaveLength(7);
});

it('the sample’s courses are under the headings that the specification requires', () => {
  expect(
    sectionsOf(education, 'courseSection').map(({ title, courses }) => [title, courses.length]),
  ).toEqual([
    ['Interview Preparation', 4],
    ['Partnership Courses', 4],
    ['Quant Finance MasterClass', 3],
    ['Other Packages', 4],
  ]);
});

it('the sample’s logos are numbered from 0 to 11', () => {
  expect(content.logos.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
});

it('the sample has the figures that the specification counts and claims', () => {
  const figures = (items: readonly { value: number; suffix?: string | undefined }[] = []) =>
    items.map(({ value, suffix = '' }) => `${value}${suffix}`);
  expect(figures(sectionOf(home, 'counters').items)).toEqual(['118K+', '4500+']);
  expect(figures(sectionOf(team, 'opening').statistics)).toEqual(['5000+', '15+', '6+']);
  const claims = sectionOf(enterprise, 'useCases').cards.flatMap((card) => card.claims);
  expect(claims.map(({ figure }) => figure)).toEqual([
    '25%',
    '35%',
    '35%',
    'under 1 month',
    'thousands',
    '10x',
  ]);
});

it('each event of the sample has two to four pictures', () => {
  for (const { images = [] } of content.events) expect([2, 3, 4]).toContain(images.length);
});

it('the sample’s privacy page says how long submissions are kept, and when the calendar is asked for', () => {
  const { parts } = sectionOf(at('/privacy'), 'terms');
  const paragraphs = parts.flatMap((part) => [...part.paragraphs, ...(part.points ?? [])]);
  const texts = (way?: string) =>
    paragraphs
      .filter((one) => ('calendar' in one ? one.calendar : undefined) === way)
      .map(({ text }) => text)
      .join(' ');
  expect(parts.map(({ note }) => note)).toContain('{months} months, then erased.');
  expect(texts('asked')).toContain('{provider}');
  expect(texts('asked')).toContain('until you press the button');
});
