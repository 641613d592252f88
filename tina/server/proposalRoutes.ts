import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { GitRepository } from '../proposals/GitRepository.ts';
import { SIGNED_IN } from '../shared/Here.ts';
import { sinceWords } from '../shared/proposalWords.ts';
import type { Proposal } from '../shared/Repository.ts';
import { addressOf, CHANGES, pairOf } from '../shared/Snapshot.ts';
import { form, takeFlash, whoIn } from './guards.ts';
import { found, mayPublish, ownership, refuseMoreProposals, titleIn } from './proposalRules.ts';
import type { Service } from './Service.ts';
import { snapshotSender } from './snapshots/snapshotRoutes.ts';

/** Pages of proposals: what is on its way to the site, and what became of it. */
export function proposalRoutes(service: Service): Router {
  const { repository, choices, accounts, built, snapshots, pages, links, site } = service;
  const router = Router();
  const shown = (proposal: Proposal) => ({
    ...proposal,
    by: accounts.people.find(proposal.owner)?.name,
  });

  router.get('/editor', (_request, response) => response.redirect(302, '/editor/proposals'));

  // Where a sign-in over an open form ends (admin/browser/watchRequests.ts).
  router.get(SIGNED_IN, (_request, response) => {
    const { id: person, name } = whoIn(response);
    response.send(built.views.signedInPage({ site, person, name }));
  });

  router.get('/editor/proposals', async (_request, response) => {
    const me = whoIn(response);
    const all = await repository.proposals();
    response.send(
      built.views.proposalsPage({
        site,
        me,
        proposals: all.map((one) => ({
          ...shown(one),
          since: one.state === 'open' && sinceWords(repository.events(one.id), me.email),
        })),
        current: choices.chosen(me),
        done: takeFlash(me),
      }),
    );
  });

  router.post('/editor/proposals', form, async (request, response) => {
    await refuseMoreProposals(repository, whoIn(response));
    const title = titleIn(request.body) || 'Untitled proposal';
    const proposal = await repository.open(whoIn(response), title);
    choices.choose(whoIn(response), proposal.id);
    response.redirect(303, '/admin/');
  });

  router.get('/editor/proposals/:id', async (request, response) => {
    const proposal = await found(repository, request.params.id);
    const me = whoIn(response);
    const isOver = proposal.state === 'merged';
    const own = await ownership(service, proposal, me);
    // The seal comes first: of what is saved from here on, the page may show more than it approves, never less.
    const seal = isOver ? '' : await repository.seal(proposal.id);
    // Of what was published, main may not have the commits any more.
    const asked = repository.revisions(proposal.id);
    const revisions = await (isOver ? asked.catch(() => undefined) : asked);
    const send = snapshotSender(service, response, revisions);
    const page = {
      site,
      me,
      proposal: shown(proposal),
      isCurrent: choices.chosen(me) === proposal.id,
      seal,
      others: own.others,
      mayPublish: mayPublish(proposal, me, own.isOwn),
      events: repository.events(proposal.id),
      comments: await repository.comments(proposal.id),
      links: links.of(proposal.id),
      made: links.made(me),
      since:
        proposal.state === 'open' ? await repository.sinceReview(proposal.id, me.email) : undefined,
      takenBack: isOver ? await takenBack(repository, proposal.id) : undefined,
      done: takeFlash(me),
    };
    if (!revisions) return send(built.views.proposalPage(page));
    const [files, pair] = [await repository.changes(proposal.id), pairOf(revisions)];
    if (!isOver) {
      const folder = await repository.worktree(proposal.id);
      return send(await pages.write({ folder, files, pair, page }));
    }
    // Its own folder is gone: the snapshot has both sides.
    await snapshots.of(revisions);
    const [before, folder] = ['before', 'after'].map((side) =>
      join(snapshots.folderOf(pair), side),
    );
    await send(
      folder && existsSync(folder)
        ? await pages.write({ folder, before, files, pair, page })
        : built.views.proposalPage(page),
    );
  });
  // The first page that it changes, for the lists. What is published is not rendered again: there may be a hundred.
  router.get('/editor/proposals/:id/picture', async (request, response) => {
    const { id, state } = await found(repository, request.params.id);
    const isOver = state === 'merged';
    // Of what was published, main may not have the commits any more.
    const asked = repository.revisions(id);
    const revisions = await (isOver ? asked.catch(() => undefined) : asked);
    const kept = revisions && (await snapshots[isOver ? 'kept' : 'of'](revisions));
    const page = kept?.changed.find(({ isOwn }) => isOwn) ?? kept?.changed[0];
    if (!revisions || !page) return void response.type('html').send('');
    const side = page.sides.includes('after') ? 'after' : 'before';
    response.redirect(302, addressOf(pairOf(revisions), side, `${page.route}?${CHANGES}`));
  });
  return router;
}

const takenBack = async (repository: GitRepository, id: string) =>
  (await repository.proposals()).find(
    ({ takesBack, state }) => takesBack?.id === id && state !== 'closed',
  );
