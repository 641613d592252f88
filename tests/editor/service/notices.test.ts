// Mails about the log, as a mail server gets them.
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EventLog } from '../../../tina/proposals/EventLog.ts';
import { type Glance, mailer } from '../../../tina/server/mail/mailer.ts';
import { openNotices } from '../../../tina/server/Notices.ts';
import type { Member, People } from '../../../tina/server/people/People.ts';
import { openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { mailPage } from '../../../tina/server/views/views.ts';
import type { EventDetail, EventKind } from '../../../tina/shared/events.ts';
import { BRAND } from '../../brand/brand.ts';
import { mailServer } from '../../mailServer.ts';
import { NO_LETTERS } from './noLetters.ts';

const SETTINGS = {
  ...{ address: 'https://editor.example', port: 0, host: '127.0.0.1', data: '', proxies: 0 },
  ...{ secret: 'a secret for nothing but this test', providers: [] },
};
const MINUTE = 60_000;

let isRefusing = false;
/** The server takes a mail when this is done. */
let held: Promise<void> | undefined;
let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  server = await mailServer(() => {
    if (isRefusing) throw new Error('Greylisted.');
    return held;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  isRefusing = false;
  held = undefined;
  server.received.splice(0);
});

/** A service's mails, with Mia, an editor, Ravi and Nila, reviewers. */
async function office(look = async (_id: string): Promise<Glance | undefined> => undefined) {
  const database = new DatabaseSync(':memory:');
  const { people } = await openAccounts(SETTINGS, database, NO_LETTERS);
  const [mia, ravi, nila] = (['Mia', 'Ravi', 'Nila'] as const).map((name) => {
    const role = name === 'Mia' ? 'editor' : 'reviewer';
    return people.invite(`${name} Rao`, `${name.toLowerCase()}@firm.example`, role);
  }) as [Member, Member, Member];
  const mail = { smtp: server.url, from: 'editor@firm.example' };
  const send = mailer({ ...SETTINGS, mail }, { ...BRAND, name: 'Example' }, mailPage);
  if (!send) throw new Error('There is no mail server.');
  const start = () =>
    openNotices({ database, people, send, look, address: SETTINGS.address, site: 'Example' });
  const log = new EventLog(database);
  const editor = { name: 'Editor', email: 'editor@localhost' };
  const happens = (kind: EventKind, { name, email } = editor, detail: EventDetail = {}) =>
    log.add({ at: 0, who: name, email, kind, about: 'fair', detail });
  const notices = start();
  const propose = () => {
    happens('begun', mia, { title: 'The fair', owner: mia.id });
    happens('saved', mia);
    happens('proposed', mia, { title: 'The fair', words: 'Soon.' });
  };
  return { database, people, mia, ravi, nila, notices, start, happens, propose, editor };
}

/** The mails that came since this was asked last: to whom, and with which subject. */
const mails = () =>
  server.received
    .splice(0)
    .map(({ to, subject }) => `${to.replace('@firm.example', '')}: ${subject}`)
    .toSorted();

it('tells reviewers what waits, editors what became of it, and nobody of their own deeds', async () => {
  const { ravi, nila, notices, happens, propose, editor } = await office();
  let now = 0;
  const later = async () => {
    now += 10 * MINUTE;
    await notices.send(now);
    return mails();
  };
  propose();
  expect(await later()).toEqual([
    'nila: “The fair” waits for review.',
    'ravi: “The fair” waits for review.',
  ]);
  happens('asked', ravi, { words: 'Shorter.' });
  expect(await later()).toEqual(['mia: “The fair” waits for you: changes are asked for.']);
  happens('proposed', nila, { title: 'The fair' });
  expect(await later()).toEqual(['ravi: “The fair” waits for review.']);
  happens('approved', ravi);
  happens('scheduled', ravi, { due: 1 });
  happens('proposed', nila, { title: 'The fair' });
  expect(await later()).toEqual([]);
  const concerned = (words: string) =>
    ['mia', 'nila', 'ravi'].map((to) => `${to}: “The fair” ${words} published`);
  happens('failed', editor, { words: 'A check is red.' });
  expect(await later()).toEqual(concerned('would not be').map((line) => `${line} at its time.`));
  happens('scheduled', ravi, { due: 0 });
  happens('failed', editor, { words: 'The host is silent.' });
  expect(await later()).toEqual(concerned('could not be').map((line) => `${line}.`));
  happens('published', ravi);
  expect(await later()).toEqual([
    'mia: “The fair” is published.',
    'nila: “The fair” is published.',
  ]);
  happens('comment', ravi, { words: 'Too long?' });
  expect(await later()).toEqual([
    'mia: “The fair” has a new comment.',
    'nila: “The fair” has a new comment.',
  ]);
  happens('live', editor);
  expect((await later())[0]).toMatch(/^mia: “The fair” is live since /);
});

const PICTURE = {
  type: 'image/png',
  width: 4,
  height: 2,
  alt: 'The hall',
  bytes: Buffer.from('x'),
};

it('a mail is HTML with plain text that says the same, and has its pictures in it', async () => {
  const looked: string[] = [];
  const { ravi, notices, happens, propose } = await office(async (id) => {
    looked.push(id);
    return { words: 'The fair: 1 page · 3 changes', picture: PICTURE };
  });
  propose();
  await notices.send(0);
  expect(looked, 'once for all who get a mail').toEqual(['fair']);
  const [mail] = server.received;
  expect(mail?.autoSubmitted).toBe('auto-generated');
  expect(mail?.pictures).toContainEqual({
    ...{ id: 'picture', type: 'image/png', bytes: 1, isInline: true },
  });
  const words = ['“The fair” waits for review.', 'Mia Rao sent it.', 'Soon.', '1 page · 3 changes'];
  const links = ['https://editor.example/editor/proposals/fair', '/editor/account', 'Review it'];
  for (const said of [...words, ...links]) {
    expect(mail?.body).toContain(said);
    expect(mail?.html).toContain(said);
  }
  expect(mail?.html).toContain('alt="The hall"');
  mails();

  happens('comment', ravi, { words: 'Too <b>long</b>?', name: 'A talk', field: ['Title'] });
  happens('comment', ravi, { words: 'And the hall?' });
  await notices.send(20 * MINUTE);
  const two = server.received.find(({ to }) => to.startsWith('mia'));
  expect(two?.subject).toBe('“The fair” has a new comment. And 1 more');
  expect(two?.body).toContain('On A talk › Title');
  expect(two?.html.match(/class="button"/g)).toHaveLength(1);
  expect(two?.body).toContain('And the hall?');
  const anchors = /href="https:\/\/editor\.example\/editor\/proposals\/fair#comment-\d+"/g;
  expect(new Set(two?.html.match(anchors))).toHaveProperty('size', 2);
  expect(two?.html).not.toContain('<b>');
});

it('a proposal that cannot be looked at is mailed without its changes', {
  tags: '@all',
}, async () => {
  const { notices, propose } = await office(async () => {
    throw new Error('No such folder.');
  });
  propose();
  await notices.send(0);
  expect(mails()).toHaveLength(2);
});

it('what is over after the look is not sent, and a stop does not wait for the look', async () => {
  const first = Promise.withResolvers<undefined>();
  const { ravi, notices, happens, propose } = await office(() => first.promise);
  propose();
  const sending = notices.send(0);
  happens('asked', ravi, { words: 'Shorter.' });
  first.resolve(undefined);
  await sending;
  expect(mails()).toEqual([]);
  await notices.send(MINUTE);
  expect(mails()).toEqual(['mia: “The fair” waits for you: changes are asked for.']);

  const endless = await office(() => new Promise(() => {}));
  endless.propose();
  const stopped = endless.notices.send(0);
  await endless.notices.close();
  await stopped;
  expect(mails()).toEqual([]);
});

it('says in the mail that a proposal was changed since it was reviewed', {
  tags: '@all',
}, async () => {
  const { mia, ravi, notices, happens, propose } = await office();
  propose();
  await notices.send(0);
  expect(server.received.map(({ body }) => body).join()).not.toContain('since');
  happens('asked', ravi, { words: 'Shorter.' });
  happens('saved', mia);
  happens('proposed', mia, { title: 'The fair', words: 'Shorter now.' });
  server.received.splice(0);
  await notices.send(10 * MINUTE);
  const again = server.received
    .find(({ to }) => to.startsWith('ravi'))
    ?.body.replace(/=?\s+/g, ' ');
  expect(again).toContain(
    'Mia Rao sent it. It is changed since Ravi Rao asked for changes. Mia Rao: Shorter now.',
  );
});

it('tells those concerned that an approval and its time do not count any more', async () => {
  const { mia, ravi, notices, happens, propose, editor } = await office();
  propose();
  happens('approved', ravi);
  happens('scheduled', mia, { due: 1 });
  await notices.send(0);
  mails();
  happens('changed', editor);
  await notices.send(10 * MINUTE);
  expect(mails()).toEqual([
    'mia: “The fair” is not scheduled any more.',
    'ravi: “The fair” is not scheduled any more.',
  ]);
});

it('sends one mail in ten minutes, with all that came meanwhile, over a restart too', async () => {
  const { ravi, nila, notices, start, happens, propose } = await office();
  propose();
  await notices.send(0);
  expect(mails()).toHaveLength(2);
  happens('comment', ravi, { words: 'Shorter?' });
  await notices.send(1 * MINUTE);
  expect(mails()).toEqual(['mia: “The fair” has a new comment.']);
  happens('comment', ravi, { words: 'And the hall?' });
  happens('comment', nila, { words: 'And the day?' });
  await notices.send(9 * MINUTE);
  await start().send(9 * MINUTE);
  expect(mails()).toEqual([]);
  await start().send(11 * MINUTE);
  const [mail] = server.received;
  expect(mail?.subject).toBe('“The fair” has a new comment. And 1 more');
  expect(mail?.body).toMatch(/Ravi Rao: And the hall\?.*Nila Rao: And the day\?/s);
  expect(mail?.body).toContain('https://editor.example/editor/proposals/fair');
  mails();
});

it.each<[string, EventKind[]]>([
  ['was published', ['approved', 'published']],
  ['was given back', ['asked']],
  ['was deleted', ['discarded']],
  ['was approved for later', ['approved']],
])('of a proposal that %s, no mail says that it waits', { tags: '@all' }, async (_, kinds) => {
  const { ravi, notices, happens, propose } = await office();
  propose();
  for (const kind of kinds) happens(kind, ravi, { words: 'Shorter.' });
  await notices.send(0);
  expect(mails().filter((mail) => mail.includes('waits for review'))).toEqual([]);
});

it('what was asked for is not mailed once it is sent again', { tags: '@all' }, async () => {
  const { mia, ravi, notices, happens, propose } = await office();
  propose();
  happens('asked', ravi, { words: 'Shorter.' });
  happens('proposed', mia, { title: 'The fair', words: 'Now with the hall.' });
  await notices.send(0);
  const bodies = server.received.map(({ body }) => body).join();
  expect(mails()).toEqual([
    'nila: “The fair” waits for review.',
    'ravi: “The fair” waits for review.',
  ]);
  expect(bodies).toContain('Now with the hall.');
});

it('a request for changes does not wait behind a comment', { tags: '@all' }, async () => {
  const { ravi, notices, happens, propose } = await office();
  propose();
  happens('comment', ravi, { words: 'Too long?' });
  await notices.send(0);
  mails();
  happens('comment', ravi, { words: 'And the hall?' });
  happens('asked', ravi, { words: 'Shorter.' });
  await notices.send(MINUTE);
  expect(mails()).toEqual(['mia: “The fair” waits for you: changes are asked for. And 1 more']);
  isRefusing = true;
  happens('asked', ravi, { words: 'Shorter still.' });
  await notices.send(2 * MINUTE);
  isRefusing = false;
  await notices.send(3 * MINUTE);
  expect(mails(), 'what could not be sent waits').toEqual([]);
});

it.each<[string, (people: People, id: string) => void]>([
  ['is closed', (people, id) => people.setDisabled(id, true)],
  ['becomes that of an editor', (people, id) => people.setRole(id, 'editor')],
])(
  'when the account of an approver %s, those who wait learn that',
  { tags: '@all' },
  async (_, change) => {
    const { people, mia, ravi, notices, happens, propose } = await office();
    propose();
    happens('approved', ravi);
    happens('scheduled', mia, { due: Date.now() + MINUTE });
    happens('comment', ravi, { words: 'Good.' });
    await notices.send(0);
    mails();
    change(people, ravi.id);
    await notices.send(MINUTE);
    const bodies = server.received.map(({ body }) => body).join();
    expect(mails().filter((mail) => !mail.startsWith('ravi'))).toEqual([
      'mia: “The fair” is not scheduled any more.',
      'nila: “The fair” is not scheduled any more.',
    ]);
    expect(bodies).toMatch(/The account of Ravi Rao may not approve any\s+more/);
    happens('saved', mia);
    await notices.send(2 * MINUTE);
    expect(mails(), 'once').toEqual([]);
  },
);

it('whoever waits learns that the time was withdrawn, or the proposal deleted', {
  tags: '@all',
}, async () => {
  const { mia, ravi, notices, happens, propose } = await office();
  propose();
  happens('approved', ravi);
  happens('scheduled', ravi, { due: Date.now() + MINUTE });
  happens('withdrawn', ravi);
  await notices.send(0);
  expect(mails()).toEqual(['mia: “The fair” is not scheduled any more.']);
  happens('scheduled', ravi, { due: Date.now() + MINUTE });
  happens('discarded', mia);
  await notices.send(MINUTE);
  expect(mails()).toEqual(['ravi: “The fair” is deleted.']);
});

it('the mail about a late publication says when it was published', { tags: '@all' }, async () => {
  const { ravi, notices, happens, propose } = await office();
  propose();
  happens('approved', ravi);
  happens('published', ravi, { words: 'It was scheduled for a day.' });
  await notices.send(0);
  const body = server.received.find(({ to }) => to.startsWith('mia'))?.body;
  expect(body).toMatch(/It was=?\s+published on 1 January 1970/);
});

it('a mail that the server refuses is sent after the pause', async () => {
  const { notices, propose } = await office();
  isRefusing = true;
  propose();
  await notices.send(0);
  isRefusing = false;
  await notices.send(MINUTE);
  expect(mails()).toEqual([]);
  await notices.send(10 * MINUTE);
  expect(mails()).toHaveLength(2);
  await notices.send(20 * MINUTE);
  expect(mails()).toEqual([]);
});

it('a stop waits for the mail under way, and the others are sent at the next start, once', async () => {
  const failed = vi.spyOn(console, 'error');
  const { database, notices, start, propose } = await office();
  propose();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const sending = notices.send(0);
  // It is noted before the mail is sent.
  const isBegun = () => database.prepare("select * from notice_time where name <> 'read'").get();
  await vi.waitUntil(isBegun);
  const stopped = notices.close();
  resolve();
  await Promise.all([stopped, sending]);
  const [first, ...others] = mails();
  expect(others).toEqual([]);
  await start().send(10 * MINUTE);
  expect([first, ...mails()].toSorted()).toEqual([
    'nila: “The fair” waits for review.',
    'ravi: “The fair” waits for review.',
  ]);
  expect(failed).not.toHaveBeenCalled();
});

it('a stop ends the preparation of mails without an error', async () => {
  const { database, notices, propose } = await office();
  propose();
  const sending = notices.send(0);
  await notices.close();
  database.close();
  await expect(sending).resolves.toBeUndefined();
  await expect(notices.send(MINUTE)).resolves.toBeUndefined();
  expect(mails()).toEqual([]);
});

it('one choice turns it off; a closed account gets none', async () => {
  const { people, ravi, nila, notices, propose } = await office();
  people.setMail(ravi, false);
  people.setDisabled(nila.id, true);
  propose();
  await notices.send(0);
  expect(mails()).toEqual([]);
  people.setMail(ravi, true);
  expect(people.wantsMail(ravi.email)).toBe(true);
});

it('the invited read how to sign in, once; who was there before the first start reads nothing', async () => {
  const { people, ravi, notices, propose } = await office();
  await notices.send(0);
  expect(mails()).toEqual([]);
  const noor = people.invite('Noor Khan', 'noor@firm.example', 'editor', ravi);
  await notices.send(0);
  const [mail] = server.received;
  expect(mail?.subject).toBe('You can edit Example now.');
  expect(mail?.body).toMatch(/Ravi Rao invited you\. Open\s+https:\/\/editor\.example/);
  expect(mail?.html).toContain('<a class="button" href="https://editor.example"');
  mails();
  people.setRole(noor.id, 'reviewer', ravi);
  await notices.send(0);
  expect(mails()).toEqual([]);
  propose();
  await notices.send(0);
  expect(mails()).toContain('noor: “The fair” waits for review.');
});
