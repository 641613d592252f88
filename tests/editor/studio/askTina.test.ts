// What of all that is asked reaches Tina's server behind the studio, and in which words the rest is refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { exchange } from '../../build/servers/exchange.ts';
import { type Heard, studioServer } from './studioServer.ts';

let studio: Awaited<ReturnType<typeof studioServer>>;
beforeAll(async () => {
  studio = await studioServer(process.cwd());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.heard.length = 0;
});

const JSON_TYPE = 'Content-Type: application/json';
const QUERY = '{"query":"{ a }","variables":{"b":1}}';
/** A picture that a page shows, in its folder. */
const SHOWN = loadContent()
  .talks.find(({ thumbnailUrl }) => thumbnailUrl)
  ?.thumbnailUrl?.replace('/images/', '');
const RENAME = '{"from":"talks/a.png","to":"talks/b.png"}';

/** At the first question the studio loads its routes, at the first about a picture it reads all records. */
const PATIENCE_MS = 25_000;

/** Asks as the editor's page does; `{own}` stands for its origin. */
function ask(line: string, headers: string[] = [], body = '') {
  const head = [
    `${line} HTTP/1.1`,
    'Host: {own}',
    'Connection: close',
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...headers,
  ];
  const bytes = `${head.join('\r\n').replaceAll('{own}', () => `localhost:${studio.port}`)}\r\n\r\n${body}`;
  return exchange(studio.port, bytes, false, PATIENCE_MS);
}
const OWN = 'Origin: http://{own}';

test.each<[line: string, heard: Partial<Heard>]>([
  ['GET /admin/@vite/client', { url: '/admin/@vite/client' }],
  ['GET /admin/src/main.tsx?t=1', { url: '/admin/src/main.tsx?t=1' }],
  ['GET /admin/x/../src/main.tsx', { url: '/admin/src/main.tsx' }],
])('%s reaches Tina, with the secret and little else', async (line, heard) => {
  const answer = await ask(line, ['Authorization: Bearer guessed', 'Cookie: session=1']);
  expect([answer?.status, answer?.body.toString()]).toEqual([
    200,
    expect.stringContaining('{"told":true}'),
  ]);
  expect(answer?.headers['access-control-allow-origin']).not.toBe('*');
  expect(studio.heard).toMatchObject([{ ...heard, headers: { authorization: 'Bearer secret' } }]);
  expect(studio.heard[0]?.headers).not.toHaveProperty('cookie');
  expect(studio.heard[0]?.headers).not.toHaveProperty('origin');
});

test.each<[line: string, status: number, headers?: string[], body?: string]>([
  // Nobody but the editor's own page.
  ['POST /graphql', 403, [JSON_TYPE], QUERY],
  ['POST /graphql', 403, ['Origin: http://localhost:5173', JSON_TYPE], QUERY],
  ['POST /graphql', 403, ['Origin: null', JSON_TYPE], QUERY],
  ['POST /graphql', 403, [OWN, 'Sec-Fetch-Site: cross-site', JSON_TYPE], QUERY],
  ['GET /media/list/talks', 403, ['Origin: http://localhost:5173']],
  ['GET /admin/@fs/project/content/site/site.json', 403, ['Origin: https://evil.example']],
  ['DELETE /media/talks/a.png', 403],
  // Nothing that a page shows.
  [`DELETE /media/${SHOWN}`, 409, [OWN]],
  [
    'POST /media/rename',
    409,
    [OWN, JSON_TYPE],
    JSON.stringify({ from: SHOWN, to: SHOWN?.replace(/[\w-]+\./, 'b.') }),
  ],
  // Nothing that Tina would end at.
  ['POST /graphql', 415, [OWN], QUERY],
  ['POST /graphql', 400, [OWN, JSON_TYPE], 'null'],
  ['POST /graphql', 400, [OWN, JSON_TYPE], '{"query":'],
  ['POST /graphql', 413, [OWN, JSON_TYPE, 'Content-Length: 9000000']],
  ['DELETE /media/x?%', 400, [OWN]],
  ['GET /media/list/%', 400],
  ['GET /media/list/talks', 413, [], '{"a":'],
  ['GET /media/list/talks', 411, ['Transfer-Encoding: chunked']],
  // Nothing that is no picture, and no folder with all that is in it.
  ['DELETE /media/talks', 400, [OWN]],
  ['DELETE /media/talks%2f..%2f..%2f..%2fpackage.json', 400, [OWN]],
  ['DELETE /media/..%2f..%2fcontent%2fa.png', 400, [OWN]],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('b.png', 'b.html')],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('talks/b', '../b')],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('talks/a.png', 'talks')],
  ['GET /admin/@fs/project/.data/backend.json', 404],
  ['GET /admin/@fs/project/%2eDATA%2fbackend.json', 404],
  ['GET /admin/@fs/project/x/../.data/backend.json', 404],
])('%s is answered with %i, and Tina never hears of it', async (line, status, headers, body) => {
  const answer = await ask(line, headers, body);
  expect(answer?.status).toBe(status);
  // Alone, or as JSON where the editor reads it.
  expect(answer?.body.toString()).toMatch(
    /^(?:\{"code":"REFUSED","message":")?[A-Z].*\.(?:"\})?$/m,
  );
  expect(studio.heard).toEqual([]);
});

test.each([
  ['GET /graphql'],
  ['PUT /graphql'],
  ['GET /admin/__open-in-editor?file=package.json'],
  ['GET /media/talks/a.png'],
  ['POST /searchIndex'],
  ['GET /altair'],
])('%s is none of the editor’s, and is left to the site', async (line) => {
  await ask(line, [OWN]);
  expect(studio.heard).toEqual([]);
});

const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Protocol: vite-hmr'];

test('the editor’s page hears of changes from Tina, and no page of another origin does', async () => {
  await ask('GET /admin/?token=x', [...UPGRADE, OWN, 'Authorization: Bearer guessed']);
  expect(studio.heard).toMatchObject([
    { url: '/admin/?token=x', headers: { upgrade: 'websocket', authorization: 'Bearer secret' } },
  ]);
  for (const origin of ['Origin: http://localhost:5173', 'Origin: null', 'X-Origin: none']) {
    expect(await ask('GET /admin/?token=x', [...UPGRADE, origin])).toBeUndefined();
  }
  expect(studio.heard).toHaveLength(1);
});
