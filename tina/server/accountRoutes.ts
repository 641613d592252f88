import { type Response, Router } from 'express';
import { form, heard, tell, whoIn } from './guards.ts';
import type { Service } from './Service.ts';

const ACCOUNT = '/editor/account';

/** A person's own page: their mails, and where they are signed in. */
export function accountRoutes(service: Service): Router {
  const { built, site } = service;
  const { people, sessions } = service.accounts;
  const router = Router();
  router.use(ACCOUNT, form);

  router.get(ACCOUNT, async (_request, response) => {
    const [me, { session }] = [whoIn(response), response.locals];
    const page = built.views.accountPage({
      ...{ site, me, done: heard(me), wantsMail: people.wantsMail(me.email) },
      ...{ sessions: await sessions.of(me.id), current: session.id },
    });
    response.send(page);
  });
  const done = (response: Response, words: string) => {
    tell(whoIn(response), words);
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

  return router;
}
