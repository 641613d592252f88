// Signing in over HTTP, each browser with cookies and an address of its own: what strangers and an open browser can do.
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountRoutes } from '../../../tina/server/accountRoutes.ts';
import { answerError, refuseOthers, secure, signedIn } from '../../../tina/server/guards.ts';
import { peopleRoutes } from '../../../tina/server/peopleRoutes.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { type Accounts, openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { signInRoutes } from '../../../tina/server/signInRoutes.ts';
import * as views from '../../../tina/server/views/views.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: Server;
let address = '';
let accounts: Accounts;
/** Codes that were mailed, the newest last, and the browsers that a mail named. */
let codes: string[];
let newBrowsers: string[];
let isMailDown = false;
let app: express.Express;

beforeAll(async () => {
  server = createServer((request, response) => app(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(async () => {
  [codes, newBrowsers, isMailDown] = [[], [], false];
  const secret = 'a secret for nothing but this test';
  const settings = { address, secret, providers: [], port: 0, host: '', data: '', proxies: 1 };
  accounts = await openAccounts(settings, new DatabaseSync(':memory:'), {
    async code(_, code) {
      if (isMailDown) throw new Error('no route to the mail server');
      codes.push(code);
    },
    newBrowser: async (email, browser) => void newBrowsers.push(`${email}: ${browser}`),
  });
  accounts.people.invite('Mia Rao', 'mia@firm.example', 'admin');
  const service = { settings, accounts, site: 'Example', built: { views } } as unknown as Service;
  app = express();
  app.set('trust proxy', 1);
  app.use(secure(service), refuseOthers(service), signInRoutes(service), signedIn(service));
  app.use(peopleRoutes(service), accountRoutes(service));
  app.get('/admin/', (_, response) => void response.send('The editor'));
  app.use(answerError.bind(undefined, service));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let networks = 0;

/** A browser, without cookies at first. @param agent how it calls itself */
function newBrowser(agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') {
  const cookies = new Map<string, string>();
  const from = `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const ask = async (path: string, fields?: Record<string, string>) => {
    const answer = await fetch(address + path, {
      redirect: 'manual',
      headers: {
        ...{
          origin: address,
          accept: 'text/html',
          'user-agent': agent,
          'x-forwarded-for': browser.from,
        },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|1970/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    return { status: answer.status, to: answer.headers.get('location'), text };
  };
  const askCode = (email = 'mia@firm.example') => ask('/editor/sign-in', { email });
  const typeCode = (code = codes.at(-1) ?? '') =>
    ask('/editor/sign-in/code', { email: 'mia@firm.example', code });
  const signIn = async () => {
    await askCode();
    return typeCode();
  };
  const browser = { from, cookies, ask, askCode, typeCode, signIn };
  return browser;
}

/** The number that an authenticator app shows for a key. */
function numberOf(key: string, at = Date.now()): string {
  const bits = [...key].map((one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const offset = (hmac.at(-1) ?? 0) & 15;
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

it.each([3, 20, 100])(
  'after %i requests of strangers, the invited person gets into a new browser at once',
  { tags: '@all' },
  async (count) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (let i = 0; i < count; i++) {
      const stranger = newBrowser();
      expect((await stranger.askCode()).status).toBe(200);
      expect((await stranger.typeCode('ABCD-0000')).status).toBe(422);
    }
    const mia = newBrowser();
    expect((await mia.askCode()).text).toContain('That code works here too.');
    expect(codes).toHaveLength(1);
    expect(await mia.typeCode()).toMatchObject({ status: 303, to: '/' });
    expect((await mia.ask('/admin/')).text).toBe('The editor');
  },
);

it('a stranger sees the same page for an address that is not invited', async () => {
  const pages: string[][] = [];
  for (const email of ['mia@firm.example', 'eve@other.example']) {
    const asked = [await newBrowser().askCode(email), await newBrowser().askCode(email)];
    pages.push(asked.map(({ text }) => text.replaceAll(email, '')));
  }
  expect(pages[0]).toEqual(pages[1]);
});

it('each page has the focus in its one field, and says where the code comes', async () => {
  const mia = newBrowser();
  const field = (id: string) =>
    expect.stringMatching(new RegExp(`<input id="${id}"[^>]* autofocus=""`));
  const { text } = await mia.ask('/editor/sign-in');
  expect(text).toEqual(field('email'));
  expect(text).toContain('>Print a code in the terminal</button>');
  const next = (await mia.askCode()).text;
  expect(next).toEqual(field('code'));
  expect(next).toContain('the code is in the terminal now');
  const mailed = { site: 'Example', providers: [], isLocal: false, next: '/admin/' };
  expect(views.signInPage(mailed)).toContain('>Send me a code</button>');
  const sent = views.signInPage({ ...mailed, codeFor: 'mia@firm.example' });
  expect(sent).toContain('a code is on its way to it');
});

it.each(['\u200b', '\u3164', '\u2800', '…', ' '])(
  'no one is invited as %j, which no one sees',
  (name) => {
    const invite = () => accounts.people.invite(name, 'eve@other.example', 'editor');
    expect(invite).toThrow('Give a name of at most 80 letters');
  },
);

it('a mail that could not be sent is sent when the person asks again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  isMailDown = true;
  const mia = newBrowser();
  await mia.askCode();
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  isMailDown = false;
  expect(await mia.signIn()).toMatchObject({ status: 303 });
});

it('a session ends after 90 days, however much it is used', { tags: '@all' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const mia = newBrowser();
  await mia.signIn();
  const began = Date.now();
  for (const day of [25, 50, 75, 89]) {
    vi.setSystemTime(began + day * DAY);
    expect((await mia.ask('/admin/')).status).toBe(200);
  }
  vi.setSystemTime(began + 91 * DAY);
  expect(await mia.ask('/admin/')).toMatchObject({ status: 303, to: /sign-in/ });
});

it('a failed sign-in is in the log, with its address', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const eve = newBrowser();
  await eve.askCode();
  await eve.ask('/editor/sign-in/code', { email: 'mia@firm.example\nForged line', code: 'X' });
  expect(log.mock.calls).toEqual([
    [`Sign-in failed from ${eve.from}: a wrong code for "mia@firm.example\\nForged line"`],
  ]);
  await eve.ask('/editor/auth/callback/github?code=1&state=none');
  expect(log.mock.lastCall?.[0]).toMatch(`Sign-in failed from ${eve.from}: github answered`);
});

it('the account page lists the browsers of a person, and signs one out', async () => {
  const [desk, phone] = [newBrowser(), newBrowser('Mozilla/5.0 (iPhone) Safari/600')];
  await desk.signIn();
  await phone.signIn();
  accounts.people.invite('Ravi Shah', 'ravi@firm.example', 'editor');
  const ravi = newBrowser('Mozilla/5.0 (Windows NT 10.0) Edg/140');
  await ravi.askCode('ravi@firm.example');
  await ravi.typeCode();

  const { text } = await desk.ask('/editor/account');
  expect(text).toContain('Firefox on Linux</strong> (this browser)');
  expect(text).toContain('Safari on iPhone</strong>');
  expect(text).not.toContain('Edge on Windows');
  expect(text.match(/Sign out there/g)).toHaveLength(1);
  for (const [, value] of [...phone.cookies, ...desk.cookies])
    expect(text).not.toContain(value.split('.')[0]);

  const id = /name="id" value="([^"]+)"/.exec(text)?.[1] ?? '';
  // Another person's session is not theirs to end.
  await ravi.ask('/editor/account/session', { id });
  expect((await phone.ask('/admin/')).status).toBe(200);
  await desk.ask('/editor/account/session', { id });
  expect((await phone.ask('/admin/')).status).toBe(303);
  expect((await desk.ask('/admin/')).status).toBe(200);
});

it('who signs in again ends the session that the browser had', async () => {
  const mia = newBrowser();
  await mia.signIn();
  const old = new Map(mia.cookies);
  await mia.signIn();
  expect((await mia.ask('/admin/')).status).toBe(200);
  for (const [name, value] of old) mia.cookies.set(name, value);
  expect((await mia.ask('/admin/')).status).toBe(303);
});

it('a sign-in with a new browser is mailed, one with a known browser is not', async () => {
  const mia = newBrowser('Mozilla/5.0 (Windows NT 10.0) Edg/140');
  await mia.signIn();
  await waitFor(() =>
    expect(newBrowsers).toEqual(['mia@firm.example: Mozilla/5.0 (Windows NT 10.0) Edg/140']),
  );
  await mia.ask('/editor/sign-out', {});
  expect((await mia.ask('/admin/')).status).toBe(303);
  await mia.signIn();
  expect((await mia.ask('/admin/')).status).toBe(200);
  expect(newBrowsers).toHaveLength(1);
  const second = newBrowser();
  // The sign of another person's browser is not believed.
  second.cookies.set('editor.browser', 'forged');
  await second.signIn();
  await waitFor(() => expect(newBrowsers).toHaveLength(2));
});

it('to change people needs a sign-in of the last half hour', { tags: '@all' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const mia = newBrowser();
  await mia.signIn();
  expect((await mia.ask('/editor/people')).status).toBe(200);
  vi.setSystemTime(Date.now() + 40 * MINUTE);
  const invite = { name: 'Eve', email: 'eve@other.example', role: 'admin' };
  // The page may have been opened a minute before it was over.
  expect((await mia.ask('/editor/people', invite)).status).toBe(303);

  vi.setSystemTime(Date.now() + 40 * MINUTE);
  const { id } = accounts.people.find('eve@other.example') ?? { id: '' };
  for (const [path, fields] of [
    ['', { ...invite, email: 'mallory@other.example' }],
    ['/role', { id, role: 'reviewer' }],
    ['/disabled', { id, disabled: 'yes' }],
  ] as const) {
    const refused = await mia.ask(`/editor/people${path}`, fields);
    expect(refused).toMatchObject({ status: 422, text: /You signed in a while ago/ });
    // Nothing that was typed is lost.
    if (path === '') expect(refused.text).toContain('value="mallory@other.example"');
  }
  expect(accounts.people.find('mallory@other.example')).toBeUndefined();
  expect(accounts.people.find(id)).toMatchObject({ role: 'admin', disabled: false });

  const led = await mia.ask('/editor/people');
  expect(led).toMatchObject({ status: 303, to: '/editor/sign-in?again&next=%2Feditor%2Fpeople' });
  const again = await mia.ask(led.to ?? '');
  expect(again.text).toContain('needs a sign-in of the last 30 minutes');
  expect(again.text).toContain('value="mia@firm.example"');
  await mia.ask('/editor/sign-in', { email: 'mia@firm.example', next: '/editor/people' });
  await mia.typeCode();
  expect((await mia.ask('/editor/people')).status).toBe(200);
  // What is not about accounts needs none.
  vi.setSystemTime(Date.now() + DAY);
  expect((await mia.ask('/editor/account')).status).toBe(200);
});

it('a second factor is asked for, also of who has the code of the mail', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const mia = newBrowser();
  await mia.signIn();
  const setUp = await mia.ask('/editor/account/second');
  const key = /secret=([A-Z2-7]+)/.exec(setUp.text)?.[1] ?? '';
  expect(setUp.text).toContain('otpauth://totp/');
  expect(setUp.text).toContain(`<code>${key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>`);
  const wrong = await mia.ask('/editor/account/second', { code: '000000' });
  expect(wrong).toMatchObject({ status: 422, text: /not the number that the app shows/ });
  expect(wrong.text).toContain(`secret=${key}`);
  const done = await mia.ask('/editor/account/second', { code: numberOf(key) });
  const codes = done.text.match(/(?<=<code>)[^<]+/g) ?? [];
  expect(codes).toHaveLength(10);
  // The key is shown to no one any more.
  expect(await mia.ask('/editor/account/second')).toMatchObject({
    ...{ status: 303, to: '/editor/account' },
  });
  expect((await mia.ask('/editor/account')).text).toContain('Remove the second factor');

  const thief = newBrowser();
  expect((await thief.signIn()).text).toContain('Number that your authenticator app shows');
  expect((await thief.ask('/admin/')).status).toBe(303);
  expect(newBrowsers).toHaveLength(1);
  const second = (browser: typeof mia, code: string) =>
    browser.ask('/editor/sign-in/second', { code, next: '/editor/people' });
  expect(await second(thief, '000000')).toMatchObject({ status: 422, text: /not the number/ });
  expect(await second(thief, 'x')).toMatchObject({ status: 422, text: /not the number/ });
  expect((await thief.ask('/admin/')).status).toBe(303);
  expect(log).toHaveBeenCalledTimes(2);

  const phone = newBrowser();
  await phone.signIn();
  const number = numberOf(key);
  expect(await second(phone, `${number.slice(0, 3)} ${number.slice(3)}`)).toMatchObject({
    ...{ status: 303, to: '/editor/people' },
  });
  expect((await phone.ask('/editor/people')).status).toBe(200);
  await waitFor(() => expect(newBrowsers).toHaveLength(2));

  // Without the phone, a backup code is good for one sign-in.
  const [backup = ''] = codes;
  const without = newBrowser();
  await without.signIn();
  expect(await second(without, backup)).toMatchObject({ status: 303, to: '/editor/people' });
  expect((await without.ask('/editor/people')).status).toBe(200);
  const again = newBrowser();
  await again.signIn();
  expect(await second(again, backup)).toMatchObject({ status: 422, text: /not the number/ });

  // A person guesses five times; then the code of another mail is needed.
  const guesser = newBrowser();
  await guesser.signIn();
  const answers: string[] = [];
  for (let guess = 0; guess < 7; guess++) {
    guesser.from = `10.9.0.${guess}`;
    answers.push((await second(guesser, '000000')).text);
  }
  expect(answers.at(-1)).toContain('ask for a code again');
  expect((await second(guesser, numberOf(key))).status).toBe(422);
});

it('who lost their second factor gets in again once an admin closed and opened the account', async () => {
  const mia = newBrowser();
  await mia.signIn();
  const { text } = await mia.ask('/editor/account/second');
  const key = /secret=([A-Z2-7]+)/.exec(text)?.[1] ?? '';
  await mia.ask('/editor/account/second', { code: numberOf(key) });
  accounts.people.invite('Asha Sen', 'asha@firm.example', 'admin');
  for (const isClosed of [true, false]) accounts.people.setDisabled('mia@firm.example', isClosed);
  expect(await newBrowser().signIn()).toMatchObject({ status: 303, to: '/' });
});

it('a second factor is removed by who signed in just now', { tags: '@all' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const mia = newBrowser();
  await mia.signIn();
  const { text } = await mia.ask('/editor/account/second');
  const key = /secret=([A-Z2-7]+)/.exec(text)?.[1] ?? '';
  await mia.ask('/editor/account/second', { code: numberOf(key) });
  vi.setSystemTime(Date.now() + 70 * MINUTE);
  expect((await mia.ask('/editor/account/second/remove', {})).status).toBe(403);
  const again = newBrowser();
  await again.signIn();
  await again.ask('/editor/sign-in/second', { code: numberOf(key) });
  expect((await again.ask('/editor/account/second/remove', {})).status).toBe(303);
  expect(await newBrowser().signIn()).toMatchObject({ status: 303 });
});
