import { Router } from 'express';
import { faultsIn } from '../proposals/contentFiles.ts';
import { atLeast, form, setFlash, whoIn } from './guards.ts';
import { refuseMoreProposals } from './proposalRules.ts';
import type { Service } from './Service.ts';

/** What is published, what is published next, and what is taken back. */
export function publishedRoutes(service: Service): Router {
  const { repository, built, live, site } = service;
  const router = Router();

  router.get('/editor/published', async (request, response) => {
    const { from } = request.query;
    const [page, build] = await Promise.all([
      repository.publications(typeof from === 'string' ? from : undefined),
      live.build(),
    ]);
    // Its editors read it now, and not a minute later.
    if (build) await repository.noteLive(build.commit, build.since);
    response.send(
      built.views.publishedPage({
        ...{ site, me: whoIn(response), ...page, isOlder: Boolean(from), build },
        ...{ isKnown: live.isKnown, problem: live.problem() },
        upcoming: repository.upcoming(Date.now()),
        faults: faultsIn(repository.published()),
      }),
    );
  });

  router.post('/editor/published/take-back', form, async (request, response) => {
    const me = whoIn(response);
    await refuseMoreProposals(repository, me);
    const { id, conflicts } = await repository.takeBack(me, String(request.body?.commit ?? ''));
    if (conflicts.length === 0) setFlash(me, 'Look at what it changes, and send it for review.');
    response.redirect(303, `/editor/proposals/${id}`);
  });

  router.get('/editor/log.json', atLeast('admin'), (_request, response) => {
    response.attachment('log.json').json(repository.events());
  });
  return router;
}
