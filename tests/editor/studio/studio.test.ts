// What the studio answers, and to whom: every website that an editor has open can send it requests.
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EditorFailure } from '../../../tina/server/studio/openEditor.ts';
import { studioServer } from './studioServer.ts';

let studio: Awaited<ReturnType<typeof studioServer>>;
beforeAll(async () => {
  studio = await studioServer(process.cwd());
});
afterAll(() => studio.close());

/** As a browser would send it: `fetch` keeps these headers to itself. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const { port } = studio;
  const method = body === undefined ? 'GET' : 'POST';
  const isMeasured = body !== undefined && !('Transfer-Encoding' in headers);
  const length = isMeasured ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise<{ status?: number; said: string }>((resolve, reject) => {
    send({ host: 'localhost', port, path, method, headers: { ...length, ...headers } })
      .on('error', reject)
      .on('response', async (answer) => {
        resolve({ status: answer.statusCode, said: await text(answer) });
      })
      .end(body);
  });
}

const save = (body: string, headers: Record<string, string> = {}) =>
  ask('/editor/save', { Origin: studio.url, 'Content-Type': 'application/json', ...headers }, body);

const TALK = JSON.stringify({ file: 'content/talks/new.json', record: { title: 'New' } });

test('a record of the studio’s own editor is judged', async () => {
  const { status, said } = await save(TALK);
  expect(status).toBe(200);
  expect(JSON.parse(said).messages.join('\n')).toContain('“Kind” is missing');
});

const LONG = `"${'x'.repeat(1024 * 1024)}"`;
test.each<[name: string, status: number, body: string, headers?: Record<string, string>]>([
  ['half a record', 400, '{'],
  ['nothing', 400, ''],
  ['no record', 400, '[]'],
  ['a file outside content/', 400, TALK.replace('content/', '../')],
  ['what nobody asked for', 400, TALK.replace('{', '{"more":1,')],
  ['text that a form of another website can send', 415, TALK, { 'Content-Type': 'text/plain' }],
  ['more than a megabyte', 413, LONG],
  ['what does not say its length', 411, TALK, { 'Transfer-Encoding': 'chunked' }],
  ['another origin’s record', 403, TALK, { Origin: 'https://evil.example' }],
  ['a record of no origin', 403, TALK, { Origin: 'null' }],
])('it refuses %s in words, and lives', async (_, status, body, headers) => {
  const answer = await save(body, headers);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.said).message).toMatch(/^[A-Z].*\.$/);
  expect((await ask('/admin/')).status).toBe(200);
});

test('another website embeds nothing, asks nothing, and may link', async () => {
  const other = { 'Sec-Fetch-Site': 'cross-site' };
  for (const path of ['/admin/', '/content/site/site.json', '/images/x.png', '/__open-in-editor']) {
    expect((await ask(path, { ...other, 'Sec-Fetch-Dest': 'script' })).status, path).toBe(403);
  }
  expect((await ask('/admin/', { ...other, 'Sec-Fetch-Dest': 'document' })).status).toBe(200);
  // A name that leads to this machine since its owner says so.
  expect((await ask('/admin/', { Host: 'evil.example' })).status).toBe(403);
});

test('a build is served with the name of its forms, and its parts as long as a page may ask for them', async () => {
  const page = await ask('/admin/');
  expect(page.status).toBe(200);
  expect(page.said).toContain('<title>Editor</title><meta name="/admin/forms" content="new">');
  expect(await ask('/admin/forms')).toEqual({ status: 200, said: 'new' });
  for (const name of ['new', 'old'])
    expect(await ask(`/admin/assets/${name}.js`)).toEqual({ status: 200, said: '"a part";\n' });
});

test('until there is a build, a page says so and comes again', async () => {
  const { result } = studio.forms;
  studio.forms.result = undefined;
  const answer = await fetch(`${studio.url}/admin/`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/<h1>The editor is being built<.*location\.reload/s);
  expect(await ask('/admin/forms')).toEqual({ status: 503, said: 'new' });
  studio.forms.result = new EditorFailure('Expected ";" but found "<is>"');
  const failed = await fetch(`${studio.url}/admin/`);
  expect(failed.status).toBe(503);
  expect(await failed.text()).toContain('Expected ";" but found "&lt;is>"');
  studio.forms.result = result;
});
