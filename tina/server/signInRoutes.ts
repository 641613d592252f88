import { parseCookies } from 'better-auth/cookies';
import { fromNodeHeaders, toNodeHandler } from 'better-auth/node';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { AUTH_PATH, CLOSED } from '../signIn/accounts.ts';
import { CODE_MINUTES } from '../signIn/Codes.ts';
import { visitorOf } from './guards.ts';
import type { Service } from './Service.ts';

const email = z.email().max(254);

/** A place of the editor, and of nobody else. */
const ownPlace = (asked: unknown): string =>
  typeof asked === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(asked) ? asked : '/admin/';

/** Asks better-auth as a browser would, with its limits and its cookies. */
async function ask(
  { accounts, settings }: Service,
  request: Request,
  path: string,
  body: object,
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

const passCookies = ({ headers }: globalThis.Response, to: Response) =>
  to.append('Set-Cookie', headers.getSetCookie());

/** The browser's own half of a code, and the sign that somebody signed in with it before. */
const NONCE = 'editor.code';
const KNOWN = 'editor.known';
const SIGN_IN = '/editor/sign-in';
const YEAR_MS = 365 * 86_400_000;

const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  parseCookies(headers.cookie ?? '').get(name);

/** How somebody comes in and goes. All of it works without script. */
export function signInRoutes(service: Service): Router {
  const router = Router();
  const { site, settings, built } = service;
  const page = (more: Partial<Parameters<typeof built.views.signInPage>[0]>) =>
    built.views.signInPage({
      site,
      providers: settings.providers.map(({ id, name }) => ({ id, name })),
      isLocal: !settings.mail,
      next: '/admin/',
      ...more,
    });
  const setCookie = (response: Response, name: string, value: string, maxAge: number) =>
    response.cookie(name, value, {
      path: SIGN_IN,
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.address.startsWith('https:'),
    });
  const form = express.urlencoded({ extended: false, limit: '4kb' });

  router.get('/editor/sign-in', async (request, response) => {
    const next = ownPlace(request.query.next);
    const visitor = await visitorOf(service, request, response);
    if (visitor?.disabled === false) response.redirect(303, next);
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
    const answer = await ask(service, request, '/codes/ask', {
      email: typed.toLowerCase(),
      nonce: cookieOf(request, NONCE),
      known: cookieOf(request, KNOWN),
    });
    if (!answer.ok) {
      const problem = `${OFTEN} Then ask for a code again.`;
      response.status(429).send(page({ next, typed, problem }));
      return;
    }
    const { nonce } = (await answer.json()) as { nonce: string };
    setCookie(response, NONCE, nonce, CODE_MINUTES * 60_000);
    response.send(page({ next, codeFor: typed }));
  });

  router.post('/editor/sign-in/code', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const codeFor = String(request.body?.email ?? '');
    const answer = await ask(service, request, '/codes/use', {
      nonce: cookieOf(request, NONCE) ?? '',
      code: String(request.body?.code ?? ''),
    });
    if (answer.ok) {
      passCookies(answer, response);
      const { known } = (await answer.json()) as { known: string };
      setCookie(response, KNOWN, known, YEAR_MS);
      response.clearCookie(NONCE, { path: SIGN_IN });
      response.redirect(303, next);
      return;
    }
    const problem = answer.status === 429 ? OFTEN : WRONG;
    response.status(answer.status === 429 ? 429 : 422).send(page({ next, codeFor, problem }));
  });

  router.post('/editor/sign-in/with', form, async (request, response) => {
    const next = ownPlace(request.body?.next);
    const answer = await ask(service, request, '/sign-in/social', {
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
  router.get(`${AUTH_PATH}/callback/:provider`, (request, response) => handle(request, response));

  router.post('/editor/sign-out', async (request, response) => {
    passCookies(await ask(service, request, '/sign-out', {}), response);
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

const OFTEN = 'That was too often. Wait a minute.';
const WRONG =
  'This is not the code, or it is too old, or it was asked for in another browser. Look into the newest mail. After three wrong codes, ask for another one.';
