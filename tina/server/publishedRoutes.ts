import express, { Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { clockText, timeOf } from '../../content/schema/datetime.ts';
import { isEditable } from '../people/isEditable.ts';
import type { Member } from '../people/People.ts';
import type { Repository } from '../proposals/Repository.ts';
import { atLeast, tell, whoIn } from './guards.ts';
import type { Service } from './Service.ts';

/** How many proposals somebody may have at once. */
const MOST_PROPOSALS = 30;

/** What is published, what goes out next, and what is taken back. */
export function publishedRoutes(service: Service): Router {
  const { repository, built, site } = service;
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });

  router.get('/editor/published', async (_request, response) => {
    const [publications, build] = await Promise.all([
      repository.publications(),
      service.live.build(),
    ]);
    const { isKnown } = service.live;
    response.send(
      built.views.publishedPage({
        ...{ site, me: whoIn(response), publications, isKnown, build },
        upcoming: repository.upcoming(Date.now()),
      }),
    );
  });

  router.post('/editor/published/take-back', form, async (request, response) => {
    const me = whoIn(response);
    await refuseMany(repository, me);
    const { id, conflicts } = await repository.takeBack(me, String(request.body?.commit ?? ''));
    if (conflicts.length === 0) tell(me, 'Look at what it changes, and send it for review.');
    response.redirect(303, `/editor/proposals/${id}`);
  });

  router.get('/editor/log.json', atLeast('admin'), (_request, response) => {
    response.attachment('log.json').json(repository.events());
  });
  return router;
}

/** @throws a `Refusal` if somebody has as many proposals as they may */
export async function refuseMany(repository: Repository, { id }: Member): Promise<void> {
  const all = await repository.proposals();
  const own = all.filter((one) => one.owner === id && isEditable(one)).length;
  if (own >= MOST_PROPOSALS)
    throw new Refusal(
      409,
      `You have ${own} proposals that are not published. Finish or delete one before you begin another.`,
    );
}

/**
 * A time that somebody typed, by the site's clock.
 * @returns milliseconds
 * @throws a `Refusal` if there is no such time, or it is over
 */
export function dueIn(text: string | undefined, now = Date.now()): number {
  const isTime = text?.includes('T') && clockText(text) === text;
  const due = isTime ? timeOf(text) : 0;
  if (!isTime) throw new Refusal(422, 'Choose a day and a time.');
  if (due <= now) throw new Refusal(422, 'This time is over. Choose a later one, or publish now.');
  return due;
}
