import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TinaNodeBackend } from '@tinacms/datalayer';
import express, { Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { recordHistory } from '../history/recordHistory.ts';
import { isPicturePath, pictureIn } from '../media/takeUpload.ts';
import type { Save, SaveAnswer } from '../proposals/Repository.ts';
import type { Question } from './ContentIndex.ts';
import { changeInTurn, refuseMany } from './changesInTurn.ts';
import { inProposal, proposalIn, SINCE, sinceOf } from './currentProposal.ts';
import { whoIn } from './guards.ts';
import { isMutation, type Step, stepsOf } from './mutations.ts';
import type { Service } from './Service.ts';

const question = z.object({
  query: z.string().max(100_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

const picture = z.string().max(500).refine(isPicturePath);
const renaming = z.object({ from: picture, to: picture });

/** What an address says behind its beginning. */
const pathOf = (path: unknown): string => ([path].flat() as string[]).join('/');

/** What Tina's page asks: the addresses are those of the studio, whose editor this is (tina/server/studio/askTina.ts). */
export function contentRoutes(service: Service): Router {
  const { repository, indexes } = service;
  const router = Router();
  const own = inProposal(service);

  const json = express.json({ limit: '2mb' });
  router.post('/graphql', refuseMany, json, own, async (request, response) => {
    const asked = question.safeParse(request.body);
    if (!asked.success) throw new Refusal(400, 'This is no question of the editor.');
    const { query, variables } = asked.data;
    const proposal = proposalIn(response);
    const member = whoIn(response);
    if (isMutation(query)) {
      const read = async (file: string) => (await repository.read(proposal.id, file))?.text;
      const answer = await changeInTurn(member, async () => {
        const steps = await stepsOf(query, variables ?? {}, read);
        return take(service, proposal.id, member, steps, sinceOf(request));
      });
      response.json(answer);
      return;
    }
    response.set(SINCE, String(indexes.now));
    request.body = { query, variables: variables ?? {} };
    // Tina's own handler, for this request: who may ask was decided before, and which records it sees here.
    const backend = TinaNodeBackend({
      authProvider: { isAuthorized: async () => ({ isAuthorized: true }) },
      databaseClient: { request: (one: Question) => indexes.of(proposal.id).ask(one) },
      options: { basePath: 'tina' },
    });
    request.url = '/tina/gql';
    response.setHeader('Content-Type', 'application/json');
    await backend(request, response);
  });

  router.get('/editor/only-here', own, (_request, response) => {
    const [own, published] = [
      repository.worktree(proposalIn(response).id),
      repository.published(),
    ].map((cwd) => globSync('content/*/*', { cwd }));
    const known = new Set(published);
    response.json(own?.filter((file) => !known.has(file)));
  });

  router.get('/admin/history', own, async (request, response) => {
    const file = String(request.query.file ?? '');
    response.json(await recordHistory(repository.worktree(proposalIn(response).id), file));
  });

  router.get('/media/list{/*folder}', own, async (request, response) => {
    const folder = ([request.params.folder ?? []].flat() as string[]).join('/');
    if (folder !== '' && !isPicturePath(`${folder}/any.png`))
      throw new Refusal(400, 'There is no such folder of pictures.');
    const root = repository.worktree(proposalIn(response).id);
    response.json(await listPictures(root, folder, request.query));
  });

  router.post('/media/upload/*path', refuseMany, own, async (request, response) => {
    const path = pathOf(request.params.path);
    if (!isPicturePath(path)) throw new Refusal(415, 'That is not the name of a picture.');
    const bytes = await pictureIn(request);
    const member = whoIn(response);
    const { id } = proposalIn(response);
    const answer = await changeInTurn(member, () => repository.upload(id, member, path, bytes));
    if ('refused' in answer) throw new Refusal(415, answer.refused);
    if (answer.path !== `/images/${path}`)
      throw new Refusal(
        409,
        'Somebody has just used that name for another picture: drop it once more.',
      );
    response.json({ success: true });
  });

  router.get('/media/free/*path', own, (request, response) => {
    const path = repository.freePath(proposalIn(response).id, pathOf(request.params.path));
    if (!path) throw new Refusal(415, 'That is not the name of a picture.');
    response.json({ path });
  });

  router.post('/media/rename', express.json({ limit: '4kb' }), own, async (request, response) => {
    const asked = renaming.safeParse(request.body);
    if (!asked.success) throw new Refusal(400, 'Which picture shall have which name?');
    const { from, to } = asked.data;
    await repository.movePicture(proposalIn(response).id, whoIn(response), from, to);
    response.json({ success: true });
  });

  router.delete('/media/*path', own, async (request, response) => {
    const path = pathOf(request.params.path);
    await repository.movePicture(proposalIn(response).id, whoIn(response), path);
    response.json({ success: true });
  });
  return router;
}

type Who = ReturnType<typeof whoIn>;

/** Saves each step, and answers as Tina would. */
async function take(
  { repository, indexes }: Service,
  proposal: string,
  member: Who,
  steps: readonly Step[],
  since: number,
): Promise<object> {
  const stale = steps.find(
    ({ isNew, save }) =>
      !isNew && !indexes.isUnchanged(proposal, save.renamedFrom ?? save.file, since),
  );
  if (stale)
    return failed(
      'It was changed meanwhile by somebody else, and nothing was written. Look at it again.',
    );
  const saves: Save[] = [];
  for (const { isNew, save } of steps) {
    const now = isNew ? undefined : await repository.read(proposal, save.renamedFrom ?? save.file);
    if (!isNew && !now) return failed('That record is gone.');
    saves.push({ ...save, base: now?.version ?? null });
  }
  // All of them or none: between two, records of the same number would be on the page.
  const answers = await repository.saveTogether(proposal, member, saves);
  const problems = answers.flatMap(problemsOf);
  if (problems.length > 0) return failed(problems.join('\n'));
  const data = Object.fromEntries(
    steps.map(({ alias }) => [alias, { __typename: 'DocumentNode' }]),
  );
  return { data };
}

function problemsOf(answer: SaveAnswer): readonly string[] {
  switch (answer.kind) {
    case 'saved':
      return [];
    case 'refused':
      return answer.messages;
    case 'conflict':
      return ['Somebody else is changing it just now: try again.'];
    default:
      return [answer.message];
  }
}

const failed = (message: string) => ({ errors: [{ message }] });

const PAGE = 20;

/** The pictures of a folder, as Tina's window of pictures wants them. */
async function listPictures(
  root: string,
  folder: string,
  { limit, cursor, search, ext }: Record<string, unknown>,
): Promise<object> {
  const entries = await readdir(join(root, 'public/images', folder), { withFileTypes: true }).catch(
    () => [],
  );
  const words = String(search ?? '').toLowerCase();
  const endings = String(ext ?? '')
    .toLowerCase()
    .split(',')
    .filter(Boolean);
  const ends = (name: string) =>
    endings.length === 0 || endings.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
  const names = entries
    .filter(
      (entry) => entry.isFile() && ends(entry.name) && entry.name.toLowerCase().includes(words),
    )
    .map(({ name }) => name)
    .sort();
  const [from, count] = [Number(cursor) || 0, Number(limit) || PAGE];
  const path = folder ? `${folder}/` : '';
  return {
    files: names
      .slice(from, from + count)
      .map((filename) => ({ filename, src: `/images/${path}${filename}` })),
    directories:
      from > 0
        ? []
        : entries
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => `/${name}`)
            .sort(),
    cursor: names.length > from + count ? String(from + count) : null,
  };
}
