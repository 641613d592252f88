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
import { mailServer } from '../../scripts/lib/mailServer.ts';
import { watchSubmissions } from '../../scripts/submissions/watch/watchSubmissions.ts';
import { submission } from './submission.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
const backend = await startBackend({ dataDir });
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() =>
  backend.sql('truncate contact, request_demo, form_guard.mails, form_guard.told restart identity'),
);

const send = async (form: 'contact' | 'request_demo', changes: Record<string, unknown> = {}) => {
  const answer = await fetch(`${backend.url}/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
  await vi.waitFor(() => until(said), { timeout: 10_000 });
  ending.abort();
  await done;
  transport.close();
  return said;
}

it('the first message is told at once, those of the next ten minutes together after them', async () => {
  const mails = await mailServer();
  await send('contact', { name: 'Asha\r\nBcc: all@x.example', query: 'A <b>bold</b>\nquestion.' });
  await watching(mails.url, 600, () => expect(mails.received).toHaveLength(1));
  expect(mails.received[0]).toMatchObject({
    subject: 'New: contact 1',
    replyTo: 'meera@kulkarni.example',
    body: expect.stringMatching(/Contact c1[\s\S]*From: Asha Bcc: all@x.example/),
  });
  expect(mails.received[0]?.body).toContain('A &lt;b&gt;bold&lt;/b&gt;<br>question.');

  await send('contact', { website: 'filled' });
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
    subject: 'New: contact 1, demo request 2',
    replyTo: '',
  });
  expect(mails.received[1]?.body).toContain('suspected: the hidden field was filled');
  expect(said).toEqual(['Told of c2, d1, d2.']);
  await mails.close();
});

it('a mail server that refuses or is away costs no message and no second mail', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  const refusing = await mailServer((count) => {
    if (count < 3) throw Object.assign(new Error('Mailbox busy'), { responseCode: 450 });
  });
  await send('contact');
  const said = await watching(refusing.url, 600, () => expect(refusing.received).toHaveLength(1));
  vi.useRealTimers();
  expect(said).toEqual([
    expect.stringMatching(/^Not told yet: .*450.*Nothing is lost; next try in 5 s\.$/),
    expect.stringMatching(/next try in 10 s\.$/),
    'Told of c1.',
  ]);
  expect(said.join()).not.toContain('meera');
  await refusing.close();
});

it('what was erased before it was told stands in no mail', async () => {
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

it('the database learns for how long the notice says that submissions are kept', async () => {
  await backend.sql('select form_guard.keep_for(99)');
  const mails = await mailServer();
  await send('contact');
  await watching(mails.url, 600, async () =>
    expect(await backend.sql('select months from form_guard.retention')).toEqual([
      { months: loadContent().site.privacy.keptMonths },
    ]),
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
    expect(
      mails
        .mailbox()
        .find((one) => one.messageId === messageId)
        ?.body.replace(/--_?[-\w]+|boundary.*/g, ''),
    ).toBe(body.replace(/--_?[-\w]+|boundary.*/g, ''));
  await mails.close();
});
