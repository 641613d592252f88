import { describe, expect, it } from 'vitest';
import {
  hasSection,
  pageAt,
  pageWith,
  routeShowing,
} from '../../../content/load/publish/pageAt.ts';
import { namedCollections } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { sectionSchemas } from './miniature.ts';

const page = (path: string, ...types: string[]) => ({
  path,
  sections: types.map((type) => ({ [TYPE]: type })),
});
const HOME = page('/', 'hero', 'timeline');
const TALKS = page('/talks', 'opening', 'talkList');
const DEEP = page('/learn/talks', 'talkList');
const EVENTS = page('/events', 'opening', 'timeline');
const PAGES = [HOME, EVENTS, TALKS, DEEP];

describe('the page at an address', () => {
  const all = { list: 'all', page: 1 };

  it.each(PAGES)('$path is the address of its own page', (own) => {
    expect(pageAt(PAGES, own.path)).toEqual({ page: own, part: all });
  });

  it.each([
    ['/talks/page/2', TALKS, 'all', 2],
    ['/talks/podcast', TALKS, 'podcast', 1],
    ['/talks/seminar/page/3', TALKS, 'seminar', 3],
    ['/learn/talks/page/2', DEEP, 'all', 2],
    ['/events/page/2', EVENTS, 'all', 2],
    ['/page/2', HOME, 'all', 2],
  ] as const)('%s is a further part of a list', (path, own, list, number) => {
    expect(pageAt(PAGES, path)).toEqual({ page: own, part: { list, page: number } });
  });

  it.each([
    '/no-such',
    '/events/podcast',
    '/events/podcast/page/2',
    '/podcast',
    '/talks/page/1',
    '',
    '/talks/',
  ])('“%s” has no page', (path) => expect(pageAt(PAGES, path)).toBeUndefined());

  it('is the page with that address, even if a list could have it too', () => {
    const own = page('/talks/podcast', 'text');
    expect(pageAt([...PAGES, own], '/talks/podcast')).toEqual({ page: own, part: all });
  });

  it('is the home page for parts of a list of talks there', () => {
    const home = page('/', 'talkList');
    expect(pageAt([home], '/podcast/page/2')).toEqual({
      page: home,
      part: { list: 'podcast', page: 2 },
    });
  });
});

describe('the page with a section', () => {
  it('is the first that has a section of that type', () => {
    expect(pageWith(PAGES, 'timeline')).toBe(HOME);
    expect(pageWith(PAGES, 'talkList')).toBe(TALKS);
    expect(pageWith(PAGES, 'voice')).toBeUndefined();
    expect(hasSection(EVENTS, 'timeline')).toBe(true);
    expect(hasSection(EVENTS, undefined)).toBe(false);
  });

  it('is the page that shows records of a collection, otherwise the home page', () => {
    expect(routeShowing(PAGES, { section: 'talkList' })).toBe('/talks');
    expect(routeShowing(PAGES, { section: 'teamGroup' })).toBe('/');
    expect(routeShowing([], { section: 'teamGroup' })).toBe('/');
    expect(routeShowing(PAGES, {})).toBe('/');
  });

  it('exists for every collection whose section type exists', () => {
    for (const [name, { section }] of namedCollections) {
      if (section) expect([...sectionSchemas.keys()], name).toContain(section);
    }
  });
});
