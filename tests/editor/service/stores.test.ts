// The routes that forms and lists use, over both stores: a proposal, and the working copy.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonBody } from '../../../tina/admin/browser/fetchJson.ts';
import { contentRoutes } from '../../../tina/server/contentRoutes.ts';
import { explainOver, inProposal } from '../../../tina/server/currentProposal.ts';
import { answerError } from '../../../tina/server/guards.ts';
import { Presence } from '../../../tina/server/presence/Presence.ts';
import type { Service } from '../../../tina/server/Service.ts';
import type { Store } from '../../../tina/server/Store.ts';
import { workingCopy } from '../../../tina/server/studio/workingCopy.ts';
import type { StoredRecord } from '../../../tina/shared/storedRecords.ts';
import { serve } from '../../forms/serve.ts';
import { miniature, writeTree } from '../../unit/content/miniature.ts';
import { ASHA, type Desk, editFile, MEERA, OTHER_TALK, TALK, testSetup } from './repository.ts';

type Fields = Record<string, unknown>;

const setup = testSetup();
const ended: (() => unknown)[] = [];
afterAll(() => Promise.all(ended.map((end) => end())));

/** A field that the schema had when the record was written, in a record of its own. */
const OLD_TALK = 'content/talks/old-1.json';
function writeOld(root: string): void {
  writeFileSync(join(root, OLD_TALK), readFileSync(join(root, TALK)));
  editFile(root, OLD_TALK, (record) =>
    Object.assign(record, { id: 99, title: 'Old', subtitle: 'From before', tags: ['a', 'b'] }),
  );
}

async function proposalHandler(): Promise<RequestHandler> {
  const desk = await setup.start();
  await desk.publish(writeOld);
  await desk.repository.sync();
  const { id } = await desk.repository.open(ASHA, 'Both stores');
  return insideOf(desk, id);
}

/** Each request is one of Asha's in a proposal. */
function insideOf({ repository }: Desk, id: string): RequestHandler {
  const service = {
    repository,
    choices: { current: async () => ({ id }) },
    presence: new Presence(),
  } as unknown as Service;
  const inside = inProposal(service);
  return (request, response, next) => {
    request.headers['x-proposal'] = id;
    response.locals.member = ASHA;
    return inside(request, response, next);
  };
}

async function workingCopyHandler(): Promise<RequestHandler> {
  const root = mkdtempSync(join(tmpdir(), 'working-copy-'));
  ended.push(() => rmSync(root, { recursive: true }));
  writeTree(root, miniature());
  writeOld(root);
  const store = workingCopy(root);
  return (_request, response, next) => {
    response.locals.store = store;
    next();
  };
}

describe.each([
  ['a proposal', proposalHandler, ['Asha Rao', 'Asha Rao', 'Engineer']],
  // It is under no Git.
  ['the working copy', workingCopyHandler, [undefined]],
])('%s', (_, handler, people) => {
  let url: string;
  let store: Store;
  beforeAll(async () => {
    const own = await handler();
    const app = express();
    const note: RequestHandler = (_request, response, next) => {
      store = response.locals.store;
      next();
    };
    app.use(contentRoutes([own, note]));
    const site = await serve(app);
    ended.push(site.close);
    url = site.url;
  });

  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const save = (body: unknown) => post('/editor/save', body);
  const versionOf = async (file: string): Promise<string> => {
    const records = await (await fetch(`${url}/editor/records?kinds=talks`)).json();
    return records.find((one: StoredRecord) => one.file === file)?.version;
  };
  const stored = (file: string): Fields => JSON.parse(readFileSync(join(store.root, file), 'utf8'));

  it('gives a form the version of its record, and merges a save that began from an older one', async () => {
    const base = await versionOf(TALK);
    expect(base).toMatch(/^[0-9a-f]{40}$/);
    const opened = stored(TALK);
    const mine = { file: TALK, opened, base, record: { ...opened, title: 'By me' } };
    const first = await save(mine);
    expect(first).toMatchObject({ kind: 'saved', merged: [], values: { title: 'By me' } });
    expect(await versionOf(TALK)).toBe(first.version);
    // Sent again, because the first answer was lost.
    expect(await save(mine)).toMatchObject({ kind: 'saved', files: [], version: first.version });
    const other = { file: TALK, opened, base, record: { ...opened, minutes: 77 } };
    expect(await save(other)).toMatchObject({ kind: 'saved', values: { title: 'By me' } });
    expect(stored(TALK)).toMatchObject({ title: 'By me', minutes: 77 });
    const third = await save({ ...mine, record: { ...opened, title: 'By nobody' } });
    expect(third).toMatchObject({ kind: 'conflict', fields: [{ theirs: 'By me' }] });
  });

  it('tells what became of a record, and who did that', async () => {
    const answer = await fetch(`${url}/admin/history?file=${TALK}`);
    const versions: { who?: string; values: Fields }[] = await answer.json();
    expect(versions.map(({ who }) => who)).toEqual(people);
    expect(versions[0]?.values).toMatchObject({ title: 'By me', minutes: 77 });
  });

  it('saves several records of a list in one step, or none', async () => {
    const files = [TALK, OTHER_TALK];
    const bases = [await versionOf(TALK), await versionOf(OTHER_TALK)];
    const [one, two] = files.map(stored) as [Fields, Fields];
    const swap = [
      { file: TALK, base: bases[0], record: { ...one, id: two.id } },
      { file: OTHER_TALK, base: bases[1], record: { ...two, id: one.id } },
    ];
    expect(await save([swap[0], { ...swap[1], record: { ...two, id: 0 } }])).toMatchObject([
      { kind: 'refused' },
    ]);
    expect(stored(TALK)).toEqual(one);
    expect(await save(swap)).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
    expect([stored(TALK).id, stored(OTHER_TALK).id]).toEqual([two.id, one.id]);
  });

  it('renames and deletes a record', async () => {
    const moved = 'content/talks/moved.json';
    const base = await versionOf(OTHER_TALK);
    const record = stored(OTHER_TALK);
    const rename = { file: moved, renamedFrom: OTHER_TALK, base, record };
    expect(await save([rename])).toMatchObject([{ kind: 'saved', file: moved }]);
    // A form that has it open under its old name.
    const late = { file: OTHER_TALK, opened: record, base, record: { ...record, minutes: 5 } };
    expect(await save(late)).toMatchObject({ kind: 'saved', file: moved });
    const gone = [{ file: moved, deleted: true, base: await versionOf(moved) }];
    expect(await save(gone)).toMatchObject([{ kind: 'saved', text: '' }]);
    expect(await versionOf(moved)).toBeUndefined();
  });

  it('asks before it drops fields that no schema knows any more, and keeps them until then', async () => {
    const opened = stored(OLD_TALK);
    const { subtitle: _, tags: __, ...record }: Fields = { ...opened, title: 'New' };
    const sent = { file: OLD_TALK, base: await versionOf(OLD_TALK), opened, record };
    const fields = [
      { name: 'subtitle', value: 'From before' },
      { name: 'tags', value: ['a', 'b'] },
    ];
    expect(await save(sent)).toEqual({ kind: 'old', fields });
    expect(stored(OLD_TALK)).toEqual(opened);
    // Other faults come first: nobody drops words for a save that is refused.
    const wrong = { ...sent, record: { ...record, id: 0 } };
    expect(await save(wrong)).toMatchObject({ kind: 'refused' });
    expect(await save({ ...sent, withoutOld: true })).toMatchObject({ kind: 'saved' });
    expect(stored(OLD_TALK)).toEqual(record);
  });
});

it('a request during which its proposal is published or deleted is answered with that', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const publish = async (id: string) => {
    await repository.propose(id, ASHA, 'Ready', '');
    await repository.accept(id, MEERA, { seal: await repository.seal(id) });
  };
  const askWhile = async (end: (id: string) => Promise<unknown>, path: string, body?: object) => {
    const { id } = await desk.begin(path);
    const ending: RequestHandler = (_request, _response, next) => end(id).then(() => next());
    const app = express();
    app.use(contentRoutes([insideOf(desk, id), ending]), explainOver(desk));
    app.use(answerError.bind(undefined, {} as Service));
    const site = await serve(app);
    ended.push(site.close);
    const answer = await fetch(site.url + path, body && jsonBody(body));
    return `${answer.status} ${await answer.text()}`;
  };
  const isPublished = expect.stringMatching(/^409 .*Your proposal is published\. What you typed/);
  expect(await askWhile(publish, '/editor/records?kinds=talks')).toEqual(isPublished);
  const save = { file: TALK, record: {}, opened: {}, base: 'a' };
  expect(await askWhile(publish, '/editor/save', save)).toEqual(isPublished);
  const discard = (id: string) => repository.discard(id, ASHA);
  const asked = await askWhile(discard, `/admin/history?file=${TALK}`);
  expect(asked).toMatch(/^409 .*Your proposal was deleted\. What you typed/);
});
