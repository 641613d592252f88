// What the studio refuses of all that is asked of its records and pictures, and in which words.
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { contentRoutes } from '../../../tina/server/contentRoutes.ts';
import type { PictureList } from '../../../tina/shared/answers.ts';
import { exchange } from '../../build/servers/exchange.ts';
import { miniature, writeTree } from '../../unit/content/miniature.ts';
import { studioServer } from './studioServer.ts';

let studio: Awaited<ReturnType<typeof studioServer>>;
beforeAll(async () => {
  studio = await studioServer(process.cwd());
});
afterAll(() => studio.close());

const JSON_TYPE = 'Content-Type: application/json';
const SAVE = '{"file":"content/talks/a.json","record":{"title":"A"}}';
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

test.each<[line: string, status: number, headers?: string[], body?: string]>([
  // Nobody but the editor's own page.
  ['POST /editor/save', 403, [JSON_TYPE], SAVE],
  ['POST /editor/save', 403, ['Origin: http://localhost:5173', JSON_TYPE], SAVE],
  ['POST /editor/save', 403, ['Origin: null', JSON_TYPE], SAVE],
  ['POST /editor/save', 403, [OWN, 'Sec-Fetch-Site: cross-site', JSON_TYPE], SAVE],
  ['GET /editor/pictures?folder=talks', 403, ['Origin: http://localhost:5173']],
  ['DELETE /media/talks/a.png', 403],
  // Nothing that a page shows.
  [`DELETE /media/${SHOWN}`, 409, [OWN]],
  [
    'POST /media/rename',
    409,
    [OWN, JSON_TYPE],
    JSON.stringify({ from: SHOWN, to: SHOWN?.replace(/[\w-]+\./, 'b.') }),
  ],
  // Nothing that is no record.
  ['POST /editor/save', 415, [OWN], SAVE],
  ['POST /editor/save', 400, [OWN, JSON_TYPE], 'null'],
  ['POST /editor/save', 400, [OWN, JSON_TYPE], '{"file":'],
  ['POST /editor/save', 413, [OWN, JSON_TYPE, 'Content-Length: 9000000']],
  ['DELETE /media/x?%', 400, [OWN]],
  ['GET /editor/pictures?folder=talks', 413, [], '{"a":'],
  ['GET /editor/pictures?folder=talks', 411, ['Transfer-Encoding: chunked']],
  // Nothing that is no picture, and no folder with all that is in it.
  ['DELETE /media/talks', 400, [OWN]],
  ['DELETE /media/talks%2f..%2f..%2f..%2fpackage.json', 400, [OWN]],
  ['DELETE /media/..%2f..%2fcontent%2fa.png', 400, [OWN]],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('b.png', 'b.html')],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('talks/b', '../b')],
  ['POST /media/rename', 400, [OWN, JSON_TYPE], RENAME.replace('talks/a.png', 'talks')],
])('%s is answered with %i', async (line, status, headers, body) => {
  const answer = await ask(line, headers, body);
  expect(answer?.status).toBe(status);
  // Alone, or as JSON where the editor reads it.
  expect(answer?.body.toString()).toMatch(
    /^(?:\{"code":"REFUSED","message":")?[A-Z].*\.(?:"\})?$/m,
  );
});

test.each([
  ['GET /graphql'],
  ['POST /graphql'],
  ['GET /admin/@fs/project/.data/backend.json'],
  ['GET /admin/__open-in-editor?file=package.json'],
  ['GET /admin/assets/..%2findex.html'],
  ['GET /media/talks/a.png'],
  ['POST /searchIndex'],
  ['GET /altair'],
])('%s is none of the editor’s, and is left to the site', async (line) => {
  expect((await ask(line, [OWN]))?.status).toBe(404);
});

test('the page beside the form opens where the site has none, and is no page of the site by itself', async () => {
  const beside = ['Sec-Fetch-Dest: iframe', 'Sec-Fetch-Site: same-origin'];
  const answer = await ask('GET /hi/never-there', beside);
  expect(answer?.status).toBe(200);
  expect(answer?.body.toString()).toContain('data-record="content/pages/not-found.json"');
  expect(answer?.body.toString()).toContain('src="/tina/preview/startPreview.tsx"');
  for (const other of [[], ['Sec-Fetch-Dest: iframe', 'Sec-Fetch-Site: cross-site']])
    expect((await ask('GET /hi/never-there', other))?.status).not.toBe(200);
});

test('pictures are found by what records say of them, and the newest come first', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const tree = miniature();
  writeTree(root, tree);
  const folder = join(root, 'public/images/talks');
  writeFileSync(join(folder, 'zz.svg'), String(tree.get('public/images/talks/one.svg')));
  utimesSync(join(folder, 'one.svg'), new Date(0), new Date(0));
  const app = express().use(
    contentRoutes([
      (_request, response, next) => {
        response.locals.store = { root };
        next();
      },
    ]),
  );
  const server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const list = async (words: string) => {
    const asked = `http://127.0.0.1:${port}/editor/pictures?folder=talks&words=${encodeURIComponent(words)}`;
    const answer = await fetch(asked);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { pictures } = JSON.parse(text) as PictureList;
    return pictures.map(({ src, shownBy }) => [basename(src), ...shownBy.map(({ name }) => name)]);
  };
  const { title } = JSON.parse(String(tree.get('content/talks/one-1.json')));
  const [newest, shown] = await list('');
  expect(newest).toEqual(['zz.svg']);
  expect(shown).toEqual(expect.arrayContaining(['one.svg', `Talks: ${title}`]));
  expect(await list(title.toUpperCase())).toEqual([shown]);
  server.close();
  rmSync(root, { recursive: true });
});
