// Who may approve, as the routes answer it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeOf } from '../../../content/schema/datetime.ts';
import { answerError } from '../../../tina/server/guards.ts';
import type { Member } from '../../../tina/server/people/People.ts';
import { proposalActions } from '../../../tina/server/proposalActions.ts';
import { publishedRoutes } from '../../../tina/server/publishedRoutes.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { problemPage } from '../../../tina/server/views/views.ts';
import type { Approval, Person } from '../../../tina/shared/Repository.ts';
import { NO_LETTERS } from './noLetters.ts';

const SETTINGS = {
  ...{ address: 'http://editor.example', port: 0, host: '127.0.0.1', data: '', proxies: 0 },
  ...{ secret: 'a secret for nothing but this test', providers: [] },
};

const accept = vi.fn(async (_id: string, _by: Person, _approval: Approval) => {});
const publish = vi.fn(async (_id: string, _by: Person) => {});
const schedule = vi.fn(async (_id: string, _by: Person, _due?: number) => {});
beforeEach(() => {
  for (const one of [accept, publish, schedule]) one.mockClear();
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A proposal that these people saved into, in a service with Ravi, a reviewer, and Asha, an admin. */
async function withAuthors(...authors: string[]) {
  const accounts = await openAccounts(SETTINGS, new DatabaseSync(':memory:'), NO_LETTERS);
  const { people } = accounts;
  const asha = people.invite('Asha Sen', 'asha@firm.example', 'admin');
  const ravi = people.invite('Ravi Shah', 'ravi@firm.example', 'reviewer');
  const proposal = { id: 'one', title: 'One', owner: 'x', state: 'open', conflicts: [] };
  const repository = {
    ...{
      accept,
      publish,
      schedule,
      proposal: async () => proposal,
      authors: async () => new Set(authors),
    },
    events: () => [{ number: 1, kind: 'begun' }],
  };
  const service = {
    ...{ accounts: { people }, settings: SETTINGS, site: 'Example', repository, choices: {} },
    built: { views: { problemPage } },
  } as unknown as Service;
  const app = express();
  app.use((request, response, next) => {
    response.locals.member = people.find(String(request.headers.as));
    next();
  });
  app.use(proposalActions(service));
  app.use(publishedRoutes(service));
  app.use(answerError.bind(undefined, service));
  const server = app.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const press = async (
    { email }: Member,
    fields: Record<string, string> = {},
    button = 'accept',
  ) => {
    const answer = await fetch(`${address}/editor/proposals/one/${button}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { as: email } },
      body: new URLSearchParams({ seal: 'seal', seen: 'head', ...fields }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const log = async ({ email }: Member) =>
    fetch(`${address}/editor/log.json`, { headers: { as: email } });
  return { people, asha, ravi, press, log };
}

const decided = () => accept.mock.calls[0]?.[2];

it('who saved into it is refused while another reviewer can decide, and reads who that is', async () => {
  const { ravi, press } = await withAuthors('ravi@firm.example');
  const { status, text } = await press(ravi, { reason: 'I am in a hurry.' });
  expect(status).toBe(403);
  expect(text).toContain(
    'It has words or pictures of yours, so another reviewer decides: Asha Sen.',
  );
  expect(accept).not.toHaveBeenCalled();
});

it('an admin who saved into it publishes with a reason, and not without', async () => {
  const { asha, press } = await withAuthors('asha@firm.example');
  const { status, text } = await press(asha, { reason: ' ' });
  expect(status).toBe(403);
  expect(text).toContain('As an admin you may publish it with a reason.');
  // Nothing of these is seen, though some are letters to Unicode.
  for (const reason of ['\u200b', '\u00ad', '\u3164', '\u{e0041}', '\u2800', '\u2060\ufe00', '…'])
    expect((await press(asha, { reason })).status, reason).toBe(403);
  for (const button of ['give-back', 'comment'])
    expect((await press(asha, { words: '\u200b\u3164' }, button)).status, button).toBe(422);
  expect((await press(asha, { title: '\u200b' }, 'propose')).status).toBe(422);
  expect((await press(asha, { reason: 'The fair begins.' })).status).toBe(303);
  expect(decided()).toEqual({ seal: 'seal', seen: 'head', reason: 'The fair begins.' });
});

it('who saved into it decides where there is no other active reviewer, and the log says so', async () => {
  const { people, asha, ravi, press } = await withAuthors('asha@firm.example');
  people.setDisabled(ravi.id, true);
  expect((await press(asha)).status).toBe(303);
  expect(decided()).toEqual({ seal: 'seal', seen: 'head', alone: true });
});

it('who did not save into it needs no reason, and leaves none', async () => {
  const { ravi, press } = await withAuthors('mia@firm.example');
  expect((await press(ravi, { reason: 'Why not.' })).status).toBe(303);
  expect(decided()).toEqual({ seal: 'seal', seen: 'head' });
});

it('a demoted reviewer does not decide', async () => {
  const { people, ravi, press } = await withAuthors('mia@firm.example');
  people.setRole(ravi.id, 'editor');
  const { status, text } = await press(ravi);
  expect(status).toBe(403);
  expect(text).toContain('Only reviewers may do this.');
});

it('what is approved is published by its editors and by reviewers, and by no one else', async () => {
  const { people, ravi, press } = await withAuthors('mia@firm.example');
  const [mia, noor] = ['Mia', 'Noor'].map((name) =>
    people.invite(name, `${name.toLowerCase()}@firm.example`, 'editor'),
  ) as [Member, Member];
  for (const button of ['publish', 'withdraw']) {
    const { status, text } = await press(noor, {}, button);
    expect(status).toBe(403);
    expect(text).toContain('Its editors and reviewers publish this proposal.');
    for (const one of [mia, ravi]) expect((await press(one, {}, button)).status).toBe(303);
  }
  expect(publish).toHaveBeenCalledTimes(2);
  expect(schedule.mock.calls.map(([, , due]) => due)).toEqual([undefined, undefined]);
});

it('a time is by the site’s clock; one that was typed is not passed over by another button', async () => {
  const { ravi, press } = await withAuthors('mia@firm.example');
  const due = `${new Date().getFullYear() + 1}-12-01T09:30`;
  expect((await press(ravi, { when: 'time', due })).status).toBe(303);
  expect(decided()?.when).toBe(timeOf(due));
  expect((await press(ravi, { when: 'time', due }, 'publish')).status).toBe(303);
  expect(schedule.mock.calls[0]?.[2]).toBe(timeOf(due));
  for (const button of ['accept', 'publish']) {
    const { status, text } = await press(ravi, { due }, button);
    expect(status).toBe(422);
    expect(text).toContain('You typed a time: press the button next to it, or clear the time.');
  }
  expect((await press(ravi, { when: 'later' })).status).toBe(303);
  expect(accept.mock.calls.map(([, , { when }]) => when)).toEqual([timeOf(due), 'later']);
});

it('the log is for admins', async () => {
  const { asha, ravi, log } = await withAuthors();
  expect((await log(ravi)).status).toBe(403);
  const answer = await log(asha);
  expect(answer.headers.get('Content-Disposition')).toContain('log.json');
  expect(await answer.json()).toEqual([{ number: 1, kind: 'begun' }]);
});
