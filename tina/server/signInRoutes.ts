import { parseCookies } from 'better-auth/cookies';
import { fromNodeHeaders, toNodeHandler } from 'better-auth/node';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { isFresh, visitorOf } from './guards.ts';
import type { Service } from './Service.ts';
import { AUTH_PATH, CLOSED } from './signIn/accounts.ts';
import { CODE_MINUTES } from './signIn/Codes.ts';

const email = z.email().max(254);

/** A path of the editor, and of no other site. */
const ownPlace = (asked: unknown): string =>
  typeof asked === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(asked) ? asked : '/';

/** Asks better-auth as a browser would, with its limits and its cookies. */
export async function askAuth(
  { accounts, settings }: Pick<Service, 'accounts' | 'settings'>,
  request: Request,
  path: string,
  body: object = {},
): Promise<globalThis.Response> {
  const headers = fromNodeHeaders(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('origin', settings.address);
  headers.delete('content-length');
  const url = settings.address + AUTH_PATH + path;
  return accounts.auth.handler(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

export const passCookies = ({ headers }: globalThis.Response, to: Response) =>
  to.append('Set-Cookie', headers.getSetCookie());

/** The browser's own half of a code. */
const NONCE = 'editor.code';
const SIGN_IN = '/editor/sign-in';

/** How somebody comes in and goes. All of it works without script. */
export function signInRoutes(service: Service): Router {
  const router = Router();
  const { site, settings, built } = service;
  const page = (more: Partial<Parameters<typeof built.views.signInPage>[0]>) =>
    built.views.signInPage({
      site,
      providers: settings.providers.map(({ id, name }) => ({ id, name })),
      isLocal: !settings.mail,
      next: '/',
      ...more,
    });
  const form = express.urlencoded({ extended: false, limit: '4kb' });

  router.get('/editor/sign-in', async (request, response) => {
    const next = ownPlace(request.query.next);
    const visitor = await visitorOf(service, request, response);
    const isAgain = request.query.again !== undefined && !isFresh(response);
    if (visitor?.disabled === false && isAgain)
      response.send(page({ next, typed: visitor.email, isAgain }));
    else if (visitor?.disabled === false) response.redirect(303, next);
    else response.send(page({ next, refused: visitor ? 'closed' : reason(request.query.error) }));
  });

  router.post('/editor/sign-in', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const typed = String(request.body?.email ?? '').trim();
    if (!email.safeParse(typed).success) {
      response
        .status(422)
        .send(page({ next, typed, problem: 'Type your email address: name@example.org.' }));
      return;
    }
    const answer = await askAuth(service, request, '/codes/ask', {
      email: typed.toLowerCase(),
    });
    if (!answer.ok) {
      const problem = `${OFTEN} Then ask for a code again.`;
      response.status(429).send(page({ next, typed, problem }));
      return;
    }
    const { nonce, age } = (await answer.json()) as { nonce: string; age: number };
    response.cookie(NONCE, nonce, {
      path: SIGN_IN,
      maxAge: CODE_MINUTES * 60_000,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.address.startsWith('https:'),
    });
    response.send(page({ next, codeFor: typed, age }));
  });

  router.post('/editor/sign-in/code', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const codeFor = String(request.body?.email ?? '');
    const answer = await askAuth(service, request, '/sign-in/phone-number', {
      nonce: parseCookies(request.headers.cookie ?? '').get(NONCE) ?? '',
      code: String(request.body?.code ?? ''),
    });
    if (answer.ok) {
      passCookies(answer, response);
      response.clearCookie(NONCE, { path: SIGN_IN });
      const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) response.send(page({ next, isSecond: true }));
      else response.redirect(303, next);
      return;
    }
    note(request, `a wrong code for ${JSON.stringify(codeFor.slice(0, 254))}`);
    const problem = answer.status === 429 ? OFTEN : WRONG;
    response.status(answer.status === 429 ? 429 : 422).send(page({ next, codeFor, problem }));
  });

  router.post('/editor/sign-in/second', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const code = unspaced(request.body?.code);
    const kind = /^\d*$/.test(code) ? 'totp' : 'backup-code';
    const answer = await askAuth(service, request, `/two-factor/verify-${kind}`, { code });
    passCookies(answer, response);
    if (answer.ok) return response.redirect(303, next);
    note(request, 'a wrong second factor');
    const isWrong = /INVALID_(?:BACKUP_)?CODE/.test(await answer.text());
    const again = isWrong ? { isSecond: true, problem: WRONG_NUMBER } : { problem: OVER };
    response.status(422).send(page({ next, ...again }));
  });

  router.post('/editor/sign-in/with', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const answer = await askAuth(service, request, '/sign-in/social', {
      provider: String(request.body?.provider),
      callbackURL: settings.address + next,
      errorCallbackURL: `${settings.address}/editor/sign-in?next=${encodeURIComponent(next)}`,
    });
    const { url } = (await answer.json().catch(() => ({}))) as { url?: string };
    if (answer.status === 429) {
      response.status(429).send(page({ next, problem: OFTEN }));
      return;
    }
    if (!answer.ok || !url)
      throw new Refusal(502, 'That provider does not answer. Ask for a code instead.');
    passCookies(answer, response);
    // A redirect would be the form's: `form-action` forbids it, and browsers check each address that a provider
    // redirects to in turn. This page goes on by itself.
    const provider = settings.providers.find(({ id }) => id === request.body.provider);
    response.set('Refresh', `0; url=${url}`);
    response.send(page({ next, onward: { name: provider?.name ?? '', url } }));
  });

  // The only address of better-auth that a browser has to reach: a provider redirects to it.
  const handle = toNodeHandler(service.accounts.auth);
  router.get(`${AUTH_PATH}/callback/:provider`, async (request, response) => {
    await handle(request, response);
    const error = /[?&]error=(\w+)/.exec(String(response.getHeader('location')))?.[1];
    if (error) note(request, `${request.params.provider} answered, ${error}`);
  });

  router.post('/editor/sign-out', async (request, response) => {
    passCookies(await askAuth(service, request, '/sign-out'), response);
    response.redirect(303, '/editor/sign-in');
  });
  return router;
}

/** Why a provider's sign-in failed, by the word that better-auth puts into the address. */
const reason = (error: unknown): 'closed' | 'uninvited' | 'provider' | undefined => {
  if (error === undefined) return undefined;
  if (error === CLOSED.code) return 'closed';
  return error === 'signup_disabled' ? 'uninvited' : 'provider';
};

/** Leaves a failure of sign-in in the log of the service. */
const note = ({ ip }: Request, what: string) => console.warn(`Sign-in failed from ${ip}: ${what}`);

/** A code as it was shown, without the spaces that people and apps put in it. */
export const unspaced = (code: unknown): string => String(code ?? '').replaceAll(/\s/g, '');

export const WRONG_NUMBER =
  'This is not the number that the app shows now. Is the clock of the phone right?';
const OVER = 'Too many wrong numbers, or too late. Wait a minute, and ask for a code again.';
const OFTEN = 'That was too often. Wait a minute.';
const WRONG =
  'This is not the code, or it is too old, or it was asked for in another browser. Look into the newest mail. After three wrong codes, ask for a code again.';
