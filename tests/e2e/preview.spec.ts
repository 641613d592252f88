import { expect, test } from 'playwright/test';
import { bookedEvent } from '../../content/schema/bookingProviders.ts';
import { BOOKING, placeOf, placesOf } from './helpers/content.ts';
import { OTHER } from './helpers/ports.ts';
import { PAGES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { TALKS } from './helpers/talksFilter.ts';

// `npm run preview` behaves like a production host.

test('preview: addresses have no trailing slash', async ({ request }) => {
  skipWithout('talkList');
  const slash = await request.get(`${TALKS}/?type=podcast`, { maxRedirects: 0 });
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toBe(`${TALKS}?type=podcast`);
});

test('preview: an unknown address gets the 404 page with its status', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('<main');
  // For hosts that send no policy for it.
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
});

test('preview: pages are compressed', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
});

test('preview: other files have security headers; only hashed files are cached for a year', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const chunk = /src="(\/assets\/[^" ]+)/.exec(html)?.[1] ?? '';
  const askedAgain = 'public, max-age=0, must-revalidate';
  for (const [path, cached] of [
    [chunk, 'public, max-age=31536000, immutable'],
    ['/robots.txt', askedAgain],
    ['/sitemap.xml', askedAgain],
    ['/build.json', 'no-store'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toBe(cached);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('preview: a picture that is opened directly runs and loads nothing', async ({ request }) => {
  skipWithout('gallery', 'logos');
  const page = async (type: 'logos' | 'gallery') =>
    (await request.get(OTHER + placeOf(type).route)).text();
  const drawing = /src="(\/images\/[^"]+\.svg)"/.exec(await page('logos'))?.[1] ?? '';
  const encoded = /src="(\/assets\/pictures\/[^"]+)"/.exec(await page('gallery'))?.[1] ?? '';
  for (const path of [drawing, encoded, '/icon-192.png']) {
    const { 'content-security-policy': policy } = (await request.get(OTHER + path)).headers();
    expect(policy, path).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
});

/** What Mozilla's HTTP Observatory requires for its highest grade. */
const STRICT: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=86400$/,
  'x-content-type-options': /^nosniff$/,
  // None prevents the back/forward cache.
  'cache-control': /^public, max-age=0, must-revalidate$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** The pages with the calendar of a service. */
const CALENDARS = bookedEvent(`${BOOKING.href}`)
  ? placesOf('contact').map(({ route }) => route)
  : [];

for (const path of PAGES)
  test(`preview: ${path} has strict headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(STRICT)) expect(headers[name], name).toMatch(value);
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(directive);
    // A calendar adds its own styles (content/schema/bookingProviders.ts).
    const strict = CALENDARS.includes(path) ? policy.replace(/style-src[^;]*/, '') : policy;
    expect(strict).not.toMatch(/unsafe|\*|script-src[^;]*(?:data:|https?:(?:\s|;|$))/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
