import express, { Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import type { Member } from '../people/People.ts';
import { atLeast, heard, tell, whoIn } from './guards.ts';
import type { Service } from './Service.ts';

/** Who may sign in, for admins; and a person's own page. */
export function peopleRoutes({ accounts: { people }, built, site, settings }: Service): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });
  const admin = atLeast('admin');

  router.get('/editor/account', (_request, response) => {
    const me = whoIn(response);
    const wantsMail = people.wantsMail(me.email);
    response.send(built.views.accountPage({ site, me, wantsMail, done: heard(me) }));
  });
  router.post('/editor/account', form, (request, response) => {
    const isWanted = request.body?.mail === 'yes';
    people.setMail(whoIn(response), isWanted);
    tell(whoIn(response), isWanted ? 'You get mail.' : 'You get no mail about proposals.');
    response.redirect(303, '/editor/account');
  });

  router.get('/editor/people', admin, (_request, response) => {
    const done = heard(whoIn(response));
    response.send(
      built.views.peoplePage({
        site,
        me: whoIn(response),
        people: people.list(),
        address: settings.address,
        done,
      }),
    );
  });

  router.get('/editor/people/close', admin, (request, response) => {
    const closes = people.find(String(request.query.id ?? ''));
    const props = { site, me: whoIn(response), people: people.list(), address: settings.address };
    response.send(built.views.peoplePage({ ...props, closes }));
  });

  const change =
    (does: (body: Record<string, string>, me: Member) => string): express.RequestHandler =>
    (request, response) => {
      try {
        const done = does(request.body ?? {}, whoIn(response));
        tell(whoIn(response), done);
        response.redirect(303, '/editor/people');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { message: problem } = error;
        const props = {
          site,
          me: whoIn(response),
          people: people.list(),
          address: settings.address,
        };
        response
          .status(422)
          .send(built.views.peoplePage({ ...props, problem, typed: request.body }));
      }
    };

  router.post(
    '/editor/people',
    admin,
    form,
    change(({ name = '', email = '', role = '' }, me) => {
      const member = people.invite(name, email, role, me);
      return `${member.name} may sign in with ${member.email}.`;
    }),
  );
  router.post(
    '/editor/people/role',
    admin,
    form,
    change(({ id = '', role = '' }, me) => {
      const member = people.setRole(id, role, me);
      return `${member.name} is ${member.role} now.`;
    }),
  );
  router.post(
    '/editor/people/disabled',
    admin,
    form,
    change(({ id = '', disabled }, me) => {
      const member = people.setDisabled(id, disabled === 'yes', me);
      return member.disabled
        ? `${member.name} is signed out and cannot come in any more.`
        : `${member.name} may come in again.`;
    }),
  );
  return router;
}
