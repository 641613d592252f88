// Signing in with a provider, in a real Chromium: each browser decides itself where a form may lead.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { answerError, refuseOthers, secure, signedIn, whoIn } from '../../../tina/server/guards.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { type Accounts, openAccounts } from '../../../tina/server/signIn/accounts.ts';
import { signInRoutes } from '../../../tina/server/signInRoutes.ts';
import { problemPage, signInPage } from '../../../tina/server/views/views.ts';
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts';
import { NO_LETTERS } from './noLetters.ts';

const CLIENT = { clientId: 'editor', clientSecret: 'of this test' };
/** Who is signed in at the provider. */
let email = '';
/** What the OpenID provider says of their address. */
let verified: object = { email_verified: true };

const idOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
};

/** One server that plays GitHub and an OpenID provider, as far as a sign-in reaches. */
async function startProvider(): Promise<Server> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nonces = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    const url = new URL(request.url ?? '', issuer);
    const json = (value: unknown) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(value));
    };
    const token = async () => {
      const code = (await bodyOf(request)).get('code') ?? '';
      const nonce = nonces.get(code);
      const iat = Math.floor(Date.now() / 1_000);
      const about = { iss: issuer, aud: CLIENT.clientId, sub: email, iat, exp: iat + 300, nonce };
      const claims = { ...about, email, ...verified, name: 'At the provider' };
      const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
      const idToken = `${signed}.${signature}`;
      json({ access_token: 'a', token_type: 'bearer', id_token: idToken, expires_in: 300 });
    };
    const authorize = () => {
      const code = String(nonces.size);
      nonces.set(code, url.searchParams.get('nonce') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      // Real providers redirect within themselves, to another host.
      const second = `http://localhost:${port}/second?to=${encodeURIComponent(back.href)}`;
      response.writeHead(302, { Location: second }).end();
    };
    const routes: Record<string, () => void> = {
      '/.well-known/openid-configuration': () =>
        json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      '/keys': () => json({ keys: [jwk] }),
      '/authorize': authorize,
      '/login/oauth/authorize': authorize,
      '/second': () =>
        response.writeHead(302, { Location: url.searchParams.get('to') ?? '' }).end(),
      '/token': token,
      '/login/oauth/access_token': token,
      '/userinfo': () => json({ sub: email, email, ...verified, name: 'There' }),
      '/user': () => json({ id: idOf(email), login: 'mia', name: null }),
      '/user/emails': () => json([{ email, primary: true, verified: true }]),
    };
    (routes[url.pathname] ?? (() => response.writeHead(404).end()))();
  });
  return listening(server);
}

const listening = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, () => resolve(server)));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let provider: Server;
let editor: Server;
let accounts: Accounts;
let browser: Browser;
let address = '';
let browsers = 0;
const environment = { ...process.env };

beforeAll(async () => {
  provider = await startProvider();
  const issuer = `http://127.0.0.1:${portOf(provider)}`;
  Object.assign(process.env, { GITHUB_WEB_URL: issuer, GITHUB_API_URL: issuer });
  const app = express();
  editor = await listening(createServer(app));
  address = `http://localhost:${portOf(editor)}`;
  const settings = {
    ...{ address, port: 0, host: '127.0.0.1', data: '', proxies: 0 },
    secret: 'a secret for nothing but this test',
    providers: [
      { id: 'github' as const, name: 'GitHub', ...CLIENT },
      { id: 'oidc' as const, name: 'Example ID', issuer, ...CLIENT },
    ],
  };
  accounts = await openAccounts(settings, new DatabaseSync(':memory:'), NO_LETTERS);
  const service = {
    settings,
    accounts,
    site: 'Example',
    built: { views: { signInPage, problemPage } },
  } as unknown as Service;
  app.set('trust proxy', 1);
  app.use(secure(service), refuseOthers(service), signInRoutes(service), signedIn(service));
  app.get('/admin/', (_, response) => void response.send(`Welcome, ${whoIn(response).name}`));
  app.use(answerError.bind(undefined, service));
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}, 60_000);

afterAll(async () => {
  process.env = environment;
  await browser?.close();
  for (const server of [editor, provider]) {
    server?.close();
    server?.closeAllConnections();
  }
});

/** Signs in with a provider in a new browser. @returns what the last page says */
async function signInWith(name: string, who: string, then = async () => {}): Promise<string> {
  email = who;
  const context = await browser.newContext({
    // Each browser has an address of its own, for the limits.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.0.0.${++browsers}` },
  });
  const page = await context.newPage();
  await page.goto(`${address}/admin/`);
  await page.getByRole('button', { name: `Sign in with ${name}` }).click();
  await page.waitForURL(/\/admin\/|error=/);
  await then();
  await page.reload();
  const text = await page.locator('body').innerText();
  await context.close();
  return text;
}

it.each(['GitHub', 'Example ID'])('%s signs in people who are invited', async (name) => {
  const who = `mia.${name.length}@firm.example`;
  accounts.people.invite('Mia Rao', who, 'editor');
  expect(await signInWith(name, who)).toContain('Welcome, Mia Rao');
});

it.each(['GitHub', 'Example ID'])('%s says who was not invited', async (name) => {
  const said = await signInWith(name, 'eve@other.example');
  expect(said).toContain('No one is invited with this address.');
});

it.each([
  {},
  { email_verified: false, emailVerified: true },
  { emailVerified: true },
  { email_verified: 'true' },
  { email_verified: 1 },
])('an OpenID provider that says %j has verified no address', async (claims) => {
  onTestFinished(() => {
    verified = { email_verified: true };
  });
  const who = `victim.${idOf(JSON.stringify(claims))}@firm.example`;
  accounts.people.invite('Mia Rao', who, 'admin');
  verified = claims;
  const said = await signInWith('Example ID', who);
  expect(said).toContain('the provider did not confirm your email address');
});

it.each(['GitHub', 'Example ID'])('%s says that an account is closed', async (name) => {
  const who = `ravi.${name.length}@firm.example`;
  const { id } = accounts.people.invite('Ravi Shah', who, 'editor');
  accounts.people.setDisabled(id, true);
  expect(await signInWith(name, who)).toContain('Your account is closed.');
  accounts.people.setDisabled(id, false);
});

it('an account that is closed meanwhile is told so, and signs in anew once it is open', async () => {
  const who = 'tara@firm.example';
  const { id } = accounts.people.invite('Tara Bose', who, 'editor');
  const close = async () => void accounts.people.setDisabled(id, true);
  expect(await signInWith('GitHub', who, close)).toContain('Your account is closed.');
  accounts.people.setDisabled(id, false);
  expect(await signInWith('GitHub', who)).toContain('Welcome, Tara Bose');
});

it('who asks a provider too often is told to wait', async () => {
  const body = new URLSearchParams({ provider: 'github', next: '/admin/' });
  const ask = () =>
    fetch(`${address}/editor/sign-in/with`, { method: 'POST', body, headers: { origin: address } });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  const often = answers.find(({ status }) => status === 429);
  expect(await often?.text()).toContain('That was too often. Wait a minute.');
});

it('a provider that answers nonsense is not an error of the editor', async () => {
  const answer = await fetch(`${address}/editor/auth/callback/github?code=1&state=none`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  const page = await fetch(new URL(answer.headers.get('location') ?? '', address));
  expect(await page.text()).toContain('the provider did not confirm your email address');
});
