import { createHash } from 'node:crypto';
import { fromNodeHeaders } from 'better-auth/node';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { FULL, isFull } from '../proposals/writeWhole.ts';
import { waitingFor } from '../shared/proposalState.ts';
import { hasRole, type Role } from '../shared/Role.ts';
import type { Member } from './people/People.ts';
import type { Service } from './Service.ts';
import { BEGIN, LEAD, TYPED } from './views/typedScript.ts';

/** A request for a page is redirected to the sign-in; a script gets JSON. */
const wantsPage = (request: Request): boolean =>
  request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');

const SENDS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** As much of the service as is needed for a page's own address. */
type OfAddress = { readonly settings: Pick<Service['settings'], 'address'> };

/** Refuses what another website sends: browsers say in `Origin` whose page it was. */
export const refuseOthers =
  ({ settings }: OfAddress): RequestHandler =>
  ({ method, headers }, _response, next) => {
    const { origin } = headers;
    if (SENDS.has(method) && origin !== settings.address)
      throw new Refusal(403, 'Only a page of this editor may send this.');
    if (
      method === 'GET' &&
      headers['sec-fetch-site'] === 'cross-site' &&
      headers['sec-fetch-dest'] !== 'document'
    )
      throw new Refusal(403, 'No other website may show this.');
    next();
  };

/**
 * The person whose session the cookie names, also if their account is closed. It prolongs session and cookie, unless
 * the answer has begun and cannot set a cookie.
 */
export async function visitorOf(
  { accounts }: Pick<Service, 'accounts'>,
  request: Request,
  response: Response,
): Promise<Member | undefined> {
  const { response: session, headers } = await accounts.auth.api.getSession({
    headers: fromNodeHeaders(request.headers),
    query: { disableRefresh: response.headersSent },
    returnHeaders: true,
  });
  if (!response.headersSent) response.append('Set-Cookie', headers.getSetCookie());
  response.locals.session = session?.session;
  response.locals.hasSecond = Boolean(session?.user.twoFactorEnabled);
  return session ? accounts.people.find(session.user.id) : undefined;
}

/** The person who sends, as `visitorOf`; undefined if no one is signed in or the account is closed. */
export async function memberOf(
  service: Pick<Service, 'accounts'>,
  request: Request,
  response: Response,
): Promise<Member | undefined> {
  const visitor = await visitorOf(service, request, response);
  return visitor?.disabled === false ? visitor : undefined;
}

const CLOSED =
  'Your account is closed. Copy what you typed, and ask an admin of this editor to open the account again.';

/** Counts the proposals that wait for the person who opens a page with the bar; frames have none. */
export const countWaiting =
  ({ repository }: Pick<Service, 'repository'>): RequestHandler =>
  async (request, response, next) => {
    const me = whoIn(response);
    const hasBar =
      /^\/(?:admin|editor)\//.test(request.path) && request.headers['sec-fetch-dest'] !== 'iframe';
    if (wantsPage(request) && hasBar)
      response.locals.member = { ...me, waits: waitingFor(me, await repository.proposals()) };
    next();
  };

/** How browsers send the forms of the service's own pages. */
const FORM = 'application/x-www-form-urlencoded';

/** Refuses requests without a session. A page redirects to the sign-in, which returns to it. */
export const signedIn =
  (service: Pick<Service, 'accounts'>): RequestHandler =>
  async (request, response, next) => {
    const visitor = await visitorOf(service, request, response);
    if (visitor?.disabled === false) {
      response.locals.member = visitor;
      next();
    } else if (wantsPage(request)) {
      response.redirect(303, `/editor/sign-in?next=${encodeURIComponent(request.originalUrl)}`);
    } else {
      // Of a closed account not 401: signing in again would not help.
      const [status, code, message] = visitor
        ? ([403, 'CLOSED', CLOSED] as const)
        : ([401, 'SIGNED_OUT', 'Sign in again to continue.'] as const);
      // Read first: the answer to a form shows the words that were typed into it.
      if (request.is(FORM)) form(request, response, () => next(new Refusal(status, message)));
      else response.status(status).json({ code, message });
    }
  };

/** Who is signed in, behind `signedIn`. */
export const whoIn = ({ locals }: Response): Member => locals.member;

/** The longest time since the sign-in for changes of people, or of what protects an account. */
const FRESH_MS = 30 * 60_000;

/** Whether the session began just now. What was typed in a page that was opened then may be sent for as long again. */
export const isFresh = ({ req, locals }: Response): boolean =>
  Date.now() - Number(locals.session?.createdAt ?? 0) < FRESH_MS * (req.method === 'GET' ? 1 : 2);

const STALE =
  'You signed in a while ago. Open this page in another tab, sign in again there, and send this once more.';

/** Lets only those pass who signed in just now: who finds an open browser changes nothing that lasts. */
export const fresh: RequestHandler = ({ method, originalUrl }, response, next) => {
  if (isFresh(response)) next();
  else if (method !== 'GET') throw new Refusal(403, STALE);
  else response.redirect(303, `/editor/sign-in?again&next=${encodeURIComponent(originalUrl)}`);
};

/** Reads what a form of the service's own pages sends. */
export const form = express.urlencoded({ extended: false, limit: '64kb' });

const flashes = new Map<string, string>();

/** Keeps a message for the next page that a person opens. In an address, anyone could write it. */
export const setFlash = ({ id }: Member, done: string): void => void flashes.set(id, done);

/** Takes the message that a person has not seen yet. */
export function takeFlash({ id }: Member): string | undefined {
  const done = flashes.get(id);
  flashes.delete(id);
  return done;
}

/** Requires at least this role. */
export const atLeast =
  (role: Role): RequestHandler =>
  (_request, response, next) => {
    if (!hasRole(whoIn(response).role, role))
      throw new Refusal(403, `Only ${role === 'admin' ? 'admins' : 'reviewers'} may do this.`);
    next();
  };

/** Says whose limits count, to better-auth. */
const ADDRESS = 'x-editor-address';

/** Headers of every answer. What a page may load besides is declared where the page is. */
export const secure =
  ({ settings }: OfAddress): RequestHandler =>
  (request, response, next) => {
    // better-auth counts by it; no one else may set it.
    request.headers[ADDRESS] = request.ip ?? '';
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PAGE_POLICY,
      ...(settings.address.startsWith('https:') && {
        'Strict-Transport-Security': 'max-age=31536000',
      }),
    });
    next();
  };

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The service's own pages run these scripts alone. */
const PAGE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  `script-src ${[TYPED, LEAD, BEGIN].map(hashOf).join(' ')}`,
  "style-src 'self'",
].join('; ');

/** Answers with what went wrong: known refusals in their words, anything else without a detail. */
export function answerError(
  service: Pick<Service, 'built' | 'site'>,
  error: Error & { status?: number | string; statusCode?: number; type?: string },
  request: Request,
  response: Response,
  _next: NextFunction,
): void {
  const told: typeof error = isFull(error) ? new Refusal(507, FULL) : error;
  // better-auth has the name of a status in `status`, and its number in `statusCode`.
  const given = Number(told.statusCode ?? told.status);
  const status = given >= 400 ? given : 500;
  const message = told instanceof Refusal ? told.message : (WORDS[told.type ?? ''] ?? UNKNOWN);
  if (status >= 500) console.error(error);
  if (response.headersSent) response.end();
  else if (wantsPage(request) || request.is(FORM)) {
    const { site, built } = service;
    const typed = String(request.body?.words ?? '');
    const me = whoIn(response);
    response.status(status).send(
      built.views.problemPage({
        site,
        me,
        message,
        typed,
        back: me && status !== 404 ? formOf(request) : undefined,
      }),
    );
  } else response.status(status).json({ code: 'REFUSED', message });
}

/** The address of the page whose form was sent; undefined for anything else. */
function formOf(request: Request): string | undefined {
  const { pathname, search } = URL.parse(request.get('referer') ?? '') ?? {};
  const isOwn = request.method === 'POST' && pathname?.startsWith('/editor/');
  return isOwn ? `${pathname}${search}` : undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  'entity.too.large': 'What was sent is too large.',
  'entity.parse.failed': 'What was sent cannot be read.',
};

const UNKNOWN =
  'Something went wrong here, and it is written down for whoever runs the editor. Nothing that was saved is lost: try again in a moment.';
