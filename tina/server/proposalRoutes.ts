import express, { Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { timeText } from '../../content/schema/datetime.ts';
import { pairOf } from '../drawn/Drawing.ts';
import { drawnSender } from '../drawn/drawnRoutes.ts';
import type { Member } from '../people/People.ts';
import { reaches } from '../people/Role.ts';
import { oneLine } from '../proposals/commit.ts';
import { KEPT_DAYS } from '../proposals/deletedProposals.ts';
import type { CommentPlace } from '../proposals/EventLog.ts';
import type { GitRepository } from '../proposals/GitRepository.ts';
import type { Choices, Proposal } from '../proposals/Repository.ts';
import { commentAnchor } from '../views/proposalWords.ts';
import { atLeast, heard, tell, whoIn } from './guards.ts';
import {
  mayPublish,
  ownership,
  refuseMoreProposals,
  refuseUnlessEditor,
  whenIn,
} from './proposalRules.ts';
import type { Service } from './Service.ts';

const TITLE = 120;
const WORDS = 10_000;

/** Proposals: what is on its way to the site, and what becomes of it. */
export function proposalRoutes(service: Service): Router {
  const { repository, choices, accounts, built, pages, links, site } = service;
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '64kb' });

  router.get('/editor', (_request, response) => response.redirect(302, '/editor/proposals'));

  // Where a sign-in over an open form ends (browser/signInAgain.ts).
  router.get('/editor/signed-in', (_request, response) => {
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
        proposals: all.map((proposal) => ({
          ...proposal,
          by: accounts.people.find(proposal.owner)?.name,
        })),
        current: choices.chosen(me),
        done: heard(me),
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
    const revisions = isOver ? undefined : await repository.revisions(proposal.id);
    const send = drawnSender(service, response, revisions);
    const page = {
      site,
      me,
      proposal: { ...proposal, by: accounts.people.find(proposal.owner)?.name },
      isCurrent: choices.chosen(me) === proposal.id,
      seal,
      others: own.others,
      mayPublish: mayPublish(proposal, me, own.isOwn),
      events: repository.events(proposal.id),
      comments: await repository.comments(proposal.id),
      links: links.of(proposal.id),
      made: links.made(me),
      takenBack: isOver ? await takenBack(repository, proposal.id) : undefined,
      done: heard(me),
    };
    if (!revisions) return send(built.views.proposalPage(page));
    const files = await repository.changes(proposal.id);
    const folder = repository.worktree(proposal.id);
    await send(await pages.write({ folder, files, pair: pairOf(revisions), page }));
  });

  /** What is said after a decision. The host builds what is published. */
  function decided(me: Member, when: number | 'later' | undefined): string {
    if (when === 'later') return 'Approved. Its editor or a reviewer publishes it.';
    if (when !== undefined) return `Scheduled for ${timeText(when)}.`;
    // Nobody waits for the host; what it refuses is on the next page that they open.
    void service.live.deploy().then((problem) => {
      if (!problem) return;
      console.error(problem);
      tell(me, problem);
    });
    return 'Published: it is part of the site with its next build.';
  }

  /** What somebody does with a proposal by a button: what is said then, or where on its page they are, and what it leads to. */
  const act = (
    path: string,
    does: (
      proposal: Proposal,
      me: Member,
      body: Record<string, string>,
    ) => Promise<string | { readonly at: string }>,
    to = (id: string) => `/editor/proposals/${id}`,
  ) =>
    router.post(`/editor/proposals/:id/${path}`, form, async (request, response) => {
      const proposal = await found(repository, request.params.id as string);
      const done = await does(proposal, whoIn(response), request.body ?? {});
      const isPlace = typeof done === 'object';
      if (done && !isPlace) tell(whoIn(response), done);
      response.redirect(303, `${to(proposal.id)}${isPlace ? `#${done.at}` : ''}`);
    });

  const edit = async ({ id }: Proposal, me: Member) => {
    choices.choose(me, id);
    return '';
  };
  act('edit', edit, () => '/admin/');
  act('propose', async ({ id, state }, me, body) => {
    const title = titleIn(body);
    if (!title) throw new Refusal(422, 'Give the proposal a title: what does it change?');
    await repository.propose(id, me, title, String(body.words ?? '').slice(0, WORDS));
    return state === 'open' || state === 'approved' || state === 'scheduled'
      ? 'The title and the note are changed.'
      : 'Sent for review: the reviewers see it now.';
  });
  act('comment', async ({ id }, me, { seen = '', file, name, field, words }) => {
    const place = placeIn({ file, name, field });
    const number = await repository.comment(id, me, { seen, ...place, words: said(words) });
    return { at: commentAnchor(number) };
  });
  act('answer', async ({ id }, me, { words, ...body }) => {
    const comment = Number(body.comment);
    await repository.answer(id, me, { comment, words: said(words) });
    return { at: commentAnchor(comment) };
  });
  act('bring-forward', async ({ id }, me, body) => {
    const answer = await repository.bringForward(id, me, choicesIn(body));
    return answer.kind === 'forward'
      ? 'It fits again with what is published.'
      : 'Some fields are not decided yet.';
  });
  const discard = async (proposal: Proposal, me: Member) => {
    if (proposal.owner !== me.id && !reaches(me.role, 'admin'))
      throw new Refusal(403, 'Only the person who began a proposal, or an admin, may delete it.');
    await repository.discard(proposal.id, me);
    return `“${proposal.title}” is deleted. It is kept for ${KEPT_DAYS} days: an engineer can restore it.`;
  };
  act('discard', discard, () => '/editor/proposals');
  router.use(
    ['/editor/proposals/:id/accept', '/editor/proposals/:id/give-back'],
    atLeast('reviewer'),
  );
  act('accept', async (proposal, me, { seal = '', seen, reason = '', ...body }) => {
    const due = whenIn(body);
    const { isOwn, others } = await ownership(service, proposal, me);
    const why = others.length > 0 ? reason.trim().slice(0, TITLE) : '';
    if (others.length > 0 && !(reaches(me.role, 'admin') && why))
      throw new Refusal(
        403,
        `You saved into this proposal, so another reviewer decides: ${others.join(', ')}.${reaches(me.role, 'admin') ? ' As an admin you may publish it with a reason.' : ''}`,
      );
    const alone = isOwn && others.length === 0;
    await repository.accept(proposal.id, me, {
      ...{ seal, seen },
      ...(why && { reason: why }),
      ...(alone && { alone }),
      ...(due !== undefined && { when: due }),
    });
    return decided(me, due);
  });
  act('publish', async (proposal, me, body) => {
    const due = whenIn(body);
    await refuseUnlessEditor(service, proposal, me);
    if (typeof due === 'number') await repository.schedule(proposal.id, me, due);
    else await repository.publish(proposal.id, me);
    return decided(me, due);
  });
  act('withdraw', async (proposal, me) => {
    await refuseUnlessEditor(service, proposal, me);
    await repository.schedule(proposal.id, me);
    return 'It is not scheduled any more.';
  });
  act('give-back', async ({ id }, me, body) => {
    const words = String(body.words ?? '')
      .trim()
      .slice(0, WORDS);
    if (!words) throw new Refusal(422, 'Write what the editor should change.');
    await repository.giveBack(id, me, words);
    return 'You asked for changes: its editor sees your note.';
  });
  return router;
}

const takenBack = async (repository: GitRepository, id: string) =>
  (await repository.proposals()).find(
    ({ takesBack, state }) => takesBack?.id === id && state !== 'closed',
  );

/** @throws a `Refusal` if nothing is said */
function said(words: string | undefined): string {
  const text = String(words ?? '').trim();
  if (!text) throw new Refusal(422, 'Write a comment first.');
  return text.slice(0, WORDS);
}

const PLACE = z.object({
  file: z.string().max(200).optional(),
  name: z.string().max(200).optional(),
  field: z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.array(z.string().max(200)).max(20))
    .optional(),
});

function placeIn(body: Record<string, string | undefined>): CommentPlace {
  try {
    return PLACE.parse(body);
  } catch {
    throw new Refusal(422, 'The request does not say what the comment is about. Reload the page.');
  }
}

/** The words that were chosen, by the keys of the fields. */
function choicesIn(body: Record<string, string>): Choices {
  const chosen = Object.entries(body).flatMap(([name, value]) => {
    const path = body[`${name}-path`];
    return path && (value === 'mine' || value === 'theirs') ? [[path, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

const titleIn = (body: { title?: string } | undefined) =>
  oneLine(String(body?.title ?? '')).slice(0, TITLE);

/** @throws a `Refusal` if there is no such proposal */
export async function found(repository: GitRepository, id: string): Promise<Proposal> {
  const proposal = /^[\w-]{1,100}$/.test(id) ? await repository.proposal(id) : undefined;
  if (!proposal) throw new Refusal(404, 'There is no such proposal. It may have been deleted.');
  return proposal;
}
