import { type Request, type RequestHandler, type Response, Router } from 'express';
import { form, fresh, setFlash, takeFlash, whoIn } from './guards.ts';
import type { Service } from './Service.ts';
import { askAuth, passCookies, unspaced, WRONG_NUMBER } from './signInRoutes.ts';

const ACCOUNT = '/editor/account';
const SECOND = `${ACCOUNT}/second`;

/** A person's own page: their mails, where they are signed in, and their second factor. */
export function accountRoutes(service: Service): Router {
  const { accounts, built, site } = service;
  const { people, sessions } = accounts;
  const router = Router();
  router.use(ACCOUNT, form);

  router.get(ACCOUNT, async (_request, response) => {
    const [me, { session, hasSecond }] = [whoIn(response), response.locals];
    const page = built.views.accountPage({
      ...{ site, me, hasSecond, done: takeFlash(me), wantsMail: people.wantsMail(me.email) },
      ...{ sessions: await sessions.of(me.id), current: session.id },
    });
    response.send(page);
  });
  const done = (response: Response, words: string) => {
    setFlash(whoIn(response), words);
    response.redirect(303, ACCOUNT);
  };
  router.post(ACCOUNT, ({ body }, response) => {
    const isWanted = body?.mail === 'yes';
    people.setMail(whoIn(response), isWanted);
    done(response, isWanted ? 'You get mail.' : 'You get no mail about proposals.');
  });
  router.post(`${ACCOUNT}/session`, async ({ body }, response) => {
    const all = await sessions.of(whoIn(response).id);
    const ended = all.find(({ id }) => id === body?.id);
    if (ended) await sessions.end(ended.token);
    done(response, 'That browser is signed out.');
  });

  /** Asks better-auth about the second factor. */
  const ask = async (request: Request, response: Response, what: string, body?: object) => {
    const answer = await askAuth(service, request, `/two-factor/${what}`, body);
    passCookies(answer, response);
    const said = await answer.json().catch(() => ({}));
    return { ok: answer.ok, uri: (said as { totpURI?: string }).totpURI };
  };
  router.use(SECOND, fresh);
  const setUp: RequestHandler = async (request, response) => {
    // The key of one that is on is shown to no one.
    if (response.locals.hasSecond) return response.redirect(303, ACCOUNT);
    const me = whoIn(response);
    const { code } = request.body ?? {};
    const tried = code && (await ask(request, response, 'verify-totp', { code: unspaced(code) }));
    if (tried?.ok) {
      const { backupCodes } = await accounts.auth.api.viewBackupCodes({ body: { userId: me.id } });
      return response.send(built.views.secondPage({ site, me, codes: backupCodes }));
    }
    // A page that is loaded again shows the same key.
    const begun = await ask(request, response, 'get-totp-uri');
    const { uri } = begun.uri ? begun : await ask(request, response, 'enable');
    const problem = tried && WRONG_NUMBER;
    response.status(tried ? 422 : 200).send(built.views.secondPage({ site, me, uri, problem }));
  };
  router.get(SECOND, setUp).post(SECOND, setUp);
  router.post(`${SECOND}/remove`, async (request, response) => {
    await ask(request, response, 'disable');
    done(response, 'You sign in without a second factor now.');
  });
  return router;
}
