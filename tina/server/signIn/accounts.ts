import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { getMigrations } from 'better-auth/db/migration';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { openDatabase } from '../../proposals/EventLog.ts';
import { People } from '../people/People.ts';
import type { Provider, Settings } from '../readSettings.ts';
import { openCodes, shownCode } from './Codes.ts';

/** GitHub's address; another one in tests and with GitHub Enterprise. */
const web = () => process.env.GITHUB_WEB_URL ?? 'https://github.com';
const api = () => process.env.GITHUB_API_URL ?? 'https://api.github.com';

/** A provider as better-auth wants it. Only people who are invited by the address that it has verified can sign in. */
function oauthConfig({ id, clientId, clientSecret, issuer }: Provider): GenericOAuthConfig {
  const common = { providerId: id, clientId, clientSecret, disableSignUp: true };
  if (id === 'oidc') {
    return {
      ...common,
      discoveryUrl: `${issuer?.replace(/\/$/, '')}/.well-known/openid-configuration`,
      scopes: ['openid', 'email', 'profile'],
      requireIdTokenVerification: true,
      // better-auth would believe a claim `emailVerified` too, and the text "true".
      mapProfileToUser: (claims) => ({ emailVerified: claims.email_verified === true }),
    };
  }
  return {
    ...common,
    authorizationUrl: `${web()}/login/oauth/authorize`,
    tokenUrl: `${web()}/login/oauth/access_token`,
    scopes: ['read:user', 'user:email'],
    async getUserInfo({ accessToken }) {
      const ask = async <T>(path: string): Promise<T> => {
        const answer = await fetch(`${api()}${path}`, {
          headers: {
            authorization: `Bearer ${accessToken}`,
            accept: 'application/vnd.github+json',
          },
        });
        if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}.`);
        return answer.json() as Promise<T>;
      };
      const [user, mails] = await Promise.all([
        ask<{ id: number; login: string; name: string | null }>('/user'),
        ask<{ email: string; primary: boolean; verified: boolean }[]>('/user/emails'),
      ]);
      const mail = mails.find(({ primary, verified }) => primary && verified);
      if (!mail) return null;
      return { id: user.id, name: user.name ?? user.login, email: mail.email, emailVerified: true };
    },
  };
}

/** Where better-auth answers. */
export const AUTH_PATH = '/editor/auth';

const DAY = 86_400;

/** Days after which a session ends that is not used, and however much it is used. */
const IDLE_DAYS = 30;
const MOST_DAYS = 90;

/** The sign that somebody signed in with this browser before, and how long it is believed. */
const KNOWN = 'browser';
const KNOWN_DAYS = 365;

/** What people get to read about signing in. */
export interface Letters {
  code(email: string, code: string): Promise<void>;
  /** A browser signed in as them for the first time. @param browser what it calls itself */
  newBrowser(email: string, browser: string): Promise<void>;
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/**
 * Opens who may sign in, and makes the tables where they are not there yet.
 * @param data the data folder
 */
export function openPeople(data: string): { database: DatabaseSync; people: People } {
  const database = openDatabase(join(data, 'people.sqlite'));
  // Each write waits for the disk on the service's thread: with `normal` a request for a code takes a quarter of the
  // time. A power failure may lose the last second; a crash of the process loses nothing. The log waits.
  database.exec('pragma synchronous = normal');
  return { database, people: new People(database) };
}

/** Makes or renews the tables of better-auth. */
export async function migrateAccounts(database: DatabaseSync): Promise<void> {
  const { runMigrations } = await getMigrations({ ...tables(), database });
  await runMigrations();
}

/** What both the tables and the service are made from. */
const tables = () =>
  ({
    telemetry: { enabled: false },
    user: {
      additionalFields: {
        role: { type: 'string', defaultValue: 'editor', input: false },
        disabled: { type: 'boolean', defaultValue: false, input: false },
      },
    },
    rateLimit: { enabled: true, storage: 'database', window: 60, max: 60 },
    plugins: [twoFactor({ allowPasswordless: true })],
  }) satisfies BetterAuthOptions;

/** Sign-in for those who are invited: a code by mail, or a provider that knows their address. */
export async function openAccounts(
  settings: Pick<Settings, 'address' | 'secret' | 'providers'>,
  database: DatabaseSync,
  letters: Letters,
) {
  await migrateAccounts(database);
  const people = new People(database);
  const codes = openCodes(database, settings.secret);
  const auth = betterAuth({
    ...tables(),
    database,
    // What an authenticator app calls the account.
    appName: new URL(settings.address).host,
    secret: settings.secret,
    baseURL: settings.address,
    basePath: AUTH_PATH,
    // A sign-in that a provider breaks off has no other address to return to.
    onAPIError: { errorURL: `${settings.address}/editor/sign-in` },
    trustedOrigins: [settings.address],
    session: { expiresIn: IDLE_DAYS * DAY, updateAge: DAY },
    account: { encryptOAuthTokens: true },
    advanced: {
      cookiePrefix: 'editor',
      useSecureCookies: settings.address.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // The service says it itself, from what it believes of its proxies.
      ipAddress: { ipAddressHeaders: ['x-editor-address'] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            // To return false would answer 500.
            if (people.find(userId)?.disabled !== false) throw new APIError('FORBIDDEN', CLOSED);
          },
        },
        update: {
          before: async ({ expiresAt }, context) => {
            const { createdAt } = context?.context.session?.session ?? {};
            if (!createdAt || !expiresAt) return;
            const end = createdAt.valueOf() + MOST_DAYS * DAY * 1_000;
            return { data: { expiresAt: new Date(Math.min(expiresAt.valueOf(), end)) } };
          },
        },
      },
    },
    plugins: [
      ...tables().plugins,
      codeSignIn(codes, people, letters),
      newBrowsers(letters),
      genericOAuth({ config: settings.providers.map(oauthConfig) }),
    ],
  });
  const { internalAdapter } = await auth.$context;
  const sessions = {
    /** The sessions of a person that have not ended. */
    of: (id: string) => internalAdapter.listSessions(id, { onlyActiveSessions: true }),
    end: (token: string) => internalAdapter.deleteSession(token),
  };
  return { auth, people, sessions };
}

/** Who signs in ends the session that this browser had, and gets a mail if the browser is new. */
const newBrowsers = (letters: Letters) =>
  ({
    id: 'new-browsers',
    hooks: {
      after: [
        {
          // To read a session may prolong it.
          matcher: ({ path }) => path !== '/get-session',
          handler: createAuthMiddleware(async (context) => {
            const { newSession, secret, authCookies, internalAdapter } = context.context;
            if (!newSession) return;
            const { user, session } = newSession;
            const old = await context.getSignedCookie(authCookies.sessionToken.name, secret);
            if (old && old !== session.token) await internalAdapter.deleteSession(old);
            const known = context.context.createAuthCookie(KNOWN, { maxAge: KNOWN_DAYS * DAY });
            if ((await context.getSignedCookie(known.name, secret)) !== user.id)
              void letters.newBrowser(user.email, session.userAgent ?? '').catch(complain);
            await context.setSignedCookie(known.name, user.id, secret, known.attributes);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** Sign-in by a code, as endpoints of better-auth: it counts requests, and makes sessions and cookies. */
const codeSignIn = (codes: ReturnType<typeof openCodes>, people: People, letters: Letters) =>
  ({
    id: 'codes',
    endpoints: {
      askCode: createAuthEndpoint(
        '/codes/ask',
        { method: 'POST', body: z.object({ email: z.string() }) },
        async (context) => {
          const { email } = context.body;
          const { code, ...asked } = codes.ask(email, people.find(email)?.disabled === false);
          // An answer does not take longer for people who are invited.
          if (code)
            void letters.code(email, shownCode(code)).catch((error: Error) => {
              codes.forget(email);
              complain(error);
            });
          return context.json(asked);
        },
      ),
      // better-auth asks for a second factor at its own addresses alone: this is one of a plugin that is not used here.
      signInWithCode: createAuthEndpoint(
        '/sign-in/phone-number',
        { method: 'POST', body: z.object({ nonce: z.string(), code: z.string() }) },
        async (context) => {
          const { nonce, code } = context.body;
          const email = codes.use(nonce, code);
          const adapter = context.context.internalAdapter;
          const found = email === undefined ? null : await adapter.findUserByEmail(email);
          if (!found || email === undefined) throw new APIError('UNAUTHORIZED');
          const session = await adapter.createSession(found.user.id);
          await setSessionCookie(context, { session, user: found.user });
          return context.json({});
        },
      ),
    },
    rateLimit: [
      // What strangers of the same network use up is the person's too.
      { pathMatcher: (path: string) => path === '/codes/ask', window: 60, max: 20 },
      { pathMatcher: (path: string) => path === '/sign-in/phone-number', window: 60, max: 60 },
    ],
  }) satisfies BetterAuthPlugin;

/** The refusal of a closed account; its code is in the address to which a provider's sign-in returns. */
export const CLOSED = { code: 'CLOSED', message: 'This account is closed.' };

const complain = (error: Error) =>
  console.error(`A mail could not be sent: ${error.message}. Check SMTP_URL and the mail server.`);
