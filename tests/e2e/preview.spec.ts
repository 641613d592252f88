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
