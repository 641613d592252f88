import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { memberOf, signedIn } from '../../../tina/server/guards.ts';
import { openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { NO_LETTERS } from './noLetters.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'mia@example.org';

const SETTINGS = {
  address: 'http://editor.example',
  port: 0,
  host: '127.0.0.1',
  data: '',
  secret: 'a secret for nothing but this test',
  providers: [],
  proxies: 0,
};

/** Keeps cookies for as long as their server says. */
class CookieJar {
  readonly #cookies = new Map<string, { value: string; until: number }>();

  keep({ headers }: { headers: Headers }): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const [, seconds] = /Max-Age=(\d+)/i.exec(line) ?? [];
      this.#cookies.set(name, { value, until: Date.now() + Number(seconds) * 1_000 });
    }
  }

  get header(): string {
    const kept = [...this.#cookies].filter(([, { until }]) => until > Date.now());
    return kept.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }
}

/** Signs somebody in by a code. @returns what a request from their browser is answered with */
async function visitor() {
  let code = '';
  const accounts = await openAccounts(SETTINGS, new DatabaseSync(':memory:'), {
    ...NO_LETTERS,
    async code(_, told) {
      code = told;
    },
  });
  const { auth, people } = accounts;
  people.invite('Mia Rao', EMAIL, 'editor');
  const { nonce } = await auth.api.askCode({ body: { email: EMAIL } });
  const jar = new CookieJar();
  jar.keep(await auth.api.signInWithCode({ body: { nonce, code }, returnHeaders: true }));

  const app = express();
  app.get('/', signedIn({ accounts }), (_, response) => void response.send('Welcome'));
  app.get('/beat', async (request, response) => {
    response.write(':');
    response.end((await memberOf({ accounts }, request, response))?.email);
  });
  const server = app.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie: jar.header },
    });
    jar.keep(answer);
    return answer.status;
  };
}

const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

const closing: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

it('who comes back within thirty days is still signed in, for thirty days more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitor();
  expect(await visit()).toBe(200);
  later(29);
  expect(await visit()).toBe(200);
  later(29);
  expect(await visit()).toBe(200);
});

it('what hears on in an open page prolongs no session, whose cookie it could not prolong', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitor();
  later(2);
  expect(await visit('/beat')).toBe(200);
  expect(await visit()).toBe(200);
  later(29);
  expect(await visit()).toBe(200);
});

it('who stays away for longer signs in anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitor();
  later(31);
  expect(await visit()).toBe(401);
});
