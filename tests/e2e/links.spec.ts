import { type APIRequestContext, expect, test } from 'playwright/test';
import { FEEDS } from '../../content/load/publish/feeds.ts';
import { ORIGIN, placeOf, placesOf } from './helpers/content.ts';
import { FURTHER, PAGES, ROUTES, TRANSLATED } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

const ARTICLES = placesOf('articleList').map(() => FEEDS.articles);

/** The content types of the addresses other than pages. */
const BESIDE: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'text/xml',
  '/robots.txt': 'text/plain',
  '/site.webmanifest': 'application/manifest+json',
  [FEEDS.talks]: 'application/rss+xml; charset=utf-8',
  [FEEDS.events]: 'application/rss+xml; charset=utf-8',
  [FEEDS.calendar]: 'text/calendar; charset=utf-8',
  ...Object.fromEntries(ARTICLES.map((feed) => [feed, 'application/rss+xml; charset=utf-8'])),
};

/** Names of XML vocabularies and their documents, which are not links. */
const NAMESPACES = /^https?:\/\/(?:www\.)?(?:w3\.org|sitemaps\.org|validator\.w3\.org)\//;

/**
 * Reports every broken address: a missing file, a missing anchor, and an external address that is not https.
 */
async function brokenLinks(request: APIRequestContext, from: string, addresses: Iterable<string>) {
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const url = new URL(address, ORIGIN + from);
    if (url.protocol === 'mailto:' || url.protocol === 'data:') continue;
    if (url.origin !== ORIGIN) {
      if (url.protocol !== 'https:') broken.push(address);
      continue;
    }
    const response = await request.get(url.pathname + url.search);
    // `top` means the start of a page in HTML; no element has that id.
    const anchor = url.hash === '#top' ? '' : url.hash.slice(1);
    const isThere =
      response.status() === 200 || (response.status() === 404 && url.pathname === from);
    if (!isThere) broken.push(`${address}: ${response.status()}`);
    else if (anchor && !(await response.text()).includes(` id="${anchor}"`))
      broken.push(`${address}: no such anchor`);
  }
  return broken;
}

/** Every address in a page, of any kind. */
function addressesIn(html: string): string[] {
  const valuesOf = (names: string) =>
    [...html.matchAll(new RegExp(` (?:${names})="([^"]*)"`, 'gi'))].map(([, value = '']) =>
      value.replaceAll('&amp;', '&'),
    );
  const candidates = valuesOf('srcset|imagesrcset').flatMap((set) => set.split(','));
  const data = html.matchAll(
    // An `@id` names a thing by an anchor that need not exist.
    new RegExp(`(?<!"@id":)"(${ORIGIN.replaceAll('.', '\\.')}[^"]*)"`, 'g'),
  );
  return [
    ...valuesOf('href|action|poster|xlink:href'),
    // An island names its chunk and the chunk's imports.
    ...valuesOf('src').flatMap((value) => value.split(' ')),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...valuesOf('content').filter((value) => value.startsWith('https:')),
    ...[...data].map(([, address = '']) => address),
  ];
}

for (const route of PAGES)
  test(`${route}: every address exists`, async ({ request }) => {
    const addresses = addressesIn(await (await request.get(route)).text());
    expect(addresses.length).toBeGreaterThan(20);
    expect(await brokenLinks(request, route, addresses)).toEqual([]);
  });

for (const [path, type] of Object.entries(BESIDE)) {
  test(`${path} is served with its type, and every address in it exists`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    // A calendar folds its lines, also within an address (RFC 5545, 3.1).
    const text = (await response.text()).replaceAll('\r\n ', '');
    const whole = [...text.matchAll(/https:\/\/[^\s<>"')]+/g)].map(([address]) => address);
    const local = [...text.matchAll(/"(?:src|start_url)":\s*"([^"]+)"/g)].map(([, at = '']) => at);
    const named = [...whole, ...local].filter((address) => !NAMESPACES.test(address));
    expect(named.length).toBeGreaterThan(0);
    expect(await brokenLinks(request, path, named)).toEqual([]);
  });
}

test('sitemap and robots name every indexable page once, and no other', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const listed = (await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  // The talks of one type are on the pages of all talks as well.
  const parts = FURTHER.filter((path) => !/\/(seminar|podcast)(\/|$)/.test(path));
  expect([...listed].map(([, address]) => address).sort()).toEqual(
    [...ROUTES, ...TRANSLATED, ...parts].map((route) => ORIGIN + route).sort(),
  );
  const hidden = '<meta name="robots" content="noindex"/>';
  for (const route of ROUTES) expect(await textOf(route), route).not.toContain(hidden);
  expect(await textOf('/no-such-page')).toContain(hidden);
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('pages link to their feeds in the head, and visibly where they show the records', async ({
  page,
}) => {
  skipWithout('talkList', 'timeline');
  const talks = placeOf('talkList').route;
  const events = placeOf('timeline').route;
  for (const route of new Set(['/', talks, events])) {
    const feeds = new Set([
      ...(route === '/' ? [FEEDS.talks, FEEDS.events, ...ARTICLES] : []),
      ...(route === talks ? [FEEDS.talks] : []),
      ...(route === events ? [FEEDS.calendar, FEEDS.events] : []),
    ]);
    await page.goto(route);
    const told = page.locator('link[rel=alternate][type]');
    const offered = await told.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(offered.toSorted()).toEqual([...feeds].toSorted());
    for (const feed of route === '/' ? [] : feeds)
      await expect(page.locator(`main a[href="${feed}"]`).first()).toBeVisible();
  }
});
