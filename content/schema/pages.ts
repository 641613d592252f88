import { z } from 'zod';
import type { Parsed } from '../load/text/parseProse.ts';
import { type Given, unique } from './between.ts';
import { group, line, list, paragraph } from './fields.ts';
import { publishable } from './publication.ts';
import { TYPE } from './section.ts';
import * as types from './sectionTypes.ts';

/** The address of the page for unknown addresses. */
export const NOT_FOUND = '/404';

const ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

const address = (label: string, help: string) =>
  line(label, { max: 100, help, same: true }).regex(ADDRESS, {
    error: 'is not made of words in small letters after slashes, as /campaign/diwali',
  });

/** The texts of a search result and of a shared link. */
const seo = group('Search and sharing', {
  title: line('Title', {
    best: 60,
    max: 120,
    isTitle: true,
    help: 'Shown on the browser tab and in search results, which cut off what is longer.',
  }),
  description: paragraph('Description', {
    best: 160,
    max: 320,
    help: 'Two sentences under the title in search results.',
  }),
});

type Placed = Given<typeof TYPE | 'anchor' | 'courses'>;

const anchorsDiffer = unique<Placed>(
  ({ anchor }, index) => [{ value: anchor, path: [index, 'anchor'] }],
  { rule: 'is the anchor of another section too', fix: 'Give each section its own word.' },
);

const coursesDiffer = unique<Placed>(
  ({ [TYPE]: type, courses }, index) =>
    (type === 'courseSection' && Array.isArray(courses) ? courses : []).map((item, place) => ({
      value: item?.course,
      path: [index, 'courses', place, 'course'],
    })),
  { rule: 'is in another section already', fix: 'Choose another course.' },
);

/** Types whose parts have ids of their own (records, a form, terms), so a page may have only one of each. */
const SINGLE = new Set<unknown>([
  'articleList',
  'contact',
  'demo',
  'talkList',
  'terms',
  'timeline',
  'upcoming',
]);

const onceOnPage = unique<Placed>(
  ({ [TYPE]: type }, index) => (SINGLE.has(type) ? [{ value: type, path: [index, TYPE] }] : []),
  {
    rule: 'is allowed once on a page',
    fix: 'Delete one of the two, or move it to another page.',
  },
);

type AnyType = (typeof types)[keyof typeof types];

const nameOf = ({ shape }: AnyType) => shape[TYPE].value;

/** The schemas of all section types, sorted by name, because bundlers order exports differently from Node. */
export const sectionTypes = Object.values(types).sort((a, b) =>
  nameOf(a) < nameOf(b) ? -1 : 1,
) as [AnyType, ...AnyType[]];

/** A page of the site: its address, what search engines read, and its sections from top to bottom. */
export const page = publishable({
  name: line('Name', { max: 40, isTitle: true, help: 'What editors call the page.' }),
  path: address('Address', 'As /campaign/diwali; / is the home page.'),
  moved: list(
    'Earlier addresses',
    [0, 12],
    { path: address('Address', 'Requests for it are redirected to the page.') },
    { itemTitle: 'path' },
  ).optional(),
  seo,
  sections: list('Sections', [1, 60], z.discriminatedUnion(TYPE, sectionTypes)).check(
    anchorsDiffer,
    coursesDiffer,
    onceOnPage,
  ),
});

/** A page with its texts parsed. */
export type Page = Parsed<z.infer<typeof page>>;
export type Section = Page['sections'][number];
export type SectionType = Section[typeof TYPE];

/** The fields of a section of one type. */
export type SectionOf<T extends SectionType> = Extract<Section, Record<typeof TYPE, T>>;
