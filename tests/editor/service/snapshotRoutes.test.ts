import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from '../../../tina/server/guards.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { snapshotRoutes, snapshotSender } from '../../../tina/server/snapshots/snapshotRoutes.ts';
import { snapshotSection } from '../../../tina/server/views/SnapshotSection.tsx';
import { addressOf, fileOf, PREFIX, type Snapshot } from '../../../tina/shared/Snapshot.ts';

const REVISIONS = { repository: '', base: 'a'.repeat(40), head: 'b'.repeat(40) };
const PAIR = `${REVISIONS.base}-${REVISIONS.head}`;
const SNAPSHOT: Snapshot = {
  at: 0,
  site: '',
  changed: [{ route: '/', title: 'Home', isOwn: true, sides: ['after'] }],
};

const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
let answer = (_: Snapshot) => {};
const snapshots = {
  wait: async () => {},
  folderOf: (pair: string) => join(folder, pair),
  of: () => new Promise<Snapshot>((resolve) => (answer = resolve)),
};
const service = { snapshots, built: { views: { snapshotSection } } } as unknown as Service;
const app = express()
  .use(compression({ threshold: 0 }))
  .get('/proposal', (_request, response) =>
    snapshotSender(service, response, REVISIONS)('Words<template id="snapshot"></template>Rest'),
  )
  .get('/published', (_request, response) => snapshotSender(service, response, undefined)('Words'))
  .use(snapshotRoutes(service))
  .use(answerError.bind(undefined, service));
const server = createServer(app);
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, PAIR, 'after/public/images'), { recursive: true });
  writeFileSync(join(folder, PAIR, 'after/public/images/a.svg'), '<svg/>');
  for (const [route, isPart] of [['/'], ['/', true], ['/404'], ['/a/b']] as const) {
    const text = `${isPart ? 'Parts of ' : ''}${route} ${PREFIX}/talks`;
    writeFileSync(join(folder, PAIR, fileOf('after', route, isPart)), text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(`${origin}/editor/snapshots/${path}`);

it.each([
  ['a page', `${PAIR}/after/`, 200, '/'],
  ['its changed parts', `${PAIR}/after/?changes`, 200, 'Parts of /'],
  ['a page below another', `${PAIR}/after/a/b`, 200, '/a/b'],
  ['an address that is no page', `${PAIR}/after/none`, 404, '/404'],
  ['an address that is too long', `${PAIR}/after/${'a'.repeat(400)}`, 404, '/404'],
  ['the parts of what is no page', `${PAIR}/after/none?changes`, 404, '/404'],
])('serves %s, which runs nothing', async (_, path, status, text) => {
  const answer = await ask(path);
  const served = `${text} ${addressOf(PAIR, 'after')}/talks`;
  expect([answer.status, await answer.text()]).toEqual([status, served]);
  const policy = String(answer.headers.get('content-security-policy'));
  expect(policy).toContain("script-src 'none'");
  expect(policy).toMatch(/sandbox allow-same-origin$/);
});

it('serves the pictures of a revision, and nothing beside them', async () => {
  const picture = await ask(`${PAIR}/after/images/a.svg`);
  expect(picture.headers.get('content-security-policy')).toMatch(/sandbox$/);
  expect(await picture.text()).toBe('<svg/>');
  for (const path of ['images/b.svg', 'images/..%2f..%2f..%2fafter-0.html', 'images/%2e%2e/x'])
    expect((await ask(`${PAIR}/after/${path}`)).status).toBe(404);
});

it('knows no other snapshot, and says what to do', async () => {
  const gone = await ask(`${'c'.repeat(40)}-${'d'.repeat(40)}/after/`);
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringMatching(/Open the proposal/),
  ]);
  for (const path of ['../../secret/after/', `${PAIR}/sideways/`, 'HEAD-HEAD/after/'])
    expect((await ask(path)).status).toBe(404);
});

it('sends the words before the snapshot is there', async () => {
  const { body } = await fetch(`${origin}/proposal`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('Words');
  answer(SNAPSHOT);
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    rest += part.value;
  expect(rest).toMatch(
    /<iframe title="Home, after" src="\/editor\/snapshots\/.*\/after\/\?changes"/,
  );
  expect(rest).toContain('It was not there.');
  expect(rest).toMatch(/Rest$/);
  expect(await (await fetch(`${origin}/published`)).text()).toBe('Words');
});

it('says why there is no snapshot in place of it', () => {
  const html = snapshotSection({
    pair: PAIR,
    changed: [],
    problem: 'This proposal cannot be shown.',
  });
  expect(html).toContain('This proposal cannot be shown.');
  expect(html).not.toContain('Walk through');
});
