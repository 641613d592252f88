import { type Response, Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { atLeast, form, fresh, setFlash, takeFlash, whoIn } from './guards.ts';
import type { Member } from './people/People.ts';
import type { Service } from './Service.ts';
import type { PeopleProps } from './views/PeopleList.tsx';

/** Who may sign in, for admins. */
export function peopleRoutes({ accounts: { people }, built, site, settings }: Service): Router {
  const router = Router();

  const page = (response: Response, more: Partial<PeopleProps> = {}) =>
    built.views.peoplePage({
      ...{ site, me: whoIn(response), people: people.list(), address: settings.address },
      ...more,
    });
  router.use('/editor/people', atLeast('admin'), form);
  router.get(['/editor/people', '/editor/people/close'], fresh);
  router.get('/editor/people', (_request, response) => {
    response.send(page(response, { done: takeFlash(whoIn(response)) }));
  });
  router.get('/editor/people/close', (request, response) => {
    response.send(page(response, { closes: people.find(String(request.query.id ?? '')) }));
  });

  const change = (path: string, does: (body: Record<string, string>, me: Member) => string) =>
    router.post(path, (request, response) => {
      try {
        fresh(request, response, () => {});
        setFlash(whoIn(response), does(request.body ?? {}, whoIn(response)));
        response.redirect(303, '/editor/people');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { message: problem } = error;
        response.status(422).send(page(response, { problem, typed: request.body }));
      }
    });
  change('/editor/people', ({ name = '', email = '', role = '' }, me) => {
    const member = people.invite(name, email, role, me);
    return `${member.name} may sign in with ${member.email}.`;
  });
  change('/editor/people/role', ({ id = '', role = '' }, me) => {
    const member = people.setRole(id, role, me);
    return `${member.name} is ${member.role} now.`;
  });
  change('/editor/people/disabled', ({ id = '', disabled }, me) => {
    const member = people.setDisabled(id, disabled === 'yes', me);
    return member.disabled
      ? `${member.name} is signed out and cannot come in any more.`
      : `${member.name} may come in again.`;
  });
  return router;
}
