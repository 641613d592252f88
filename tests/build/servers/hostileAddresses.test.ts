// Addresses that try to redirect to another host or to read a file that is not public, for each server.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRules } from '../../../renderer/headers/siteRules.ts';
import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { nginxConf } from '../../../scripts/build/nginxConf.ts';
import { studioServer } from '../../editor/studio/studioServer.ts';
import { startNginx } from '../../nginx.ts';
import { builtSite, SECRET } from './builtSite.ts';
import { type Answer, exchange } from './exchange.ts';

const HOST = 'evil.example';

/** Request targets, byte by byte. */
const HOSTILE = [
  // What a browser would read as a host in `Location`, before and after decoding.
  ...[
    '/',
    '//',
    '///',
    '/\\',
    '/%5C',
    '/%5c%5c',
    '/%2F',
    '/%2f%2f',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
  ],
  ...[
    '/.//',
    '/..//',
    '/%2e//',
    '/%2e%2e//',
    '/%2e%2e/%5C',
    '/x/..//',
    '/x/%2e%2e/%5C',
    '/talks/..//',
  ],
  ...[
    '/%E2%81%84',
    '/%EF%BC%8F',
    '/%EF%BC%BC',
    '/%25%35%43',
    '/;/',
    '/@',
    '/:@',
    '/%40',
    '/admin//',
    '/images//',
  ],
]
  .flatMap((start) =>
    ['', '/', '.html', '/index.html', '/..', '/?a=b', '?//evil.example', '%3f'].map(
      (end) => `${start}${HOST}${end}`,
    ),
  )
  .concat([
    'http://localhost//evil.example/',
    'http://evil.example//evil.example/',
    'http:////evil.example/',
    'https:evil.example',
    'evil.example/',
    '*',
    '/talks/%5C..%5C..//evil.example/',
    '/talks/?next=//evil.example',
    '/talks.html?//evil.example/',
    '/talks/%0d%0aLocation:%20//evil.example/',
    '/talks/?%0d%0aX-Evil:%20yes',
    '/old/?//evil.example',
    '/old?a=1?b=2',
    '/javascript:alert(1)/',
    '/data:text/html,x/',
  ]);

/** Files that no one may read, in different spellings. */
const UNSERVED = [
  ...[
    '/_headers',
    '/_redirects',
    '/talks.html.br',
    '/assets/long.txt.br',
    '/.env',
    '/.data/backend.json',
    '/404.html',
    '/404%2ehtml',
  ],
  ...[
    '/%5Fheaders',
    '/_%68eaders',
    '//_headers',
    '/./_headers',
    '/talks/../_headers',
    '/assets/long.txt%2Ebr',
  ],
  ...[
    '/%2eenv',
    '/%2e%65nv',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/assets/..%5c.env',
    '/_headers/',
    '/_headers?',
  ],
];

const root = builtSite();
writeFileSync(join(root, '_redirects'), '/old /talks 301\n');
for (const name of ['talks.html.br', 'assets/long.txt.br']) writeFileSync(join(root, name), SECRET);

type Server = { port: number; close(): Promise<void> };
const SERVERS: Readonly<Record<string, () => Promise<Server>>> = {
  preview: async () => {
    const { url, close } = await startPreview({ root });
    return { port: Number(new URL(url).port), close };
  },
  studio: () => studioServer(root),
  nginx: async () => {
    const sources = { scripts: [], styles: [] };
    const pages = ['/', '/talks', '/talks/*', '/404'].map((route) => ({ route, ...sources }));
    const conf = nginxConf({
      rules: siteRules(pages),
      host: 'site.example',
      routes: ['/', '/talks', '/talks/one'],
      redirects: [{ from: '/old', to: '/talks' }],
    });
    return startNginx(conf, root);
  },
};

/** The address of a redirect in a browser, on the site's own host. */
const hostOf = (location: string) => new URL(location, 'http://localhost/').host;

describe.each(Object.entries(SERVERS))('%s', (name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 300_000);
  afterAll(() => server?.close());
  const ask = (target: string) =>
    exchange(
      server.port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      false,
      5_000,
    );

  it('redirects to no other host, and writes no header from the request', async () => {
    const wrong: [string, string][] = [];
    for (const target of HOSTILE) {
      const { headers } = (await ask(target)) ?? ({ headers: {} } as Answer);
      const { location } = headers;
      if (location !== undefined && hostOf(location) !== 'localhost')
        wrong.push([target, location]);
      if ('x-evil' in headers) wrong.push([target, 'x-evil']);
    }
    expect(wrong).toEqual([]);
  });

  // The studio serves the project, not a build.
  if (name === 'studio') return;

  it('serves no file that is not public', async () => {
    const secrets = [SECRET, readFileSync(join(root, '_headers'), 'utf8'), '/old /talks'];
    const wrong: [string, string][] = [];
    for (const target of UNSERVED) {
      const answer = await ask(target);
      const body = `${answer?.body}`;
      if (answer?.status === 200) wrong.push([target, body]);
      if (secrets.some((secret) => body.includes(secret))) wrong.push([target, body]);
    }
    expect(wrong).toEqual([]);
  });

  if (name === 'nginx')
    it.each([
      ['the 404 page as a file', 'GET /404.html HTTP/1.1', 404],
      ['a redirect', 'GET /old HTTP/1.1', 301],
      ['an address that cannot be decoded', 'GET /%zz HTTP/1.1', 400],
      ['a method that it does not have', 'DELETE / HTTP/1.1', 405],
      ['a header without an end', 'GET / HTTP/1.1\r\nX Y', 400],
    ])('sends the headers for all addresses with %s', async (_what, start, status) => {
      const sent = `${start}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const answer = await exchange(server.port, sent, false, 5_000);
      expect(answer?.status).toBe(status);
      const all = Object.entries(siteRules([])[0]?.headers ?? {});
      expect(all.length).toBeGreaterThan(3);
      for (const [header, value] of all)
        expect(answer?.headers[header.toLowerCase()], header).toBe(value);
    });

  it('redirects earlier and unclean addresses, with their query', async () => {
    for (const [from, to] of [
      ['/old', '/talks'],
      ['/old?a=1?b=2', '/talks?a=1?b=2'],
      ['/talks/?type=podcast', '/talks?type=podcast'],
    ] as const) {
      const { status, headers } = (await ask(from)) ?? {};
      expect([301, 308]).toContain(status);
      expect(headers?.location, from).toBe(to);
    }
    expect((await ask('/talks'))?.body.toString()).toContain('Talks');
    expect((await ask('/no-such-page'))?.status).toBe(404);
  });
});

afterAll(() => rmSync(root, { recursive: true }));
