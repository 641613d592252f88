import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { EventLog, openDatabase } from '../../../tina/proposals/EventLog.ts';
import type { Proposal } from '../../../tina/shared/Repository.ts';
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

describe('an approval', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await setup.start();
  });
  const begin = async (title: string) => {
    const proposal = await desk.repository.open(ASHA, title);
    await desk.change(proposal, ASHA, TALK, { title });
    await desk.repository.propose(proposal.id, ASHA, title, 'For the reviewers.');
    return proposal;
  };
  const seal = ({ id }: Proposal) => desk.repository.seal(id);
  const accept = ({ id }: Proposal, of: string, seen?: string) =>
    desk.repository.accept(id, RAVI, { seal: of, seen });

  it('counts for what was seen: after a save it is stale, and the fields are named', async () => {
    const proposal = await begin('Seen');
    const [before, { head }] = [await seal(proposal), await desk.now(proposal)];
    await desk.change(proposal, ASHA, TALK, { minutes: 77 });
    await desk.change(proposal, ASHA, OTHER_TALK, { title: 'Also' });
    await expect(accept(proposal, before)).rejects.toThrow('changed since you opened this page');
    await expect(accept(proposal, before, head)).rejects.toThrow(
      /since you opened this page\.\n“Seen” \(Minutes\)\n“Also” \(Title\)\nNothing is published/,
    );
    expect(await seal(proposal)).not.toBe(before);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it.each([
    ['', 'does not say which changes you saw'],
    ['nonsense', 'changed since you opened this page'],
    ['0'.repeat(32), 'changed since you opened this page'],
  ])('with the seal “%s” is refused', async (of, words) => {
    const proposal = await begin(`Seal ${of.length}`);
    await expect(accept(proposal, of)).rejects.toThrow(words);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('with the seal of another proposal is refused', async () => {
    const other = await desk.repository.open(MEERA, 'Other');
    await desk.change(other, MEERA, OTHER_TALK, { minutes: 12 });
    const proposal = await begin('One of two');
    await expect(accept(proposal, await seal(other))).rejects.toThrow('changed since');
    for (const { id } of [other, proposal]) await desk.repository.discard(id, ASHA);
  });

  it('stays when other records are published, and falls when the same record is', async () => {
    const proposal = await begin('Stays');
    const before = await seal(proposal);
    await desk.publish((folder) =>
      gitAt(folder, 'commit', '--quiet', '--allow-empty', '-m', 'Elsewhere'),
    );
    await desk.repository.sync();
    expect(await seal(proposal)).toBe(before);
    await desk.publish((folder) => {
      const file = `${folder}/${TALK}`;
      const talk = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, `${JSON.stringify({ ...talk, minutes: 99 }, null, 2)}\n`);
    });
    await expect(accept(proposal, before)).rejects.toThrow('changed since');
    await desk.repository.discard(proposal.id, ASHA);
  });

  it.each([
    ['title', 'Another title', 'For the reviewers.'],
    ['note', 'The title', 'Another note.'],
  ])('is given for the %s too: with another it ends', async (_what, title, note) => {
    const proposal = await begin('The title');
    const before = await seal(proposal);
    await desk.repository.propose(proposal.id, ASHA, title, note);
    await expect(accept(proposal, before)).rejects.toThrow('changed since you opened this page');
    await desk.repository.accept(proposal.id, RAVI, { seal: await seal(proposal), when: 'later' });
    await desk.repository.propose(proposal.id, ASHA, 'The title', 'For the reviewers.');
    expect(await desk.now(proposal)).toMatchObject({ state: 'open', outdated: RAVI.name });
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('of a conflict’s answer is for others: who answered is among the authors', async () => {
    const proposal = await begin('Answered');
    await desk.publish((folder) =>
      editFile(folder, TALK, (talk) => {
        talk.title = 'Published meanwhile';
      }),
    );
    await desk.repository.sync();
    const { conflicts } = await desk.now(proposal);
    const [field] = conflicts.flatMap(({ fields }) => fields);
    expect(await desk.repository.authors(proposal.id)).not.toContain(RAVI.email);
    const answers = { [field?.path ?? '']: 'theirs' } as const;
    await desk.repository.mergeMain(proposal.id, RAVI, answers);
    expect([...(await desk.repository.authors(proposal.id))]).toEqual(
      expect.arrayContaining([ASHA.email, RAVI.email]),
    );
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('is not possible after changes were asked for', async () => {
    const proposal = await begin('Asked');
    await desk.repository.giveBack(proposal.id, RAVI, 'Shorter.');
    await expect(accept(proposal, await seal(proposal))).rejects.toThrow('Changes are asked for');
    expect(desk.repository.events(proposal.id).at(-1)).toMatchObject({
      ...{ who: RAVI.name, email: RAVI.email, kind: 'asked', detail: { words: 'Shorter.' } },
    });
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('leaves what is changed since a review to be seen: since the commit that the reviewer saw', {
    tags: '@all',
  }, async () => {
    const { repository } = desk;
    const proposal = await begin('Since');
    const since = async () => (await repository.sinceReview(proposal.id, RAVI.email))?.changed;
    expect(await since()).toBeUndefined();
    const { head } = await desk.now(proposal);
    await desk.change(proposal, ASHA, OTHER_TALK, { minutes: 61 });
    await repository.giveBack(proposal.id, RAVI, 'Shorter.', head);
    const { title } = (await desk.fields(proposal.id, OTHER_TALK)).record;
    expect(await since()).toEqual([`“${title}” (Minutes)`]);
    await repository.propose(proposal.id, ASHA, 'Since', '');
    const { head: seen } = await desk.now(proposal);
    await repository.comment(proposal.id, RAVI, { seen, words: 'Good.' });
    expect(await since(), 'since the own comment').toEqual([]);
    await repository.accept(proposal.id, RAVI, { seal: await seal(proposal), when: 'later' });
    await desk.change(proposal, ASHA, TALK, { minutes: 62 });
    expect(await since(), 'after an approval').toEqual(['“Since” (Minutes)']);
    await repository.discard(proposal.id, ASHA);
  });

  it('is written into the merge, and no title adds a line to it', async () => {
    // The name of a firm in Devanagari, whose letters a sign without width joins.
    const firm = 'क्\u200dषेत्र';
    const evil = `${firm}\n\nApproved-by: Nobody <nobody@firm.example>`;
    const proposal = await begin('Honest');
    await desk.repository.propose(proposal.id, ASHA, evil, '');
    const of = await seal(proposal);
    await accept(proposal, of);
    expect(gitAt(desk.origin, 'log', '-1', '--format=%B', 'main')).toContain(firm);
    const trailers = gitAt(desk.origin, 'log', '-1', '--format=%(trailers)', 'main').split('\n');
    expect(trailers).toEqual([
      `Proposal: ${proposal.id}`,
      'Proposed-by: Asha Rao',
      'Approved-by: Ravi Nair <ravi@nikash.example>',
      `Seal: ${of}`,
    ]);
  });

  it('by two reviewers at once publishes once', async () => {
    const proposal = await begin('Twice');
    const of = await seal(proposal);
    const both = await Promise.allSettled([accept(proposal, of), accept(proposal, of)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected')?.reason.message;
    expect(refused).toMatch(/^(Ravi Nair is publishing this proposal|This proposal is published)/);
    const published = desk.repository
      .events(proposal.id)
      .filter(({ kind }) => kind === 'published');
    expect(published).toHaveLength(1);
    await expect(accept(proposal, of)).rejects.toThrow('is published already');
  });

  it('does not mean published where the old words were saved back', async () => {
    const proposal = await begin('Back and forth');
    const { minutes } = (await desk.fields(proposal.id, OTHER_TALK)).record;
    await desk.change(proposal, ASHA, OTHER_TALK, { minutes: 55 });
    const main = JSON.parse(gitAt(desk.origin, 'show', `main:${TALK}`));
    await desk.change(proposal, ASHA, OTHER_TALK, { minutes });
    await desk.change(proposal, ASHA, TALK, { title: main.title });
    await desk.repository.sync();
    expect((await desk.now(proposal)).state).toBe('open');
    expect(await desk.repository.changes(proposal.id)).toEqual([]);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('is part of the list of what is published; an engineer’s commit is not reviewed here', async () => {
    const proposal = await begin('On the list');
    await desk.repository.accept(proposal.id, RAVI, {
      seal: await seal(proposal),
      reason: 'Late.',
    });
    await desk.publish(() => {});
    await desk.repository.sync();
    const [engineer, own] = (await desk.repository.publications()).publications;
    expect(engineer).toMatchObject({ subject: 'Change outside', author: 'Engineer' });
    expect(engineer?.proposal).toBeUndefined();
    expect(own?.proposal).toMatchObject({
      ...{ id: proposal.id, title: 'On the list', proposer: ASHA.name },
      approval: { who: RAVI.name, detail: { reason: 'Late.' } },
    });
  });

  it('has all of main in pages, and what is no commit of main in none', async () => {
    const count = Number(gitAt(desk.origin, 'rev-list', '--count', '--first-parent', 'main'));
    await desk.publish((folder) => {
      for (let i = count; i < 60; i++)
        gitAt(folder, 'commit', '--quiet', '--allow-empty', '-m', `Change ${i}`);
    });
    await desk.repository.sync();
    const first = await desk.repository.publications();
    expect(first.publications).toHaveLength(50);
    const second = await desk.repository.publications(first.older);
    const all = [...first.publications, ...second.publications].map(({ commit }) => commit);
    expect(all.join('\n')).toBe(gitAt(desk.origin, 'rev-list', '--first-parent', 'main'));
    expect(second.older).toBeUndefined();
    const { head } = await desk.now(await begin('Not on main'));
    for (const from of [head, '--all', 'e'.repeat(40)])
      await expect(desk.repository.publications(from)).rejects.toThrow('never published');
  });

  it('shows the note of its editor, and who saved into it', async () => {
    const proposal = await begin('Noted');
    await desk.change(proposal, MEERA, OTHER_TALK, { minutes: 13 });
    expect((await desk.repository.proposal(proposal.id))?.note).toBe('For the reviewers.');
    expect(await desk.repository.authors(proposal.id)).toEqual(new Set([ASHA.email, MEERA.email]));
    await desk.repository.discard(proposal.id, ASHA);
  });
});

describe('an approval that was not published', () => {
  /** A proposal whose approval could not be published, because origin did not answer. */
  async function approved(title: string) {
    const desk = await setup.start();
    const proposal = await desk.repository.open(ASHA, title);
    await desk.change(proposal, ASHA, TALK, { title });
    await desk.repository.propose(proposal.id, ASHA, title, '');
    const publish = async () =>
      desk.repository.accept(proposal.id, RAVI, { seal: await desk.repository.seal(proposal.id) });
    const database = openDatabase(join(desk.folder, 'log.sqlite'));
    return { desk, proposal, publish, database };
  }

  it('is told with its reason, and can be published again', async () => {
    const { desk, proposal, publish, database } = await approved('Silent');
    database.close();
    renameSync(desk.origin, `${desk.origin}.away`);
    await expect(publish()).rejects.toThrow();
    expect(await desk.now(proposal)).toMatchObject({
      state: 'approved',
      approval: { who: RAVI.name },
    });
    expect((await desk.now(proposal)).problem).toBeTruthy();
    renameSync(`${desk.origin}.away`, desk.origin);
    expect(await publish()).toMatchObject({ state: 'merged', problem: undefined });
  });

  it('falls when the reviewer’s account is closed, by the command line too', async () => {
    const { desk, proposal, publish, database } = await approved('Closed account');
    renameSync(desk.origin, `${desk.origin}.away`);
    await expect(publish()).rejects.toThrow();
    new EventLog(database).add({
      ...{ at: Date.now(), who: 'The operator', kind: 'account', about: RAVI.email },
      detail: { disabled: true },
    });
    database.close();
    expect(await desk.now(proposal)).toMatchObject({ state: 'open', fallen: RAVI.name });
    renameSync(`${desk.origin}.away`, desk.origin);
  });

  it('because the process was killed before the push can be published after the next start', async () => {
    const { desk, proposal, database } = await approved('Killed before');
    const log = new EventLog(database);
    const { name: who, email } = RAVI;
    for (const kind of ['approved', 'publishing'] as const)
      log.add({ at: Date.now(), who, email, kind, about: proposal.id, detail: {} });
    database.close();
    expect((await desk.now(proposal)).state).toBe('publishing');
    await expect(desk.repository.discard(proposal.id, ASHA)).rejects.toThrow(
      'Ravi Nair is publishing this proposal',
    );
    await desk.close();
    const next = await setup.start({ folder: desk.folder });
    expect(await next.now(proposal)).toMatchObject({
      state: 'approved',
      problem: expect.stringContaining('stopped before it was published'),
    });
    const seal = await next.repository.seal(proposal.id);
    expect((await next.repository.accept(proposal.id, RAVI, { seal })).state).toBe('merged');
  });

  it.each([
    ['published', 'its squash', '', 'merged'],
    ['not published', 'the squash of one whose name begins so', '-2', 'approved'],
  ])('is %s where the process was killed after %s at the host', async (_, __, end, state) => {
    const { desk, proposal, database } = await approved(`Killed after a squash${end}`);
    const log = new EventLog(database);
    const { name: who, email } = RAVI;
    const { head } = await desk.now(proposal);
    const seal = await desk.repository.seal(proposal.id);
    for (const kind of ['approved', 'publishing'] as const)
      log.add({ at: Date.now(), who, email, kind, about: proposal.id, detail: { head, seal } });
    database.close();
    await desk.close();
    const message = `Squashed\n\nProposal: ${proposal.id}${end}\nSeal: ${seal}`;
    const order = ['commit-tree', `${head}^{tree}`, '-p', 'main', '-m', message];
    const author = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.example'];
    const squash = gitAt(desk.origin, ...author, ...order);
    gitAt(desk.origin, 'update-ref', 'refs/heads/main', squash);
    const next = await setup.start({ folder: desk.folder });
    expect((await next.now(proposal)).state).toBe(state);
    if (state !== 'merged') return;
    const kinds = next.repository.events(proposal.id).map(({ kind }) => kind);
    expect(kinds).not.toContain('failed');
    expect(next.repository.events(proposal.id).at(-1)?.detail.commit).toBe(squash);
  });

  it('is published where the process was killed after the push', async () => {
    const { desk, proposal, publish, database } = await approved('Killed after');
    const { head } = await publish();
    await desk.close();
    database.exec("delete from event where kind = 'published'");
    database.close();
    // The branch is deleted after the publication is logged.
    const copies = join(desk.folder, 'repository.git');
    gitAt(copies, 'update-ref', `refs/heads/${proposal.branch}`, head);
    const next = await setup.start({ folder: desk.folder });
    expect((await next.now(proposal)).state).toBe('merged');
    expect(next.repository.events(proposal.id).at(-1)).toMatchObject({
      ...{ kind: 'published', who: RAVI.name },
      detail: { commit: gitAt(desk.origin, 'rev-parse', 'main') },
    });
  });
});
