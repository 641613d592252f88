import { Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { hasWords, seen } from '../../content/load/read/characters.ts';
import { timeText } from '../../content/schema/datetime.ts';
import { KEPT_DAYS } from '../proposals/deletedProposals.ts';
import type { CommentPlace } from '../shared/events.ts';
import { commentAnchor, IN_REVIEW } from '../shared/proposalWords.ts';
import type { Choices, Proposal } from '../shared/Repository.ts';
import { hasRole } from '../shared/Role.ts';
import { atLeast, form, setFlash, whoIn } from './guards.ts';
import type { Member } from './people/People.ts';
import { found, ownership, refuseUnlessEditor, TITLE, titleIn, whenIn } from './proposalRules.ts';
import type { Service } from './Service.ts';

const WORDS = 10_000;

/** What somebody does with a proposal by a button. */
export function proposalActions(service: Service): Router {
  const { repository, choices } = service;
  const router = Router();

  /** A button: what it does, with the words that are said then or the place on the page, and where it leads. */
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
      if (done && !isPlace) setFlash(whoIn(response), done);
      response.redirect(303, `${to(proposal.id)}${isPlace ? `#${done.at}` : ''}`);
    });

  /** @param at the address of a record in the editor; without one, the home page opens */
  const edit = async ({ id }: Proposal, me: Member, { at }: { at?: string }) => {
    choices.choose(me, id);
    return at ? { at } : '';
  };
  act('edit', edit, () => '/admin/');
  act('propose', async ({ id, state }, me, body) => {
    const title = titleIn(body);
    if (!hasWords(title)) throw new Refusal(422, 'Give the proposal a title: what does it change?');
    await repository.propose(id, me, title, String(body.words ?? '').slice(0, WORDS));
    return IN_REVIEW.has(state)
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
    const answer = await repository.mergeMain(id, me, choicesIn(body));
    return answer.kind === 'forward'
      ? 'It fits again with what is published.'
      : 'Some fields are not decided yet.';
  });
  const discard = async (proposal: Proposal, me: Member) => {
    if (proposal.owner !== me.id && !hasRole(me.role, 'admin'))
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
    if (others.length > 0 && !(hasRole(me.role, 'admin') && hasWords(why)))
      throw new Refusal(
        403,
        `It has words or pictures of yours, so another reviewer decides: ${others.join(', ')}.${hasRole(me.role, 'admin') ? ' As an admin you may publish it with a reason.' : ''}`,
      );
    const alone = (isOwn && others.length === 0) || undefined;
    const approval = { seal, seen, reason: why || undefined, alone, when: due };
    await repository.accept(proposal.id, me, approval);
    return decided(due);
  });
  act('publish', async (proposal, me, body) => {
    const due = whenIn(body);
    await refuseUnlessEditor(service, proposal, me);
    if (typeof due === 'number') await repository.schedule(proposal.id, me, due);
    else await repository.publish(proposal.id, me);
    return decided(due);
  });
  act('withdraw', async (proposal, me) => {
    await refuseUnlessEditor(service, proposal, me);
    await repository.schedule(proposal.id, me);
    return 'It is not scheduled any more.';
  });
  act('give-back', async ({ id }, me, { words, seen }) => {
    await repository.giveBack(id, me, said(words, 'Write what the editor should change.'), seen);
    return 'You asked for changes: its editor sees your note.';
  });
  return router;
}

/** What is said after a decision. */
function decided(when: number | 'later' | undefined): string {
  if (when === 'later') return 'Approved. Its editor or a reviewer publishes it.';
  return when === undefined
    ? 'Published. Visitors see it once the site is updated, usually after some minutes.'
    : `Scheduled for ${timeText(when)}.`;
}

/** @throws a `Refusal` if nothing is said */
function said(words: string | undefined, otherwise = 'Write a comment first.'): string {
  const text = String(words ?? '').trim();
  if (!seen(text)) throw new Refusal(422, otherwise);
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
