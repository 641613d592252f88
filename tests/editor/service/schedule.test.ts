// Approved proposals that are published later: at a time, or when someone says so.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { timeOf } from '../../../content/schema/datetime.ts';
import { dueIn } from '../../../tina/server/proposalRules.ts';
import type { Approval } from '../../../tina/shared/Repository.ts';
import {
  ASHA,
  type Desk,
  editFile,
  gitAt,
  MEERA,
  OTHER_TALK,
  RAVI,
  TALK,
  testSetup,
} from './repository.ts';

const setup = testSetup();
const MINUTE = 60_000;
const NOW = Date.now();
const DUE = NOW + 60 * MINUTE;

/** A proposal that Ravi approved. */
async function approved(desk: Desk, title: string, when: Approval['when'] = DUE, file = TALK) {
  const { repository } = desk;
  const proposal = await repository.open(ASHA, title);
  await desk.change(proposal, ASHA, file, { title });
  await repository.propose(proposal.id, ASHA, title, '');
  await repository.accept(proposal.id, RAVI, { seal: await repository.seal(proposal.id), when });
  return proposal;
}

const kinds = ({ repository }: Desk, { id }: { id: string }) =>
  repository.events(id).map(({ kind }) => kind);
const merges = ({ origin }: Desk) => gitAt(origin, 'log', '--merges', '--format=%s', 'main');

it('a scheduled proposal is published at its minute, once, and is in the list until then', async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'At a time');
  expect(await desk.now(proposal)).toMatchObject({ state: 'scheduled', due: DUE });
  const entry = { time: DUE, title: 'At a time', what: 'published', proposal: proposal.id };
  expect(desk.repository.upcoming(NOW)).toContainEqual(entry);
  await expect(desk.repository.publishDue(DUE - 1)).resolves.toBe(0);
  expect(merges(desk)).toBe('');
  const both = [desk.repository.publishDue(DUE), desk.repository.publishDue(DUE)];
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(await desk.repository.publishDue(DUE + MINUTE)).toBe(0);
  expect(merges(desk)).toBe('At a time');
  expect(desk.repository.events(proposal.id).at(-1)).toMatchObject({
    ...{ kind: 'published', who: RAVI.name },
  });
  expect((await desk.now(proposal)).late).toBeUndefined();
  expect(desk.repository.upcoming(NOW)).not.toContainEqual(entry);
});

it('published before its time, it has no time any more, and what it changed can still be seen', {
  tags: '@all',
}, async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'Early');
  await desk.repository.publish(proposal.id, ASHA);
  expect(await desk.now(proposal)).toMatchObject({ state: 'merged', due: undefined });
  const files = await desk.repository.changes(proposal.id);
  expect(files).toMatchObject([{ what: 'changed', file: TALK }]);
  const { base, head } = await desk.repository.revisions(proposal.id);
  expect(gitAt(desk.clone, 'diff', '--name-only', base, head)).toBe(TALK);
});

it('after an outage it is published once at the next start, and the log says why late', async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'Over an outage');
  await desk.close();
  const next = await setup.start({ folder: desk.folder });
  const later = DUE + 90 * MINUTE;
  expect(await next.repository.publishDue(later)).toBe(1);
  expect((await next.now(proposal)).late).toMatch(
    /^It was scheduled for .*\. The editor was not running then\.$/,
  );
  await next.close();
  const last = await setup.start({ folder: desk.folder });
  expect(await last.repository.publishDue(later + MINUTE)).toBe(0);
  expect(merges(desk)).toBe('Over an outage');
});

it('a silent origin is told once, and it is tried again', async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'Silent');
  renameSync(desk.origin, `${desk.origin}.away`);
  expect(await desk.repository.publishDue(DUE)).toBe(0);
  const { state, problem } = await desk.now(proposal);
  expect(state).toBe('scheduled');
  expect(problem).toBeTruthy();
  const count = kinds(desk, proposal).length;
  expect(await desk.repository.publishDue(DUE + MINUTE)).toBe(0);
  expect(kinds(desk, proposal)).toHaveLength(count);
  renameSync(`${desk.origin}.away`, desk.origin);
  expect(await desk.repository.publishDue(DUE + 10 * MINUTE)).toBe(1);
  expect((await desk.now(proposal)).late).toContain(problem);
});

it('a conflict is told when it arises, and nothing is published at the time', async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'In conflict');
  await desk.publish((folder) => editFile(folder, TALK, (talk) => (talk.title = 'Theirs')));
  await desk.repository.sync();
  expect((await desk.now(proposal)).conflicts).toMatchObject([{ fields: [{ label: ['Title'] }] }]);
  expect(desk.repository.events(proposal.id).at(-1)).toMatchObject({ kind: 'failed' });
  await desk.repository.sync();
  expect(kinds(desk, proposal).filter((kind) => kind === 'failed')).toHaveLength(1);
  await desk.repository.publishDue(DUE);
  expect(merges(desk)).toBe('');
  expect((await desk.now(proposal)).problem).toContain('(Title)');
});

it('another change of the same record ends the approval and its time; one of another does not', async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'Outdated');
  await desk.publish((folder) => editFile(folder, OTHER_TALK, (talk) => (talk.minutes = 41)));
  await desk.repository.sync();
  expect((await desk.now(proposal)).state).toBe('scheduled');
  await desk.publish((folder) => editFile(folder, TALK, (talk) => (talk.minutes = 42)));
  await desk.repository.sync();
  expect(await desk.now(proposal)).toMatchObject({ state: 'open', outdated: RAVI.name });
  expect((await desk.now(proposal)).due).toBeUndefined();
  expect(await desk.repository.publishDue(DUE)).toBe(0);
});

it('its editor publishes what is only accepted; a time is set, changed and withdrawn', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const { id } = await approved(desk, 'When the editor says', 'later');
  expect((await desk.now({ id })).state).toBe('approved');
  await repository.schedule(id, ASHA, DUE);
  await repository.schedule(id, ASHA, DUE + MINUTE);
  expect((await desk.now({ id })).due).toBe(DUE + MINUTE);
  await repository.schedule(id, RAVI);
  expect(await repository.publishDue(DUE + MINUTE)).toBe(0);
  await repository.publish(id, ASHA);
  expect(merges(desk)).toBe('When the editor says');
  expect(repository.events(id).at(-1)).toMatchObject({ kind: 'published', who: ASHA.name });
  expect(gitAt(desk.origin, 'log', '-1', '--format=%an %(trailers:key=Approved-by)', 'main')).toBe(
    `${RAVI.name} Approved-by: ${RAVI.name} <${RAVI.email}>`,
  );
  const draft = await repository.open(MEERA, 'Not approved');
  await desk.change(draft, MEERA, TALK, { minutes: 5 });
  await expect(repository.publish(draft.id, MEERA)).rejects.toThrow('has not been proposed yet');
  await repository.propose(draft.id, MEERA, 'Not approved', '');
  for (const order of [
    repository.publish(draft.id, MEERA),
    repository.schedule(draft.id, MEERA, DUE),
  ])
    await expect(order).rejects.toThrow('A reviewer approves it first.');
});

it('what a build contains is live, and noted once', async () => {
  const desk = await setup.start();
  const first = await approved(desk, 'The first', 'later');
  const second = await approved(desk, 'The second', 'later', OTHER_TALK);
  for (const { id } of [first, second]) await desk.repository.publish(id, ASHA);
  const built = gitAt(desk.origin, 'rev-parse', 'main^1');
  for (let time = 1; time < 3; time++) await desk.repository.noteLive(built, time);
  expect(await Promise.all([first, second].map(async (one) => (await desk.now(one)).live))).toEqual(
    [1, undefined],
  );
  expect(kinds(desk, first).filter((kind) => kind === 'live')).toHaveLength(1);
  await desk.repository.noteLive('0'.repeat(40), 3);
  expect((await desk.now(second)).live).toBeUndefined();
});

it.each([
  ['', 'Choose a day and a time.'],
  ['2026-12-01', 'Choose a day and a time.'],
  ['2027-02-30T09:30', 'Choose a day and a time.'],
  ['2001-01-01T09:30', 'This time is over.'],
])('the time “%s” is refused', (text, words) => {
  expect(() => dueIn(text)).toThrow(words);
});

it('a time that the clock skips is refused, and the next one is named', { tags: '@all' }, () => {
  const clock = (text: string) => text.replace('T02', 'T03');
  expect(() => dueIn('2027-03-28T02:30', NOW, clock)).toThrow('The next one is 2027-03-28, 03:00.');
  expect(dueIn('2027-03-28T03:00', NOW, clock)).toBe(timeOf('2027-03-28T03:00'));
  expect(() => dueIn('9999-12-31T09:30')).toThrow('Choose a day in the next 5 years.');
});

it('a publication whose answer was lost is published', { tags: '@all' }, async () => {
  const desk = await setup.start();
  const proposal = await approved(desk, 'Answer lost', 'later');
  const hook = join(desk.origin, 'hooks/post-receive');
  mkdirSync(dirname(hook), { recursive: true });
  // The connection ends after main has moved.
  writeFileSync(hook, '#!/bin/sh\ngrep -q refs/heads/main && kill -9 $PPID\nexit 0\n', {
    mode: 0o755,
  });
  await desk.repository.publish(proposal.id, ASHA);
  expect(await desk.now(proposal)).toMatchObject({ state: 'merged', problem: undefined });
  expect(kinds(desk, proposal)).not.toContain('failed');
  expect(merges(desk)).toBe('Answer lost');
});

it('knows when time changes what is published: records appear and end, drafts do not', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const [from, until] = [Date.parse('2031-01-01T00:00Z'), Date.parse('2031-01-03T00:00Z')];
  expect(repository.turned(from, until)).toBe(false);
  await desk.publish((folder) => {
    editFile(folder, TALK, (record) => (record.publishAt = '2031-01-01T12:00'));
    editFile(folder, OTHER_TALK, (record) =>
      Object.assign(record, { publishAt: '2031-01-02T12:00', draft: true }),
    );
  });
  await repository.sync();
  const noon = timeOf('2031-01-01T12:00');
  expect(repository.turned(noon - 1, noon)).toBe(true);
  expect(repository.turned(noon, until), 'once').toBe(false);
  expect((await repository.main()).commit).toBe(gitAt(desk.origin, 'rev-parse', 'main'));
});
