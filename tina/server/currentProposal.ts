import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { standingOf } from '../presence/Presence.ts';
import type { Proposal } from '../proposals/Repository.ts';
import { overWords } from '../views/proposalWords.ts';
import { whoIn } from './guards.ts';
import type { Service } from './Service.ts';

/** The header in which a page of the editor says which proposal its forms are of. */
const PROPOSAL = 'x-proposal';

/** The header that says which tab asks, as it joined the others (presence/). */
export const TAB = 'x-tab';

/** The header that says how new what was read is (`Indexes.now`), both ways. */
export const SINCE = 'x-content-since';

/**
 * Finds the proposal that somebody works on. It is what the server knows of them; a page that was opened for
 * another one, in a tab left behind, is refused and writes nothing.
 */
export const inProposal =
  ({ choices, repository }: Service): RequestHandler =>
  async (request, response, next) => {
    const proposal = await choices.current(whoIn(response));
    const said = request.headers[PROPOSAL];
    if (said !== proposal.id)
      throw new Refusal(
        409,
        overWords((await standingOf(repository, String(said))).state) ??
          'You have gone on to another proposal in another tab. What you typed is kept in this browser: reload this page, or go back to the proposal that it belongs to.',
      );
    response.locals.proposal = proposal;
    next();
  };

/** The proposal of a request, behind `inProposal`. */
export const proposalIn = ({ locals }: Response): Proposal => locals.proposal;

/** How new what somebody read is, as they say. */
export const sinceOf = ({ headers }: Request): number => Number(headers[SINCE] ?? 0);
