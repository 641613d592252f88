import { describe, expect, it } from 'vitest';
import { lastChangeOf } from '../../../scripts/build/lastChanges.ts';
import { sitemap } from '../../../scripts/build/sitemap.ts';
import { content, routeOf } from '../content/miniatureSite.ts';

it('the sitemap lists each route by its complete address, with its date if known', () => {
  const map = sitemap('https://a.example', [
    { route: '/' },
    { route: '/talks', changed: '2025-11-15' },
  ]);
  expect(map).toContain('<url><loc>https://a.example/</loc></url>');
  expect(map).toContain('<loc>https://a.example/talks</loc><lastmod>2025-11-15</lastmod>');
});

describe('the date of a route’s last change', () => {
  const TALKS = routeOf('talkList');
  const TEAM = routeOf('teamGroup');
  const fileOf = (route: string) => String(content.pages.find(({ path }) => path === route)?.file);
  const [first, second] = content.talks;
  const days = new Map([
    [fileOf(TALKS), '2025-03-01'],
    [String(first?.file), '2025-05-09'],
    [String(second?.file), '2025-04-02'],
    [fileOf(TEAM), '2025-11-20'],
  ]);

  it('is that of the newest change among its records, on every page of a list', () => {
    expect(lastChangeOf(TALKS, content, days)).toBe('2025-05-09');
    expect(lastChangeOf(`${TALKS}/page/2`, content, days)).toBe('2025-05-09');
  });

  it('is undefined without a history', () => {
    expect(lastChangeOf(routeOf('terms'), content, days)).toBeUndefined();
  });
});
