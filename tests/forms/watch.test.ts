// The team hears of what arrives: a real database, a real mail server, and workers that are killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load/loadContent.ts';
import { startBackend } from '../../renderer/serve/backend/start.ts';
import { asTable, unmailedOf } from '../../scripts/submissions/listing.ts';
import { list } from '../../scripts/submissions/queries.ts';
import { watchSubmissions } from '../../scripts/submissions/watch/watchSubmissions.ts';
import { mailServer } from '../mailServer.ts';
import { sentWith, submission } from './submission.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
const backend = await startBackend(dataDir);
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() =>
  backend.sql('truncate contact, request_demo, form_guard.mails, form_guard.told restart identity'),
);

const send = async (
  form: 'contact' | 'request_demo',
  changes: Record<string, unknown> = {},
  headers = {},
) => {
  const answer = await fetch(`${backend.url}/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(submission(changes)),
  });
  expect(answer.status).toBe(201);
};

/** Runs a worker in this process until the test has seen what it waits for. */
async function watching(server: string, gapSeconds: number, until: (said: string[]) => unknown) {
  const ending = new AbortController();
  const said: string[] = [];
  const transport = createTransport(server);
  const done = watchSubmissions({
    ask: (question) => question(backend.sql),
    deliver: (mail) =>
      transport.sendMail({ from: 'site@nikash.example', to: 'team@nikash.example', ...mail }),
    say: (line) => said.push(line),
    signal: ending.signal,
    gapSeconds,
    sweepMs: 20,
  });
  try {
    await vi.waitFor(() => until(said), { timeout: 10_000 });
  } finally {
    ending.abort();
    await done;
    transport.close();
  }
  return said;
}

it('the first message is told at once, those of the next ten minutes together after them', async () => {
  const mails = await mailServer();
  await send('contact', { name: 'Asha\r\nBcc: all@x.example', query: 'A <b>bold</b>\nquestion.' });
  await watching(mails.url, 600, () => expect(mails.received).toHaveLength(1));
  expect(mails.received[0]).toMatchObject({
    subject: 'New: Contact 1',
    replyTo: 'meera@kulkarni.example',
    body: expect.stringMatching(/Contact c1[\s\S]*From: Asha Bcc: all@x.example/),
  });
  expect(mails.received[0]?.body).toContain('> A <b>bold</b>\n> question.\n');

  await send('contact', {}, sentWith({ trap: true }));
  await send('request_demo');
  await send('request_demo', { email: 'no address' });
  // Ten minutes are not over: nothing is told, however often it looks.
  let looks = 0;
  const ending = new AbortController();
  const idle = watchSubmissions({
    ask: (question) => {
      looks += 1;
      return question(backend.sql);
    },
    deliver: () => Promise.reject(new Error('too early')),
    say: () => {},
    signal: ending.signal,
    sweepMs: 10,
  });
  await vi.waitFor(() => expect(looks).toBeGreaterThan(10));
  ending.abort();
  await idle;
  expect(mails.received).toHaveLength(1);

  await backend.sql("update form_guard.mails set begun_at = begun_at - interval '10 minutes'");
  const said = await watching(mails.url, 600, () => expect(mails.received).toHaveLength(2));
  expect(mails.received[1]).toMatchObject({
    subject: 'New: Contact 1, Demo request 2',
    replyTo: '',
  });
  expect(mails.received[1]?.body).toContain('suspected: the hidden field was filled');
  expect(said).toEqual(['Mailed c2, d1, d2.']);
  await mails.close();
});

it('a mail server that refuses or is away costs no message and no second mail', {
  tags: '@all',
}, async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  const refusing = await mailServer((count) => {
    if (count < 3) throw Object.assign(new Error('Mailbox busy'), { responseCode: 450 });
  });
  await send('contact');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const said = await watching(refusing.url, 600, () => expect(refusing.received).toHaveLength(1));
  // What it says of the next try is true.
  for (const pause of [5000, 10_000])
    expect(waits).toHaveBeenCalledWith(expect.any(Function), pause);
  waits.mockRestore();
  vi.useRealTimers();
  expect(said).toEqual([
    expect.stringMatching(/^Not mailed yet: .*450.*Nothing is lost; next try in 5 s\.$/),
    expect.stringMatching(/next try in 10 s\.$/),
    'Mailed c1.',
  ]);
  expect(said.join()).not.toContain('meera');
  await refusing.close();
});

/** A spam filter: it refuses for good what has these words in it, whoever sends it again and again. */
const filter =
  (words: RegExp) =>
  (_: number, { body }: { body: string }) => {
    if (words.test(body))
      throw Object.assign(new Error('5.7.1 Message rejected as spam'), { responseCode: 554 });
  };

it('a mail that is refused for good stops no other, and its submission is reported without its words', async () => {
  const tries: string[] = [];
  const refuse = filter(/casino|lottery/i);
  const mails = await mailServer((count, mail) => {
    tries.push(mail.body);
    refuse(count, mail);
  });
  const queries = ['Question one.', 'Best CASINO here.', 'Question three.', 'Question four.'];
  for (const query of queries) await send('contact', { query });
  await send('request_demo', { name: 'Lottery' });
  await send('request_demo', { query: 'Question six.' });
  const said = await watching(mails.url, 0, (said) =>
    expect(said.filter((line) => line.startsWith('Mailed a notice'))).toHaveLength(2),
  );
  const bodies = mails.mailbox().map(({ body }) => body);
  for (const word of ['one', 'three', 'four', 'six'])
    expect(bodies.filter((body) => body.includes(`Question ${word}.`))).toHaveLength(1);
  for (const id of ['Contact c2', 'Demo request d1'])
    expect(bodies.filter((body) => body.includes(`${id} arrived. Look it up`))).toHaveLength(1);
  expect(bodies.join()).not.toMatch(/casino|lottery/i);
  expect(said).toContainEqual(expect.stringMatching(/^REFUSED: .* c2 \(554\)/));
  expect(said).toContain('Mailed a notice about c2.');
  expect(said.join()).not.toMatch(/casino|lottery|Not mailed yet/i);
  // Nothing is sent again unchanged.
  expect(new Set(tries).size).toBe(tries.length);
  expect(
    await backend.sql('select count(*)::int from form_guard.mails where sent_at is null'),
  ).toEqual([{ count: 0 }]);

  // The next one is told as if nothing had been.
  await send('contact', { query: 'Question seven.' });
  await watching(mails.url, 0, () =>
    expect(mails.mailbox().at(-1)?.body).toContain('Question seven.'),
  );
  const listed = await list(backend.sql, {});
  expect(listed.filter((one) => one.refused_with === 554).map(({ id }) => id)).toEqual([
    'd1',
    'c2',
  ]);
  expect(asTable(listed)).toContain('the mail server refused its text (554)');
  expect(unmailedOf(listed)).toMatch(/refused the text of d1, c2: /);
  await mails.close();
});

it('40 refused submissions in one mail hold up no later one, and the team hears of each', {
  tags: '@all',
}, async () => {
  let tries = 0;
  const mails = await mailServer((count, mail) => {
    tries = count;
    filter(/casino/i)(count, mail);
  });
  await backend.sql(`insert into contact (name, email, phone, query)
    select 'N' || n, 'a@b.example', '9876543210', 'Casino question ' || n from generate_series(1, 40) as n`);
  const heardOf = () =>
    mails.mailbox().flatMap(({ body }) => {
      const found = body.matchAll(/Contact (c\d+) arrived/g);
      return [...found].map(([, id]) => id);
    });
  // The pause after a refusal of everything would be ten minutes.
  const said = await watching(mails.url, 0, async (lines) => {
    if (lines.length > 0 && !(await backend.sql("select from contact where name = 'Good'"))[0])
      await send('contact', { name: 'Good', query: 'Question one.' });
    expect(mails.mailbox().filter(({ body }) => body.includes('Question one.'))).toHaveLength(1);
    expect(new Set(heardOf()).size).toBe(40);
  });
  expect(heardOf()).toHaveLength(40);
  expect(tries).toBeLessThan(40);
  expect(said.join()).not.toContain('Not mailed yet');
  const refused = (await list(backend.sql, {})).filter((one) => one.refused_with === 554);
  expect(refused).toHaveLength(40);
  await mails.close();
});

it('a mail server that was away for long is not taken for one that refuses all', {
  tags: '@all',
}, async () => {
  for (const query of ['Best casino here.', 'Question two.']) await send('contact', { query });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bodies: string[] = [];
  const said: string[] = [];
  const ending = new AbortController();
  let tries = 0;
  const done = watchSubmissions({
    ask: (question) => question(backend.sql),
    deliver: async ({ text }) => {
      tries += 1;
      if (tries <= 20) throw Object.assign(new Error('Away'), { code: 'ECONNECTION' });
      if (/casino/.test(text))
        throw Object.assign(new Error('Spam'), { code: 'EMESSAGE', responseCode: 554 });
      bodies.push(text);
    },
    say: (line) => said.push(line),
    signal: ending.signal,
  });
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(60_000);
      expect(bodies).toHaveLength(2);
    },
    { timeout: 10_000 },
  );
  vi.useRealTimers();
  ending.abort();
  await done;
  expect(bodies[0]).toContain('Question two.');
  expect(bodies[1]).toContain('Contact c1 arrived');
  expect(said.join()).not.toContain('NOT MAILED');
});

const LATER = { code: 'EMESSAGE', responseCode: 451 };

it.each([
  ['refused with a temporary code for an hour', LATER, false, /^Contact c1 arrived[\s\S]*\(451\)/],
  ['refused so, until the team marks it as spam', LATER, true, /Question two/],
  ['cut off without a code', { code: 'ECONNECTION' }, false, /^Contact c1 arrived[\s\S]*\(421\)/],
])('where one text is %s, the next mail follows', async (_, reason, isMarked, first) => {
  await send('contact', { query: 'Best casino here.' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const began = Date.now();
  const bodies: string[] = [];
  const ending = new AbortController();
  let tries = 0;
  const done = watchSubmissions({
    ask: (question) => question(backend.sql),
    deliver: async ({ text }) => {
      tries += 1;
      if (/casino/.test(text)) throw Object.assign(new Error('Later'), reason);
      bodies.push(text);
    },
    say: () => {},
    signal: ending.signal,
    gapSeconds: 0,
  });
  await vi.waitFor(() => expect(tries).toBe(1));
  await send('contact', { query: 'Question two.' });
  if (isMarked) await backend.sql("update contact set state = 'spam' where id = 1");
  await vi.waitFor(
    () => {
      if (bodies.length === 0) vi.advanceTimersByTime(60_000);
      expect(bodies.join()).toContain('Question two.');
    },
    { timeout: 20_000 },
  );
  const minutes = (Date.now() - began) / 60_000;
  vi.useRealTimers();
  ending.abort();
  await done;
  expect(bodies[0]).toMatch(first);
  expect(minutes > 60).toBe(!isMarked);
});

it('a server that refuses everything with a temporary code makes all mails wait unchanged', {
  tags: '@all',
}, async () => {
  await send('contact');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const began = Date.now();
  const ending = new AbortController();
  const texts: string[] = [];
  let isBack = false;
  const done = watchSubmissions({
    ask: (question) => question(backend.sql),
    deliver: async ({ text }) => {
      texts.push(text);
      if (!isBack) throw Object.assign(new Error('Full'), { code: 'EMESSAGE', responseCode: 452 });
    },
    say: () => {},
    signal: ending.signal,
  });
  const later = (check: () => void) =>
    vi.waitFor(
      () => {
        vi.advanceTimersByTime(60_000);
        check();
      },
      { timeout: 20_000 },
    );
  await later(() => expect(texts.at(-1)).toMatch(/^Contact c1 arrived/));
  expect(Date.now() - began).toBeGreaterThan(3_600_000);
  isBack = true;
  await later(() => expect(texts.at(-1)).toMatch(/From: /));
  vi.useRealTimers();
  ending.abort();
  await done;
  expect((await list(backend.sql, {}))[0]).toMatchObject({ mailed: true, refused_with: null });
});

it('a refused submission that the team has dealt with before its notice needs none', {
  tags: '@all',
}, async () => {
  const mails = await mailServer();
  await send('contact', { name: 'Handled' });
  await send('contact', { name: 'Waits' });
  await backend.sql(`
    with one as (insert into form_guard.mails (refused_with) values (554), (550) returning id)
    insert into form_guard.told select 'contact', row_number() over (), id from one`);
  await backend.sql("update contact set state = 'spam' where name = 'Handled'");
  await watching(mails.url, 0, async () =>
    expect(await backend.sql('select from form_guard.mails where sent_at is null')).toEqual([]),
  );
  expect(mails.received.map(({ body }) => /Contact (c\d) arrived/.exec(body)?.[1])).toEqual(['c2']);
  await mails.close();
});

it('a notice that is refused too holds up no other mail, and is tried again later', {
  tags: '@all',
}, async () => {
  const mails = await mailServer(filter(/c1 arrived|casino/i));
  await send('contact', { query: 'Best casino here.' });
  await watching(mails.url, 0, (said) => expect(said.join()).toMatch(/NOT MAILED.* c1 /));
  await send('contact', { query: 'Question two.' });
  const said = await watching(mails.url, 0, () => expect(mails.received).toHaveLength(1));
  expect(mails.received[0]?.body).toContain('Question two.');
  expect(said.join()).not.toContain('Not mailed yet');
  expect(
    await backend.sql('select refused_with from form_guard.mails where sent_at is null'),
  ).toEqual([{ refused_with: 554 }]);
  await mails.close();
});

it.each([
  ['the recipient', 'EENVELOPE', 550],
  ['the login', 'EAUTH', 535],
])(
  'where %s is refused for good, mails wait unchanged and the operator is told',
  async (_, code, responseCode) => {
    await send('contact');
    await send('contact');
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const ending = new AbortController();
    const said: string[] = [];
    let sent = 0;
    const done = watchSubmissions({
      ask: (question) => question(backend.sql),
      deliver: () => {
        sent += 1;
        return Promise.reject(Object.assign(new Error('No'), { code, responseCode }));
      },
      say: (line) => said.push(line),
      signal: ending.signal,
      sweepMs: 1,
    });
    await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 600_000));
    ending.abort();
    await done;
    waits.mockRestore();
    expect(sent).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/NOT MAILED: .*Check SMTP_URL.*next try in 600 s\.$/),
    ]);
    const rest = 'select count(*)::int, count(refused_with)::int as refused from form_guard.mails';
    expect(await backend.sql(rest)).toEqual([{ count: 1, refused: 0 }]);
  },
);

it('mails that are too big for the server are sent in halves', { tags: '@all' }, async () => {
  for (const name of ['One', 'Two', 'Three']) await send('contact', { name });
  const taken: string[] = [];
  const ending = new AbortController();
  const done = watchSubmissions({
    ask: (question) => question(backend.sql),
    // As nodemailer does where the server has said how much it takes.
    deliver: async ({ text }) => {
      if (text.split('From: ').length > 2)
        throw Object.assign(new Error('Message size larger than allowed'), { code: 'EMESSAGE' });
      taken.push(/From: (\w+)/.exec(text)?.[1] ?? '');
    },
    say: () => {},
    signal: ending.signal,
  });
  await vi.waitFor(() => expect(taken.toSorted()).toEqual(['One', 'Three', 'Two']));
  ending.abort();
  await done;
});

it('a server that refuses every mail is not asked once for each submission', {
  tags: '@all',
}, async () => {
  let tries = 0;
  const mails = await mailServer((count, mail) => {
    tries = count;
    filter(/./)(count, mail);
  });
  await backend.sql(`insert into contact (name, email, phone, query)
    select 'N' || n, 'a@b.example', '9876543210', 'Question ' || n from generate_series(1, 300) as n`);
  const said = await watching(mails.url, 600, (lines) =>
    expect(lines.join()).toContain('NOT MAILED: the mail server refuses all mails'),
  );
  // 17 texts and one notice.
  expect(tries).toBe(18);
  expect(said.at(-1)).toMatch(/next try in 600 s\.$/);
  await mails.close();
});

it('what was erased before it was told stands in no mail', { tags: '@all' }, async () => {
  const mails = await mailServer();
  await send('contact', { email: 'gone@x.example' });
  await send('contact', { name: 'Stays' });
  // A mail was begun, and its worker ended.
  await backend.sql(`
    insert into form_guard.mails default values;
    insert into form_guard.told select 'contact', contact.id, mails.id from contact, form_guard.mails`);
  await backend.sql("select form_guard.erase_sender('gone@x.example')");
  await watching(mails.url, 0, () => expect(mails.received).toHaveLength(1));
  expect(mails.received[0]?.body).toContain('Stays');
  expect(mails.received[0]?.body).not.toContain('gone@');
  expect(await backend.sql('select count(*)::int from form_guard.told')).toEqual([{ count: 1 }]);
  await mails.close();
});

it('the database learns what the content says: how long submissions are kept, and which numbers count', async () => {
  await backend.sql('select form_guard.follow_content(99, 4, 14, true)');
  const mails = await mailServer();
  await send('contact');
  const { site, forms } = loadContent();
  const { keptMonths: months } = site.privacy;
  const { least, most, abroad } = forms.phone.rule;
  await watching(mails.url, 600, async () =>
    expect(
      await backend.sql(
        'select months, min_digits as least, max_digits as most, abroad from form_guard.settings',
      ),
    ).toEqual([{ months, least, most, abroad: abroad ?? false }]),
  );
  await mails.close();
});

it('a worker that is killed before, in and after sending tells of each message once', {
  tags: '@all',
  timeout: 60_000,
}, async () => {
  let worker: ChildProcess | undefined;
  const start = () => {
    worker = spawn(process.execPath, ['tests/forms/watch/worker.ts', dataDir, mails.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const kill = async () => {
    const ended = worker && once(worker, 'exit');
    worker?.kill('SIGKILL');
    await ended;
  };
  // The second mail is killed when it has come whole and nobody has said so; the third when it was taken.
  const mails = await mailServer(async (count) => {
    if (count === 2) await kill();
    if (count === 3) setImmediate(() => void kill());
  });
  const names = ['One', 'Two', 'Three', 'Four'];
  start();
  for (const name of names) {
    await send('contact', { name });
    await vi.waitFor(
      () => {
        if (worker?.killed) start();
        expect(mails.mailbox().some(({ body }) => body.includes(`From: ${name}`))).toBe(true);
      },
      { timeout: 15_000 },
    );
  }
  await kill();
  for (const name of names)
    expect(mails.mailbox().filter(({ body }) => body.includes(`From: ${name}`))).toHaveLength(1);
  // What came twice came word for word.
  for (const { messageId, body } of mails.received)
    expect(mails.mailbox().find((one) => one.messageId === messageId)?.body).toBe(body);
  await mails.close();
});
