import { type APIRequestContext, expect, test } from '@playwright/test';
import { FEEDS } from '../../components/layout/feeds.ts';
import { PAGES } from './routes.ts';

const ORIGIN = 'https://nikash.example';

/** The content type that each address beside the pages is served with. */
const BESIDE: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'text/xml',
  '/robots.txt': 'text/plain',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
  [FEEDS.talks]: 'application/rss+xml; charset=utf-8',
  [FEEDS.events]: 'application/rss+xml; charset=utf-8',
  [FEEDS.calendar]: 'text/calendar; charset=utf-8',
};

/**
 * Tells of every address that leads nowhere: a missing file, an anchor without its target, and an
 * address of somebody else that is not an invented one.
 */
async function brokenLinks(request: APIRequestContext, from: string, addresses: Iterable<string>) {
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const url = new URL(address, ORIGIN + from);
    if (url.protocol === 'mailto:' || url.protocol === 'data:') continue;
    if (url.origin !== ORIGIN) {
      if (url.protocol !== 'https:' || !url.hostname.endsWith('.example')) broken.push(address);
      continue;
    }
    const response = await request.get(url.pathname + url.search);
    const anchor = url.hash.slice(1);
    const isThere =
      response.status() === 200 || (response.status() === 404 && url.pathname === from);
    if (!isThere) broken.push(`${address}: ${response.status()}`);
    else if (anchor && !(await response.text()).includes(` id="${anchor}"`))
      broken.push(`${address}: no such anchor`);
  }
  return broken;
}

for (const route of PAGES) {
  test(`${route}: every address leads somewhere`, async ({ page, request }) => {
    await page.goto(route);
    const addresses = await page.evaluate(() => {
      const attributes = ['href', 'src', 'action', 'poster', 'xlink:href'].flatMap((name) =>
        [...document.querySelectorAll(`[${CSS.escape(name)}]`)].flatMap((node) => {
          const value = node.getAttribute(name);
          // An island names its chunk and those that it stands on.
          return node.matches('nikash-island') ? (value?.split(' ') ?? []) : value;
        }),
      );
      const candidates = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((node) =>
        (node.getAttribute('srcset') ?? node.getAttribute('imagesrcset') ?? '')
          .split(',')
          .map((candidate) => candidate.trim().split(/\s/)[0]),
      );
      const shared = [...document.querySelectorAll('meta[content^="https:"]')].map((node) =>
        node.getAttribute('content'),
      );
      return [...attributes, ...candidates, ...shared].filter((address) => address !== null);
    });
    const data = (await page.content()).matchAll(/"(https:\/\/nikash\.example[^"]*)"/g);
    expect(
      await brokenLinks(request, route, [
        ...addresses.map((address) => address ?? ''),
        // `@id`s among them name things by anchors that need not be there.
        ...[...data].map(([, address = '']) => address.replace(/#organization$/, '')),
      ]),
    ).toEqual([]);
  });
}

for (const [path, type] of Object.entries(BESIDE)) {
  test(`${path} is served as what it is, and every address in it leads somewhere`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    // A calendar folds its lines, in the middle of an address too (RFC 5545, 3.1).
    const text = (await response.text()).replaceAll('\r\n ', '');
    const whole = [...text.matchAll(/https:\/\/[^\s<>"')]+/g)].map(([address]) => address);
    const local = [...text.matchAll(/"(?:src|start_url)":\s*"([^"]+)"/g)].map(([, at = '']) => at);
    const named = [...whole, ...local].filter((address) => !NAMESPACES.test(address));
    expect(await brokenLinks(request, path, named)).toEqual([]);
  });
}

/** Names of XML vocabularies and their documents, which nobody follows. */
const NAMESPACES = /^https?:\/\/(?:www\.)?(?:w3\.org|sitemaps\.org|validator\.w3\.org)\//;

test('the sitemap lists every page that may be found, and no other', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const address of listed) {
    const html = await (await request.get(new URL(address).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).not.toContain('noindex');
  }
  expect(listed).toHaveLength(new Set(listed).size);
  const unknown = await request.get('/no-such-page');
  expect(await unknown.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get('/robots.txt')).text()).toContain(`${ORIGIN}/sitemap.xml`);
});

for (const [route, feeds] of [
  ['/', [FEEDS.talks, FEEDS.events]],
  ['/talks', [FEEDS.talks]],
  ['/events', [FEEDS.calendar, FEEDS.events]],
] as const) {
  test(`${route} tells programs of its feeds, and people where it shows the records`, async ({
    page,
  }) => {
    await page.goto(route);
    const told = page.locator('link[rel=alternate]');
    const offered = await told.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(offered.toSorted()).toEqual([...feeds].toSorted());
    for (const feed of route === '/' ? [] : feeds)
      await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible();
  });
}
