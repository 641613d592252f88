import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { headersFor, readHeaders } from '../../renderer/headers/headersFile.ts';
import { freePort } from '../../renderer/serve/freePort.ts';
import { PODCASTS, words } from './helpers/content.ts';
import { listen } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { choose, TALKS } from './helpers/talksFilter.ts';

// The configuration that the build writes, run by the machine's own nginx, beside the preview.

const SITE = 'dist/client';
const TOP = [
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'talks.xml',
  'events.ics',
  'llms.txt',
];

/** One address of each kind that the site has. */
const paths = () => [
  ...ROUTES,
  ...TOP.map((name) => `/${name}`),
  '/speculation-rules.json',
  ...['assets/islands_*.js', 'assets/pictures/*.avif', 'share/*.png', 'fonts/*.woff2'].map(
    (pattern) => `/${globSync(pattern, { cwd: SITE })[0]}`,
  ),
];

/** What the build wrote for nginx. */
const CONF = 'dist/nginx.conf';

const { stderr: built, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });

/** Whether there is an nginx on this machine. */
const hasNginx = !error;

const folderOfTypes = () =>
  dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf');

/** The server of the build on a port of this machine, in what surrounds it on anybody's. */
function confFor(folder: string, port: number, httpPort: number): string {
  const server = readFileSync(CONF, 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${httpPort};`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, `root ${resolve(SITE)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  // Root's nginx would work as somebody who may not read here.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'pid')};
events { }
http {
${temporary}
access_log off;
log_not_found off;
include ${join(folderOfTypes(), 'mime.types')};
default_type application/octet-stream;
${server}
}
`;
}

/**
 * Serves the built site by nginx as the build configures it.
 * @throws with what nginx said, when it does not start
 */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const httpPort = await freePort();
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, confFor(folder, port, httpPort));
  const nginx = spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: 'pipe' });
  const end = once(nginx, 'close');
  let said = '';
  nginx.stderr.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => existsSync(join(folder, 'pid')) || nginx.exitCode !== null).toBe(true);
  if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    /** What answers at port 80. */
    httpUrl: `http://127.0.0.1:${httpPort}`,
    /** What nginx complained of. */
    said: () => said,
    async close() {
      nginx.kill('SIGQUIT');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test.skip(!hasNginx, 'There is no nginx on this machine.');
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(async () => {
  await nginx?.close();
});

const typeOf = async (request: APIRequestContext, url: string) =>
  (await request.get(url)).headers()['content-type']?.split(';')[0];

test('every address answers with the headers of its rules, and with the type that the preview says', async ({
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

test('clean addresses, and the 404 page with its status for all others', async ({ request }) => {
  const moved = async (path: string) => {
    const response = await request.get(nginx.url + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await moved(`${TALKS}/?type=podcast`)).toEqual([301, `${TALKS}?type=podcast`]);
  expect(await moved(`${TALKS}.html`)).toEqual([301, TALKS]);
  expect(await moved('/index.html')).toEqual([301, '/']);
  for (const path of ['/no-such-page', `${TALKS}/page/99`, '/assets/none.js', '/images']) {
    const response = await request.get(nginx.url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<main');
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('who comes over HTTP is sent to the same address over HTTPS, and to no other host', async ({
  request,
}) => {
  const response = await request.get(`${nginx.httpUrl}${TALKS}?type=podcast`, {
    headers: { Host: 'evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  const host = /server_name (\S+);/.exec(readFileSync(CONF, 'utf8'))?.[1];
  expect(response.headers().location).toBe(`https://${host}${TALKS}?type=podcast`);
});

test('texts come compressed, and a page that did not change does not come again', async ({
  request,
}) => {
  const first = await request.get(nginx.url + TALKS);
  expect(first.headers()['content-encoding']).toBe('gzip');
  const again = await request.get(nginx.url + TALKS, {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a visitor walks through the site, and neither browser nor server complains', async ({
  page,
}) => {
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
