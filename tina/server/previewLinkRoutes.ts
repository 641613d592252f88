import { type Response, Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { pairOf } from '../shared/Snapshot.ts';
import { form, setFlash, whoIn } from './guards.ts';
import { LINK_DAYS, PREVIEW_LINKS } from './PreviewLinks.ts';
import { found } from './proposalRules.ts';
import type { Service } from './Service.ts';
import { sendSnapshot } from './snapshots/snapshotRoutes.ts';

const GONE =
  'This link shows nothing: it has ended, was withdrawn, or is not complete. Ask the person who sent it for a new one.';
const BROKEN = 'It cannot be shown now. Ask the person who sent you the link.';
const OLD = 'Reload the page to see the proposal as it is now.';

interface Asked {
  token: string;
  pair: string;
  path?: readonly string[];
}

/** What people without an account see by a link: one proposal as it looks, and nothing else of the service. */
export function previewLinkRoutes(service: Service): Router {
  const { built, snapshots, links, repository, site } = service;
  const router = Router();
  /** The snapshots that each link has shown. A visitor keeps one while browsing, even if someone saves. */
  const shown = new Map<string, Set<string>>();
  const say = (response: Response, status: number, problem: string) =>
    response.status(status).send(built.views.previewLinkPage({ site, problem }));

  router.get(`${PREVIEW_LINKS}/:token{/:pair{/*path}}`, async (request, response) => {
    const { token, pair, path = [] } = request.params as unknown as Asked;
    // No other site learns the address.
    response.set('Referrer-Policy', 'no-referrer');
    const id = links.find(token);
    const proposal = id && (await repository.proposal(id));
    if (!proposal) return say(response, 404, GONE);
    if (proposal.state === 'merged') return say(response, 410, `“${proposal.title}” is published.`);
    if (pair === undefined) {
      const revisions = await repository.revisions(proposal.id);
      const { problem } = await snapshots.of(revisions);
      if (problem) return say(response, 409, BROKEN);
      const newest = pairOf(revisions);
      shown.set(token, (shown.get(token) ?? new Set()).add(newest));
      const { title, updated } = proposal;
      const src = `${PREVIEW_LINKS}/${token}/${newest}/`;
      return response.send(built.views.previewLinkPage({ site, title, at: updated, src }));
    }
    if (!shown.get(token)?.has(pair)) return say(response, 404, OLD);
    const file = { pair, side: 'after', path } as const;
    if (!(await sendSnapshot(snapshots, response, file, `${PREVIEW_LINKS}/${token}/${pair}`)))
      say(response, 404, OLD);
  });
  return router;
}

/** Links that show a proposal are made and withdrawn by everybody who edits. */
export function linkRoutes({ links, repository }: Service): Router {
  const router = Router();

  router.post('/editor/proposals/:id/link', form, async (request, response) => {
    const { id } = await found(repository, request.params.id as string);
    const days = LINK_DAYS.find((one) => String(one) === request.body?.days);
    if (!days) throw new Refusal(422, 'Choose how long the link is valid.');
    links.make(id, whoIn(response), days);
    response.redirect(303, `/editor/proposals/${id}#show`);
  });

  router.post('/editor/proposals/:id/unlink', form, async (request, response) => {
    const { id } = await found(repository, request.params.id as string);
    links.withdraw(id, whoIn(response), Number(request.body?.link));
    setFlash(whoIn(response), 'The link is withdrawn: it shows nothing any more.');
    response.redirect(303, `/editor/proposals/${id}`);
  });
  return router;
}
