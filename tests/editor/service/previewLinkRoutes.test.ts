// What a link opens, and what it does not: attacks on it by somebody who has one, and by somebody who has none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventLog } from '../../../tina/proposals/EventLog.ts';
import { answerError, refuseOthers, secure, signedIn } from '../../../tina/server/guards.ts';
import { previewLinks } from '../../../tina/server/PreviewLinks.ts';
import type { Member } from '../../../tina/server/people/People.ts';
import { linkRoutes, previewLinkRoutes } from '../../../tina/server/previewLinkRoutes.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { previewLinkPage, problemPage } from '../../../tina/server/views/views.ts';
import { fileOf, PREFIX } from '../../../tina/shared/Snapshot.ts';

const MIA = {
  ...{ id: 'mia', name: 'Mia Rao', email: 'mia@firm.example', role: 'editor', disabled: false },
} as Member;
const GONE = /This link shows nothing: it has ended, was withdrawn, or is not complete\./;
const commit = (letter: string) => letter.repeat(40);
const pairs = { fair: `${commit('a')}-${commit('b')}`, other: `${commit('a')}-${commit('c')}` };

const folder = mkdtempSync(join(tmpdir(), 'shown-'));
const database = new DatabaseSync(':memory:');
const log = new EventLog(database);
const address = 'http://editor.example';
const links = previewLinks(database, { find: () => MIA }, address);
let proposals: Record<string, { title: string; state: string; head: string }>;
let problem: string | undefined;
const service = {
  ...{ links, site: 'Site', settings: { address } },
  built: { views: { previewLinkPage, problemPage } },
  accounts: { auth: { api: { getSession: async () => ({ headers: new Headers() }) } } },
  repository: {
    proposal: async (id: string) => proposals[id] && { ...proposals[id], id, updated: 0 },
    revisions: async (id: string) => ({ base: commit('a'), head: proposals[id]?.head }),
  },
  snapshots: {
    of: async () => ({ problem }),
    wait: async () => {},
    folderOf: (pair: string) => join(folder, pair),
  },
} as unknown as Service;
const app = express()
  .use(secure(service))
  .use(refuseOthers(service))
  .use(previewLinkRoutes(service))
  .use(signedIn(service))
  .use(linkRoutes(service))
  .use(answerError.bind(undefined, service));
const server = createServer(app);
let port = 0;

beforeAll(async () => {
  for (const pair of Object.values(pairs)) {
    mkdirSync(join(folder, pair, 'after/public/images'), { recursive: true });
    mkdirSync(join(folder, pair, 'before/public/images'), { recursive: true });
    writeFileSync(join(folder, pair, 'after/public/images/a.svg'), '<svg/>');
    writeFileSync(join(folder, pair, 'after/secret.json'), 'secret');
    const links = `<a href="${PREFIX}/talks"><img src="${PREFIX}/images/a.svg">`;
    for (const [side, route] of [
      ['after', '/'],
      ['after', '/404'],
      ['before', '/'],
    ] as const)
      writeFileSync(join(folder, pair, fileOf(side, route)), `${side} ${route}${links}`);
  }
  writeFileSync(join(folder, 'secret.json'), 'secret');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  problem = undefined;
  proposals = {
    fair: { title: 'The fair', state: 'draft', head: commit('b') },
    other: { title: 'Another', state: 'open', head: commit('c') },
  };
});

function made(proposal = 'fair', days = 7, at = Date.now()): string {
  links.make(proposal, MIA, days, at);
  return new URL(links.made(MIA) ?? '').pathname;
}

/** Asks without a session, with the address as it is: `fetch` would tidy it up. */
function ask(path: string, method = 'GET', headers = {}) {
  return new Promise<{ status?: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) =>
      request({ port, path, method, headers: { accept: 'text/html', ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, text, headers: answer.headers }),
        );
      })
        .on('error', reject)
        .end(),
  );
}

it('shows the proposal in a frame, and the site to be walked, to anybody', async () => {
  const link = made();
  const frame = await ask(link);
  expect(frame.status).toBe(200);
  expect(frame.text).toMatch(/As of 1 January 1970.*It is not published\./);
  expect(frame.text).toContain('<h1>Proposal “The fair”</h1>');
  expect(frame.text).toContain('sandbox="allow-same-origin"');
  const [, src = ''] = /src="([^"]+)"/.exec(frame.text) ?? [];
  expect(src).toBe(`${link}/${pairs.fair}/`);

  const page = await ask(src);
  expect([page.status, page.text]).toEqual([
    200,
    `after /<a href="${link}/${pairs.fair}/talks"><img src="${link}/${pairs.fair}/images/a.svg">`,
  ]);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin');
  expect((await ask(`${src}none`)).status).toBe(404);
  const picture = await ask(`${src}images/a.svg`);
  expect([picture.status, picture.text]).toEqual([200, '<svg/>']);
  expect(picture.headers['content-security-policy']).toMatch(/sandbox$/);
  for (const { headers } of [frame, page, picture])
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
});

it('follows what is saved; whoever walks stays in what they opened', async () => {
  const link = made();
  await ask(link);
  proposals.fair = { title: 'The fair', state: 'open', head: commit('c') };
  const newer = await ask(link);
  expect(newer.text).toContain(`${link}/${pairs.other}/`);
  for (const pair of Object.values(pairs)) expect((await ask(`${link}/${pair}/`)).status).toBe(200);
});

it.each([
  ['ended', () => made('fair', 1, Date.now() - 86_400_001)],
  ['of a deleted proposal', () => made('deleted')],
  ['unknown', () => `/editor/shown/1-${'A'.repeat(43)}`],
  ['not complete', () => made().slice(0, -1)],
  ['of another event', () => made().replace(/\d+-/, '1-')],
  ['empty', () => '/editor/shown/x'],
])('a link that is %s shows one sentence, for pages and pictures', async (_, link) => {
  log.add({ at: 0, who: 'Mia', kind: 'saved', about: 'fair', detail: {} });
  const place = link();
  for (const path of ['', '/', `/${pairs.fair}/`, `/${pairs.fair}/images/a.svg`]) {
    const answer = await ask(place + path);
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([404, 'no-referrer']);
    expect(answer.text).toMatch(GONE);
  }
});

it('a withdrawn link shows nothing from then on, also where it was open', async () => {
  const link = made();
  await ask(link);
  expect((await ask(`${link}/${pairs.fair}/images/a.svg`)).status).toBe(200);
  for (const { number } of links.of('fair')) links.withdraw('fair', MIA, number);
  for (const path of ['', `/${pairs.fair}/`, `/${pairs.fair}/images/a.svg`])
    expect(await ask(link + path)).toMatchObject({
      status: 404,
      text: expect.stringMatching(GONE),
    });
});

it('says when the proposal is published, or cannot be shown, without a detail', async () => {
  const link = made();
  problem = 'This proposal cannot be shown. content/talks/a.json: It is no JSON.';
  const broken = await ask(link);
  expect(broken.status).toBe(409);
  expect(broken.text).toContain('It cannot be shown now. Ask the person who sent you the link.');
  expect(broken.text).not.toContain('content/');
  proposals.fair = { title: 'The fair', state: 'merged', head: commit('b') };
  expect(await ask(link)).toMatchObject({
    status: 410,
    text: expect.stringContaining('“The fair” is published.'),
  });
});

it('opens no other proposal, no other side, no file, and nothing else of the editor', async () => {
  const [link, other] = [made(), made('other')];
  await Promise.all([ask(link), ask(other)]);
  const inside = `${link}/${pairs.fair}`;
  for (const path of [
    `${link}/${pairs.other}/`,
    `${link}/${pairs.other}/images/a.svg`,
    `${link}/${commit('b')}-${commit('a')}/`,
    `${link}/before/`,
    `${link}/../../proposals`,
    `${link}/..%2f..%2fsnapshots/`,
    `${inside}/images/../../secret.json`,
    `${inside}/images/..%2f..%2fsecret.json`,
    `${inside}/images/%2e%2e/%2e%2e/secret.json`,
    `${inside}/images/..%5c..%5csecret.json`,
    `${inside}/images/%2fetc%2fpasswd`,
    `${inside}/..%2fbefore/`,
    `${inside}/images/..%2f..%2f..%2f${pairs.other}%2fafter%2fpublic%2fimages%2fa.svg`,
    `${inside}/secret.json`,
  ]) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/^secret|^<svg|^before/);
  }
  // Bad escapes are no fault of the service.
  expect((await ask(`${inside}/%ff`)).status).toBe(400);
  // What is not below the link asks for a session.
  for (const path of ['/editor/proposals/fair', '/editor/log.json'])
    expect((await ask(path)).status).toBe(303);
});

it('is only read: it takes nothing, and HEAD says no more than GET', async () => {
  const link = made();
  await ask(link);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    for (const [origin, status] of [
      [address, 401],
      ['https://other.example', 403],
    ])
      expect((await ask(`${link}/${pairs.fair}/`, method, { origin })).status).toBe(status);
  expect(await ask(`${link}/${pairs.fair}/`, 'HEAD')).toMatchObject({ status: 200, text: '' });
  expect((await ask(`${link}x`, 'HEAD')).status).toBe(404);
  // Without a session nobody makes a link, or withdraws one.
  for (const path of ['link', 'unlink'])
    expect((await ask(`/editor/proposals/fair/${path}`, 'POST', { origin: address })).status).toBe(
      401,
    );
});

it('another website neither frames it nor loads its pictures', async () => {
  const link = made();
  expect((await ask(link)).headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const cross = { 'sec-fetch-site': 'cross-site' };
  for (const dest of ['iframe', 'image'])
    expect((await ask(link, 'GET', { ...cross, 'sec-fetch-dest': dest })).status).toBe(403);
  // A link in a mail is opened from there.
  expect((await ask(link, 'GET', { ...cross, 'sec-fetch-dest': 'document' })).status).toBe(200);
});
