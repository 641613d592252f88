import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { overWords } from '../shared/proposalWords.ts';
import { changeInTurn } from './changeQueue.ts';
import { whoIn } from './guards.ts';
import type { Member } from './people/People.ts';
import { standingOf } from './presence/Presence.ts';
import { publishedValues, recordHistory } from './recordHistory.ts';
import type { Service } from './Service.ts';
import { readSaves, type Store } from './Store.ts';

/** The header in which a page of the editor says which proposal its forms are of. */
const PROPOSAL = 'x-proposal';

/** The header that says which tab asks, as it joined the others (presence/). */
const TAB = 'x-tab';

/**
 * Finds the proposal that somebody works on. It is what the server knows of them; a page that was opened for
 * another one, in a tab left behind, is refused and writes nothing.
 */
export const inProposal =
  (service: Service): RequestHandler =>
  async (request, response, next) => {
    const member = whoIn(response);
    const { id } = await service.choices.current(member);
    const said = request.headers[PROPOSAL];
    if (said !== id)
      throw new Refusal(
        409,
        (await overIn(service, request)) ??
          'You have gone on to another proposal in another tab. What you typed is kept in this browser: reload this page, or go back to the proposal that it belongs to.',
      );
    response.locals.store = await proposalStore(service, id, member, request, response);
    next();
  };

/** What became of the proposal of a page of the editor, if it can be edited no more. */
const overIn = async ({ repository }: Pick<Service, 'repository'>, { headers }: Request) =>
  overWords((await standingOf(repository, String(headers[PROPOSAL]))).state);

/**
 * Says that a proposal was published or deleted while a request was under way, in place of an error of its files, which
 * are gone.
 */
export const explainOver =
  (service: Pick<Service, 'repository'>): ErrorRequestHandler =>
  async (error, request, { locals }, next) => {
    const words = locals.store && (await overIn(service, request));
    next(words ? new Refusal(409, words) : error);
  };

/** A proposal as the store of a request. */
async function proposalStore(
  { repository, presence }: Service,
  id: string,
  member: Member,
  { headers }: Request,
  response: Response,
): Promise<Store> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const root = await repository.worktree(id);
  return {
    root,
    changes: () => repository.changes(id),
    history: async (file) => recordHistory(root, file, await repository.revisions(id)),
    published: async (file) => {
      const { repository: folder, base } = await repository.revisions(id);
      return publishedValues({ repository: folder, head: base }, file);
    },
    save: (saves) =>
      changeInTurn(member, async () => {
        await readSaves(saves, gone.signal);
        const saved = presence.saving(String(headers[TAB]));
        return repository.saveTogether(id, member, saves, gone.signal).finally(saved);
      }),
    upload: (path, bytes) => changeInTurn(member, () => repository.upload(id, member, path, bytes)),
    movePicture: (path, to) => repository.movePicture(id, member, path, to),
  };
}
