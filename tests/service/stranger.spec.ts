// Whoever is not invited gets nothing, and whoever is gets no more than their role.

import type { Express } from 'express';
import type { APIRequestContext } from 'playwright/test';
import { expect } from 'playwright/test';
import { findBuilt } from '../../tina/server/built/findBuilt.ts';
import { createApp } from '../../tina/server/createApp.ts';
import type { Service } from '../../tina/server/Service.ts';
import { placeOf } from './helpers/form.ts';
import { test } from './helpers/session.ts';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Every address of the service, as its router knows them. */
async function routes(): Promise<{ method: string; path: string }[]> {
  const service = {
    settings: { providers: [], proxies: 0, address: 'http://localhost' },
    built: await findBuilt(() => {}),
    accounts: { auth: { handler: () => {} } },
    repository: {},
  };
  const app: Express = createApp(service as unknown as Service);
  const walk = (layers: readonly Layer[]): { method: string; path: string }[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? [route.path]
            .flat()
            .flatMap((path) =>
              Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path })),
            )
        : walk(handle.stack ?? []),
    );
  return walk((app.router as unknown as { stack: Layer[] }).stack);
}

/** What is there for everybody: the sign-in, its looks, Help, and what programs ask. */
const OPEN = new Set([
  'GET /healthz',
  'GET /editor/style.css',
  'GET /editor/help',
  'GET /favicon.ico',
  'GET /editor/sign-in',
  'POST /editor/sign-in',
  'POST /editor/sign-in/code',
  'POST /editor/sign-in/second',
  'POST /editor/sign-in/with',
  'GET /editor/auth/callback/:provider',
  'POST /editor/sign-out',
]);

/** For whoever has a link: without its secret it shows nothing (shown.spec.ts). */
const LINK = 'GET /editor/shown/:token{/:pair{/*path}}';

const asked = (path: string) =>
  path
    .replace(/\{\/\*\w+\}|\{\*\w+\}/g, 'x')
    .replace(/\*\w+/g, 'x.png')
    .replace(/:\w+/g, 'x');

test('a stranger gets nothing but the sign-in', async ({ editor, request }) => {
  const all = await routes();
  expect(all.length).toBeGreaterThan(25);
  const closed = all.filter(({ method, path }) => !OPEN.has(`${method} ${path}`));
  for (const path of [
    '/admin/assets/x.js',
    '/images/x.png',
    '/talks',
    '/.git/config',
    '/package.json',
  ])
    closed.push({ method: 'GET', path });
  for (const { method, path } of closed) {
    const answer = await request.fetch(editor.address + asked(path), {
      method,
      maxRedirects: 0,
      headers: { origin: editor.address },
    });
    const isLink = `${method} ${path}` === LINK;
    expect(answer.status(), `${method} ${path}`).toBe(isLink ? 404 : 401);
    if (isLink) expect(await answer.text()).toContain('This link shows nothing');
    else expect((await answer.body()).length).toBeLessThan(200);
  }
  const page = await request.get(`${editor.address}/talks`, {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  expect(page.status()).toBe(303);
  expect(page.headers().location).toBe('/editor/sign-in?next=%2Ftalks');
});

test('guesses are limited, and nobody learns who is invited', async ({ editor, request }) => {
  const send = (path: string, form: Record<string, string>, headers = {}) =>
    request.post(editor.address + path, {
      form,
      maxRedirects: 0,
      headers: { origin: editor.address, 'x-forwarded-for': '10.9.9.9', ...headers },
    });
  const email = 'guessed@example.org';
  editor.people.invite('Guessed Person', email, 'editor');
  const known = await send('/editor/sign-in', { email });
  const unknown = await send('/editor/sign-in', { email: 'nobody@example.org' });
  expect([known.status(), unknown.status()]).toEqual([200, 200]);
  expect((await known.text()).replaceAll(email, '')).toBe(
    (await unknown.text()).replaceAll('nobody@example.org', ''),
  );
  const code = await editor.code(email);
  expect(editor.codes('nobody@example.org')).toBe(0);
  expect(editor.mails('nobody@example.org')).toEqual([]);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 3; guess++)
    expect((await send('/editor/sign-in/code', { email, code: wrong })).status()).toBe(422);
  // The right one is of no use any more.
  expect((await send('/editor/sign-in/code', { email, code })).status()).toBe(422);
  const often = await Promise.all(
    Array.from({ length: 70 }, () => send('/editor/sign-in/code', { email, code: wrong })),
  );
  expect(often.map((answer) => answer.status())).toContain(429);
  const elsewhere = await send('/editor/sign-in?next=//evil.example', { email: 'x' });
  expect(await elsewhere.text()).not.toContain('evil.example');
  const forged = await send('/editor/sign-in', { email }, { origin: 'https://evil.example' });
  expect(forged.status()).toBe(403);
});

test('nobody reaches past their role, their folder or their kind of file', async ({
  editor,
  arrive,
}) => {
  const mia = await arrive('Mia Menon');
  const request: APIRequestContext = mia.context.request;
  const headers = { origin: editor.address };
  const proposal = await ownProposal(mia.page);
  const post = (path: string, data: object, more = {}) =>
    request.post(path, {
      data,
      maxRedirects: 0,
      headers: { ...headers, 'x-proposal': proposal, ...more },
    });

  await test.step('another website sends nothing', async () => {
    const forged = await post('/editor/save', {}, { origin: 'https://evil.example' });
    expect(forged.status()).toBe(403);
  });

  await test.step('an editor neither invites nor accepts', async () => {
    expect((await request.get('/editor/people', { headers })).status()).toBe(403);
    const form = { name: 'Eve', email: 'eve@example.org', role: 'admin' };
    const invite = await request.post('/editor/people', { form, headers, maxRedirects: 0 });
    expect(invite.status()).toBe(403);
    const accept = await request.post(`/editor/proposals/${proposal}/accept`, {
      headers,
      maxRedirects: 0,
    });
    expect(accept.status()).toBe(403);
    expect(editor.people.find('eve@example.org')).toBeUndefined();
  });

  await test.step('records lie in their folders', async () => {
    for (const file of [
      'content/../package.json',
      'content/talks/../../package.json',
      'content/talks/..%2f..%2fx.json',
      'content/schema/talks.ts',
      '.github/workflows/x.yml',
      'content/talks/.git/config',
    ])
      expect((await post('/editor/save', { file, record: { title: 'x' } })).status(), file).toBe(
        400,
      );
    for (const id of ['..%2f..%2fmain', 'main', '-x', 'x%00'])
      expect((await request.get(`/editor/proposals/${id}`, { headers })).status(), id).toBe(404);
    for (const path of [
      '/images/..%2f..%2f..%2fowner.json',
      '/images/%2e%2e/%2e%2e/content/site/site.json',
    ])
      expect(
        (await request.get(path, { headers: { accept: 'image/png' } })).status(),
        path,
      ).not.toBe(200);
  });

  await test.step('a drawing with a script is refused', async () => {
    const drop = (name: string, text: string) =>
      request.post(`/media/upload/logos/${name}`, {
        headers: { ...headers, 'x-proposal': proposal },
        multipart: { file: { name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) } },
      });
    const svg = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
    expect((await drop('evil.svg', svg('<script>alert(1)</script>'))).status()).toBe(415);
    expect((await drop('evil.svg', svg('<path onload="alert(1)" d="M0 0h9"/>'))).status()).toBe(
      415,
    );
    expect((await drop('..%2f..%2fevil.svg', svg('<path d="M0 0h9"/>'))).status()).toBe(415);
    expect((await drop('fine.svg', svg('<path d="M0 0h9"/>'))).status()).toBe(200);
    const served = await request.get('/images/logos/fine.svg');
    expect(served.headers()['content-security-policy']).toContain('sandbox');
  });

  await test.step('a tab of another proposal writes nothing', async () => {
    const other = await post('/editor/save', {}, { 'x-proposal': 'another' });
    expect(other.status()).toBe(409);
  });

  await test.step('a message that is not the code host’s changes nothing', async () => {
    const forged = await request.post('/editor/hooks', {
      data: { action: 'closed' },
      headers: { 'x-hub-signature-256': 'sha256=00', 'x-github-event': 'pull_request' },
    });
    // There is no GitHub App, so there is no such address.
    expect(forged.status()).toBe(403);
  });
});

test('what one person sends without bound is refused in words', { tag: '@all' }, async ({
  editor,
  arrive,
}) => {
  // It begins as many proposals as somebody may have.
  test.setTimeout(180_000);
  const mia = await arrive('Mia Many');
  const request: APIRequestContext = mia.context.request;
  const proposal = await ownProposal(mia.page);
  const headers = { origin: editor.address, 'x-proposal': proposal };
  const post = (path: string, data: object | string) =>
    request.post(path, {
      data,
      maxRedirects: 0,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const file = 'content/pages/many.json';

  await test.step('records that take seconds to read', async () => {
    const record = (sections: unknown) => ({ file, record: { sections } });
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    for (const data of [
      record(Array.from({ length: 20_000 }, () => ({}))),
      record(['a '.repeat(60_000)]),
      record('x'.repeat(2_000_000)),
      `{"file":"${file}","record":{"sections":${deep}}}`,
    ]) {
      const answer = await post('/editor/save', data);
      expect(answer.status()).toBe(413);
      expect((await answer.json()).message).toMatch(
        /too large|may have 100 KB|too many others|more than 4000 values/,
      );
    }
  });

  await test.step('streams of events', async () => {
    const cookie = (await mia.context.cookies()).map(({ name, value }) => `${name}=${value}`);
    const tabs = new AbortController();
    const open = () =>
      fetch(`${editor.address}/editor/events?tab=${crypto.randomUUID()}&proposal=${proposal}`, {
        headers: { cookie: cookie.join('; ') },
        signal: tabs.signal,
      });
    let last = await open();
    for (let tab = 0; last.ok && tab < 50; tab++) last = await open();
    expect(last.status).toBe(429);
    expect((await last.json()).message).toContain('Close some of them.');
    tabs.abort();
    await expect.poll(async () => (await request.get('/healthz')).status()).toBe(200);
  });

  await test.step('proposals', async () => {
    const begin = () =>
      request.post('/editor/proposals', { form: { title: 'One more' }, headers, maxRedirects: 0 });
    let last = await begin();
    for (let count = 0; last.status() === 303 && count < 40; count++) last = await begin();
    expect(last.status()).toBe(409);
    expect(await last.text()).toContain('Finish or delete one before you begin another.');
  });

  await test.step('words of others in the address, and names with hidden characters', async () => {
    const page = await request.get('/editor/proposals?done=Send+your+code+to+eve');
    expect(await page.text()).not.toContain('Send your code');
    for (const name of [
      'Eve\u202eavE',
      'Eve\nBcc',
      'E\u0007ve',
      'Eve\u2066',
      '<b>Eve</b>',
      '\u200b',
    ])
      expect(() => editor.people.invite(name, 'eve@example.org', 'editor'), name).toThrow(
        'Give a name of at most 80 letters',
      );
  });
});

async function ownProposal(page: import('playwright/test').Page): Promise<string> {
  await page.goto('/admin/');
  return (await placeOf(page)).split('/').at(-1) ?? '';
}
