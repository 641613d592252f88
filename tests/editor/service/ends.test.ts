// What people are answered when something ends: an account, a connection, the space on the disk.
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { APIError } from 'better-auth/api';
import express, { type Express, type Response } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { answerError, signedIn } from '../../../tina/server/guards.ts';
import type { Member } from '../../../tina/server/people/People.ts';
import { peopleRoutes } from '../../../tina/server/peopleRoutes.ts';
import { Presence } from '../../../tina/server/presence/Presence.ts';
import { presenceRoutes } from '../../../tina/server/presence/presenceRoutes.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { peoplePage, problemPage } from '../../../tina/server/views/views.ts';
import type { Told } from '../../../tina/shared/answers.ts';
import { NO_LETTERS } from './noLetters.ts';

const SETTINGS = {
  ...{ address: 'http://editor.example', port: 0, host: '127.0.0.1', data: '', proxies: 0 },
  secret: 'a secret for nothing but this test',
  providers: [],
};
const MIA: Member = {
  ...{ id: 'mia', name: 'Mia Rao', email: 'mia@firm.example', role: 'editor' },
  disabled: false,
} as Member;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const errors = { built: { views: { problemPage } }, site: 'Example' } as unknown as Service;

async function listen(app: Express): Promise<string> {
  app.use(answerError.bind(undefined, errors));
  const server = app.listen(0, '127.0.0.1');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['a status in words, of better-auth', new APIError('FORBIDDEN'), 403],
  ['another of them', new APIError('TOO_MANY_REQUESTS'), 429],
  ['a status that is no number', Object.assign(new Error('?'), { status: 'unheard of' }), 500],
  ['a status that is no error', Object.assign(new Error('?'), { status: 200 }), 500],
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 507],
  ['a full quota', Object.assign(new Error('write'), { code: 'EDQUOT' }), 507],
  ['a full disk, of Git', new Error('fatal: write error: No space left on device'), 507],
  ['a full disk, of SQLite', new Error('database or disk is full'), 507],
])('%s is answered by its number', async (_, error, status) => {
  // What is no fault of a visitor is written down for the operator.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = express();
  app.get('/', () => {
    throw error;
  });
  const answer = await fetch(await listen(app));
  expect(answer.status).toBe(status);
  const { message } = (await answer.json()) as { message: string };
  if (status === 507) expect(message).toMatch(/^The disk of the editor’s server is full/);
});

/** People in a service that knows them by the header `as`, in place of a cookie. */
async function withPeople() {
  const accounts = await openAccounts(SETTINGS, new DatabaseSync(':memory:'), NO_LETTERS);
  const { people } = accounts;
  const asha = people.invite('Asha Sen', 'asha@firm.example', 'admin');
  const service = {
    ...{ accounts: { people }, settings: SETTINGS, site: 'Example' },
    built: { views: { peoplePage, problemPage } },
  } as unknown as Service;
  const app = express();
  app.use((_, response, next) => {
    Object.assign(response.locals, { member: asha, session: { createdAt: new Date() } });
    next();
  });
  app.use(peopleRoutes(service));
  const address = await listen(app);
  const page = async (path: string) => (await fetch(`${address}${path}`)).text();
  const send = async (body: Record<string, string>) => {
    const answer = await fetch(`${address}/editor/people/disabled`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { people, asha, page, send };
}

it('closing an account asks first, and changes nothing until it is answered', async () => {
  const { people, page, send } = await withPeople();
  const { id } = people.invite('Ravi Shah', 'ravi@firm.example', 'editor');
  expect(await page('/editor/people')).toContain('Close Ravi Shah’s account');
  const asked = await page(`/editor/people/close?id=${id}`);
  expect(asked).toContain('Close Ravi Shah’s account?');
  expect(asked).toContain('What Ravi Shah saved stays');
  expect(people.find(id)?.disabled).toBe(false);
  expect((await send({ id, disabled: 'yes' })).status).toBe(303);
  expect(people.find(id)?.disabled).toBe(true);
  expect(await page(`/editor/people/close?id=${id}`)).not.toContain('account?');
  expect(await page('/editor/people/close?id=nobody')).not.toContain('account?');
});

it('the last admin is not closed, and the page says why', async () => {
  const { people, asha, page, send } = await withPeople();
  expect(await page('/editor/people')).toContain('The only admin. Make another person an admin');
  const refused = await send({ id: asha.id, disabled: 'yes' });
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.text).toContain('Asha Sen is the only admin: make another person an admin first.');
  const { id } = people.invite('Tara Bose', 'tara@firm.example', 'admin');
  expect(await page('/editor/people')).not.toContain('The only admin.');
  people.setDisabled(id, true);
  // A closed admin cannot take over.
  expect((await send({ id: asha.id, disabled: 'yes' })).status).toBe(422);
});

it('who is signed in with a closed account is told so, and not to sign in again', async () => {
  let code = '';
  const accounts = await openAccounts(SETTINGS, new DatabaseSync(':memory:'), {
    ...NO_LETTERS,
    async code(_, told) {
      code = told;
    },
  });
  const { id } = accounts.people.invite('Mia Rao', 'mia@firm.example', 'editor');
  const { nonce } = await accounts.auth.api.askCode({ body: { email: 'mia@firm.example' } });
  const { headers } = await accounts.auth.api.signInWithCode({
    body: { nonce, code },
    returnHeaders: true,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const app = express();
  app.get('/', signedIn({ accounts }), (_, response) => void response.send('Welcome'));
  app.post('/', signedIn({ accounts }));
  app.use(answerError.bind(undefined, errors));
  const address = await listen(app);
  const ask = async () => {
    const answer = await fetch(address, { headers: { cookie } });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask()).toEqual({ status: 200, text: 'Welcome' });
  accounts.people.setDisabled(id, true);
  const closed = await ask();
  expect(closed.status).toBe(403);
  expect(closed.text).toContain('Your account is closed. Copy what you typed');
  // Old sessions do not come back with the account.
  accounts.people.setDisabled(id, false);
  expect((await ask()).status).toBe(401);
  // A form is answered with a page that has the words typed into it.
  const body = new URLSearchParams({ words: 'Two typos in <h1>.' });
  const answer = await fetch(address, { method: 'POST', body, headers: { cookie } });
  expect(answer.status).toBe(401);
  const page = await answer.text();
  expect(page).toContain('Sign in again to continue.');
  expect(page).toContain('Two typos in &lt;h1&gt;.');
});

/** A service with streams of events. @param before waits before the request is answered */
async function withEvents(before: (response: Response) => Promise<void>) {
  const presence = new Presence();
  const service = {
    presence,
    repository: { proposal: async () => undefined },
  } as unknown as Service;
  const app = express();
  app.use(async (_, response, next) => {
    response.locals.member = MIA;
    await before(response);
    next();
  });
  app.use(presenceRoutes(service));
  return { presence, address: await listen(app) };
}

const TAB = '0b8e0c6e-7f0c-4c3e-9d5b-0d3f2a1b4c5d';
const eventsAt = (address: string) => `${address}/editor/events?tab=${TAB}&proposal=one`;

it('a page that is gone before its session was read leaves nobody behind', async () => {
  const arrived = Promise.withResolvers<void>();
  const passed = Promise.withResolvers<void>();
  const { presence, address } = await withEvents(async (response) => {
    arrived.resolve();
    await once(response, 'close');
    setImmediate(passed.resolve);
  });
  const request = get(eventsAt(address)).on('error', () => {});
  await arrived.promise;
  request.destroy();
  await passed.promise;
  expect(presence.tabsOf(MIA)).toBe(0);
});

it('a closed stream leaves at once, and whoever shares the record is told', async () => {
  const { presence, address } = await withEvents(async () => {});
  const told: Told[] = [];
  const other = { ...MIA, id: 'ravi', name: 'Ravi Shah' };
  presence.join('other', {
    member: other,
    proposal: 'one',
    tell: (one) => void told.push(one),
  });
  presence.open('other', other, 'content/talks/a.json');
  const request = get(eventsAt(address)).on('error', () => {});
  await once(request, 'response');
  presence.open(TAB, MIA, 'content/talks/a.json');
  expect(told.at(-1)).toMatchObject({ kind: 'others', names: ['Mia Rao'] });
  request.destroy();
  await expect.poll(() => told.at(-1)).toMatchObject({ kind: 'others', names: [] });
  expect(presence.tabsOf(MIA)).toBe(0);
});

it('who has the record open in another proposal is not reported', () => {
  const presence = new Presence();
  const told: Told[] = [];
  for (const [id, proposal] of [
    ['mia', 'one'],
    ['ravi', 'two'],
  ] as const) {
    const member = { ...MIA, id, name: id };
    presence.join(id, { member, proposal, tell: (one) => void told.push(one) });
    presence.open(id, member, 'content/talks/a.json');
  }
  expect(told.flatMap((one) => (one.kind === 'others' ? one.names : []))).toEqual([]);
});
