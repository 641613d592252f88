import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

// `npm run preview` answers the way a production host does.

test('clean addresses: no ending, no trailing slash', async ({ request }) => {
  for (const route of ROUTES)
    expect((await request.get(route, { maxRedirects: 0 })).status()).toBe(200);
  const slash = await request.get('/talks/?type=podcast', { maxRedirects: 0 });
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toBe('/talks?type=podcast');
});

test('an unknown address gets the 404 page with its status', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/html');
  expect(await response.text()).toContain('<main');
});

test('pages are revalidated, compressed and defended', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('must-revalidate');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toContain('max-age=');
});

test('every address is defended, also one that nobody knows', async ({ request }) => {
  for (const path of ['/talks', '/no-such-page', '/robots.txt', '/fonts/hanken-grotesk.woff2']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('a page may load the calendar only where there is one', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/')).toContain('frame-src https://');
  for (const route of ROUTES.slice(1)) expect(await policyOf(route)).not.toContain('frame-src');
});

test('hashed files are kept for good, pages and lists asked for again', async ({ request }) => {
  const cached = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const html = await (await request.get('/')).text();
  const chunk = /src="(\/assets\/[^" ]+)/.exec(html)?.[1];
  expect(await cached(chunk ?? '')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/no-such-page', '/robots.txt', '/sitemap.xml'])
    expect(await cached(path), path).toBe('public, max-age=0, must-revalidate');
});

test('the 404 page brings its policy along, for hosts that have none for it', async ({
  request,
}) => {
  const html = await (await request.get('/no-such-page')).text();
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
});

test('sitemap and robots name every route once', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(
    [...sitemap.matchAll(/<loc>https:\/\/nikash\.example(\/[^<]*)<\/loc>/g)]
      .map(([, path]) => path)
      .sort(),
  ).toEqual(ROUTES.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://nikash.example/sitemap.xml',
  );
});
