import { globSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { headersFor, readHeaders } from '../../renderer/headers/headersFile.ts';
import { startNginx } from '../nginx.ts';
import { PODCASTS, words } from './helpers/content.ts';
import { listen } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { choose, TALKS } from './helpers/talksFilter.ts';

// The configuration from the build, in the machine's own nginx, compared with the preview.

const SITE = 'dist/client';
const TOP = [
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'talks.xml',
  'events.ics',
  'build.json',
];

/** One address of each kind on the site. */
const paths = () => [
  ...ROUTES,
  ...TOP.map((name) => `/${name}`),
  '/speculation-rules.json',
  ...['assets/islands_*.js', 'assets/pictures/*.avif', 'share/*.png', 'fonts/*.woff2'].flatMap(
    (pattern) =>
      globSync(pattern, { cwd: SITE })
        .slice(0, 1)
        .map((file) => `/${file}`),
  ),
];

/** The build's configuration for nginx. */
const CONF = 'dist/nginx.conf';

test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  // Missing nginx is installed.
  test.setTimeout(300_000);
  nginx = await startNginx(readFileSync(CONF, 'utf8'), SITE);
});
test.afterAll(async () => {
  await nginx?.close();
});

const typeOf = async (request: APIRequestContext, url: string) =>
  (await request.get(url)).headers()['content-type']?.split(';')[0];

test('nginx answers every address with the headers of its rules, and with the preview’s type', async ({
  request,
}) => {
  const rules = readHeaders(readFileSync(`${SITE}/_headers`, 'utf8'));
  for (const path of paths()) {
    const response = await request.get(nginx.url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      expect(response.headers()[name.toLowerCase()], `${path} ${name}`).toBe(value);
    const alike = (type?: string) => type?.replace('application/javascript', 'text/javascript');
    expect(alike(await typeOf(request, nginx.url + path)), path).toBe(
      alike(await typeOf(request, path)),
    );
  }
});

test('nginx serves clean addresses, and the 404 page with its status for all others', async ({
  request,
}) => {
  skipWithout('talkList');
  const moved = async (path: string) => {
    const response = await request.get(nginx.url + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await moved(`${TALKS}/?type=podcast`)).toEqual([301, `${TALKS}?type=podcast`]);
  expect(await moved(`${TALKS}.html`)).toEqual([301, TALKS]);
  expect(await moved('/index.html')).toEqual([301, '/']);
  const [script = ''] = globSync('assets/*.js.br', { cwd: SITE });
  const unserved = [
    '/_headers',
    '/_redirects',
    `/${script}`,
    '/index.html.br',
    '/talks/%2e%2e/_headers',
  ];
  expect(script).not.toBe('');
  for (const path of [
    ...unserved,
    '/no-such-page',
    '/no-such-page/',
    `${TALKS}/page/99`,
    '/assets/none.js',
    '/images',
  ]) {
    const response = await request.get(nginx.url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<main');
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('nginx redirects from HTTP to the same address over HTTPS, and to no other host', async ({
  request,
}) => {
  skipWithout('talkList');
  const response = await request.get(`${nginx.httpUrl}${TALKS}?type=podcast`, {
    headers: { Host: 'evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  const host = /server_name (\S+);/.exec(readFileSync(CONF, 'utf8'))?.[1];
  expect(response.headers().location).toBe(`https://${host}${TALKS}?type=podcast`);
});

test('nginx compresses text, and does not send an unchanged page again', async ({ request }) => {
  skipWithout('talkList');
  const first = await request.get(nginx.url + TALKS);
  expect(first.headers()['content-encoding']).toBe('gzip');
  const again = await request.get(nginx.url + TALKS, {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a visit through nginx causes no error in browser or server', async ({ page }) => {
  skipWithout('talkList');
  const said = listen(page);
  await page.goto(nginx.url);
  const menu = page.getByRole('navigation', { name: words.main, exact: true });
  await menu.locator(`a[href="${TALKS}"]`).click();
  await expect(page).toHaveURL(nginx.url + TALKS);
  await choose(page, 'podcast');
  await expect(page.locator('#talks > li:visible')).toHaveCount(PODCASTS);
  expect(said).toEqual([]);
  expect(nginx.said()).toBe('');
});
