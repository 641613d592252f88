import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Service } from '../../../tina/server/Service.ts';
import { hookRoute } from '../../../tina/server/webhookRoute.ts';
import type { Proposal } from '../../../tina/shared/Repository.ts';
import { type FakeGitHub, startFakeGitHub } from '../../service/helpers/fakeGitHub/fakeGitHub.ts';
import { hostContract } from './hostContract.ts';
import {
  ASHA,
  Desk,
  editFile,
  gitAt,
  MEERA,
  OTHER_TALK,
  RAVI,
  TALK,
  testSetup,
} from './repository.ts';

const setup = testSetup();
const LONG = { timeout: 30_000 };

describe('GitHub', () => {
  const host = {} as { desk: Desk };
  let gitHub: FakeGitHub;
  let hook: Server;
  beforeAll(async () => {
    gitHub = await startFakeGitHub({ folder: setup.folder(), project: setup.project });
    const settings = { origin: gitHub.origin, gitHub: gitHub.settings };
    const { repository, folder } = await setup.start(settings);
    host.desk = new Desk(repository, folder, gitHub.repository, () => {});
    const service = { settings: { origin: settings }, repository } as unknown as Service;
    hook = express().use(hookRoute(service)).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    gitHub.hookTo(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/editor/hooks`);
  });
  afterAll(async () => {
    hook.close();
    await gitHub.stop();
  });
  hostContract(host);

  const state = async ({ id }: Proposal) => (await host.desk.repository.proposal(id))?.state;
  const becomes = (proposal: Proposal, wanted: Proposal['state']) =>
    vi.waitFor(async () => expect(await state(proposal)).toBe(wanted), { timeout: 10_000 });
  const proposed = async (title: string) => {
    const proposal = await host.desk.repository.open(ASHA, title);
    await host.desk.change(proposal, ASHA, TALK, { title });
    await host.desk.repository.propose(
      proposal.id,
      ASHA,
      title,
      `${title}, because @everybody asked.`,
    );
    const pull = gitHub.pulls.list(proposal.branch)[0] as ReturnType<typeof gitHub.pulls.get>;
    return { proposal, pull };
  };

  it('says what changed in words', async () => {
    const { proposal, pull } = await proposed('In words');
    expect(pull.title).toBe('In words');
    expect(pull.body).toContain('Proposed by Asha Rao in the editor.');
    expect(pull.body).toMatch(/#### Changed: In words\n\nTalks, `content\/talks\/one-1.json`/);
    expect(pull.body).toMatch(/- \*\*Title\*\*: .*<ins>In words<\/ins>/);
    expect(pull.mergeable).toBe(true);
    await host.desk.repository.discard(proposal.id, ASHA);
    expect(gitHub.pulls.get(pull.number).state).toBe('closed');
  });

  it('ends an approval there when the title changes here, and not when it is sent again unchanged', async () => {
    const { repository } = host.desk;
    const { proposal, pull } = await proposed('A title that is approved');
    const { title, note = '' } = await host.desk.now(proposal);
    await gitHub.review(pull.number, 'ravi', 'APPROVED');
    await becomes(proposal, 'approved');
    await repository.propose(proposal.id, ASHA, title, note);
    await repository.sync();
    expect(await state(proposal)).toBe('approved');
    await repository.propose(proposal.id, ASHA, 'Another title', note);
    await repository.sync();
    expect(await state(proposal)).toBe('open');
    await repository.discard(proposal.id, ASHA);
  });

  it('names who brought a proposal to main in Git, and believes no address there', async () => {
    const { repository } = host.desk;
    const { proposal } = await proposed('Merged with Git');
    await host.desk.publish((folder) => {
      gitAt(folder, 'config', 'user.email', RAVI.email);
      gitAt(folder, 'merge', '--quiet', '--no-ff', '-m', 'Merge', `origin/${proposal.branch}`);
    });
    await repository.sync();
    const published = repository.events(proposal.id).find(({ kind }) => kind === 'published');
    expect(published).toMatchObject({ who: 'Engineer', email: '' });
  });

  it('tells of reviews by its messages; an approval ends with the next save', async () => {
    const { proposal, pull } = await proposed('Reviewed');
    await gitHub.review(pull.number, 'ravi', 'CHANGES_REQUESTED', 'Name the source.');
    await becomes(proposal, 'changes-asked');
    expect((await host.desk.repository.proposal(proposal.id))?.words).toBe('Name the source.');
    await gitHub.review(pull.number, 'ravi', 'APPROVED');
    await becomes(proposal, 'approved');
    await host.desk.change(proposal, ASHA, TALK, { title: 'Reviewed, and changed' });
    await host.desk.pushed(proposal);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('counts no review of somebody who may not write to the repository, and keeps their words', async () => {
    const { proposal, pull } = await proposed('Public');
    gitHub.readers.add('mallory');
    await gitHub.review(pull.number, 'mallory', 'APPROVED');
    await gitHub.review(pull.number, 'mallory', 'CHANGES_REQUESTED', 'All of it.');
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('open');
    const said = await host.desk.repository.comments(proposal.id);
    expect(said.map(({ words }) => words)).toEqual(['All of it.']);
    await gitHub.review(pull.number, 'ravi', 'APPROVED');
    await becomes(proposal, 'approved');
    await gitHub.review(pull.number, 'mallory', 'CHANGES_REQUESTED', 'No!');
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('approved');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('keeps an approval and its time whatever is pushed to the branch, and replaces that', async () => {
    const { proposal } = await proposed('Updated there');
    await host.desk.publish((folder) =>
      editFile(folder, OTHER_TALK, (record) => {
        record.minutes = 41;
      }),
    );
    const seal = await host.desk.repository.seal(proposal.id);
    await host.desk.repository.accept(proposal.id, RAVI, { seal, when: Date.now() + 3_600_000 });
    await host.desk.publish((folder) => {
      gitAt(folder, 'merge', '--quiet', '--no-edit', 'origin/main');
    }, proposal.branch);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('scheduled');
    await host.desk.publish(
      (folder) =>
        editFile(folder, TALK, (record) => {
          record.minutes = 42;
        }),
      proposal.branch,
    );
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('scheduled');
    await host.desk.pushed(proposal);
    const { head } = await host.desk.now(proposal);
    expect(gitAt(gitHub.repository, 'rev-parse', proposal.branch)).toBe(head);
    expect((await host.desk.fields(proposal.id, TALK)).record.minutes).not.toBe(42);
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('keeps an approval while main is brought in, and ends it where the same record changed', async () => {
    const { proposal, pull } = await proposed('Sealed');
    await gitHub.review(pull.number, 'ravi', 'APPROVED');
    await becomes(proposal, 'approved');
    const publish = async (file: string, minutes: number) => {
      await host.desk.publish((folder) =>
        editFile(folder, file, (record) => {
          record.minutes = minutes;
        }),
      );
      await host.desk.repository.sync();
      await host.desk.pushed(proposal);
      await host.desk.repository.sync();
    };
    await publish(OTHER_TALK, 31);
    expect(gitHub.pulls.get(pull.number).head.sha).not.toBe(pull.head.sha);
    expect(await state(proposal)).toBe('approved');
    await publish(TALK, 32);
    expect(await state(proposal)).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  const accept = async ({ id }: Proposal) =>
    host.desk.repository.accept(id, RAVI, { seal: await host.desk.repository.seal(id) });

  it(
    'reports an approval as a status; without the right to, it publishes all the same',
    LONG,
    async () => {
      const first = await proposed('With a status');
      const { sha } = gitHub.pulls.get(first.pull.number).head;
      await accept(first.proposal);
      // That of another proposal may come last.
      const statusOf = (sha: string) => gitHub.statuses.findLast(({ commit }) => commit === sha);
      expect(statusOf(sha)).toEqual({
        commit: sha,
        context: 'editor/approved',
        state: 'success',
        description: 'Approved by Ravi Nair in the editor',
      });
      const later = await proposed('For later');
      const seal = await host.desk.repository.seal(later.proposal.id);
      await host.desk.repository.accept(later.proposal.id, RAVI, { seal, when: 'later' });
      const shown = () => statusOf(gitHub.pulls.get(later.pull.number).head.sha)?.state;
      await vi.waitFor(() => expect(shown()).toBe('success'), LONG);
      await host.desk.publish((folder) =>
        editFile(folder, OTHER_TALK, (record) => {
          record.minutes = 51;
        }),
      );
      await host.desk.repository.sync();
      await host.desk.pushed(later.proposal);
      await vi.waitFor(() => expect(shown()).toBe('success'), LONG);
      expect(gitHub.pulls.get(later.pull.number).head.sha).not.toBe(later.pull.head.sha);
      await host.desk.repository.giveBack(later.proposal.id, RAVI, 'Shorter.');
      expect(shown()).toBe('failure');
      await host.desk.repository.discard(later.proposal.id, ASHA);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      gitHub.setRefusingStatuses(true);
      const second = await proposed('Without a status');
      await accept(second.proposal);
      gitHub.setRefusingStatuses(false);
      expect(await state(second.proposal)).toBe('merged');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('may not write commit statuses'));
      warn.mockRestore();
    },
  );

  it('takes the status of an approval back that falls without another commit', async () => {
    const { repository } = host.desk;
    const { proposal, pull } = await proposed('A status that falls');
    const { note = '' } = await host.desk.now(proposal);
    const { sha } = gitHub.pulls.get(pull.number).head;
    const shown = () => gitHub.statuses.findLast(({ commit }) => commit === sha);
    const approve = async () => {
      const seal = await repository.seal(proposal.id);
      await repository.accept(proposal.id, RAVI, { seal, when: 'later' });
      await vi.waitFor(() => expect(shown()?.state).toBe('success'), LONG);
    };
    await approve();
    await repository.propose(proposal.id, ASHA, 'Another title', note);
    await repository.sync();
    const description = 'The approval of Ravi Nair does not count any more';
    expect(shown()).toMatchObject({ state: 'failure', description });
    await approve();
    const count = gitHub.statuses.length;
    await repository.sync();
    expect(gitHub.statuses).toHaveLength(count);
    await repository.discard(proposal.id, ASHA);
  });

  it('merges by squash where no merge commit is allowed, and not by rebase, which keeps no trailers', async () => {
    gitHub.pulls.allowed = ['rebase'];
    const { proposal } = await proposed('Squash or nothing');
    await expect(accept(proposal)).rejects.toThrow('Ask an engineer to allow squash merges.');
    gitHub.pulls.allowed = ['squash', 'rebase'];
    await host.desk.repository.publish(proposal.id, ASHA);
    gitHub.pulls.allowed = ['merge', 'squash', 'rebase'];
    expect(await state(proposal)).toBe('merged');
    const message = gitAt(gitHub.repository, 'log', '-1', '--format=%B', 'main');
    expect(message).toContain(`Proposal: ${proposal.id}`);
    expect(message).toContain('Approved-by: Ravi Nair <ravi@nikash.example>');
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('merged');
  });

  it('of what somebody rebased there in several commits, all is one publication and is taken back', async () => {
    const { repository } = host.desk;
    const before = gitAt(gitHub.repository, 'show', `main:${TALK}`, `main:${OTHER_TALK}`);
    const { proposal, pull } = await proposed('Rebased');
    await host.desk.change(proposal, MEERA, OTHER_TALK, { minutes: 77 });
    await host.desk.publish((folder) => writeFileSync(join(folder, 'NOTES.md'), 'Between.\n'));
    await repository.sync();
    await host.desk.change(proposal, ASHA, TALK, { minutes: 78 });
    await repository.sync();
    await host.desk.pushed(proposal);
    const main = gitAt(gitHub.repository, 'rev-parse', 'main');
    await gitHub.merge(pull.number, 'rebase');
    await repository.sync();
    expect(await state(proposal)).toBe('merged');
    expect(gitAt(gitHub.repository, 'rev-list', '--count', `${main}..main`)).toBe('3');
    const [newest, next] = (await repository.publications()).publications;
    expect(newest?.proposal?.id).toBe(proposal.id);
    expect(next?.commit).toBe(main);
    // It ends a page, and its other commits begin no other one.
    await host.desk.publish((folder) => {
      for (let i = 1; i < 48; i++)
        gitAt(folder, 'commit', '--quiet', '--allow-empty', '-m', `Change ${i}`);
    });
    await repository.sync();
    const page = await repository.publications();
    expect(page.publications.at(-1)?.proposal?.id).toBe(proposal.id);
    expect(page.older).toBe(main);
    const back = await repository.takeBack(RAVI, newest?.commit ?? '');
    await repository.propose(back.id, RAVI, back.title, '');
    await accept(back);
    expect(gitAt(gitHub.repository, 'show', `main:${TALK}`, `main:${OTHER_TALK}`)).toBe(before);
  }, 60_000);

  it('a red check of what is scheduled is told before its time, once; one that runs is not; green again, it goes', async () => {
    const { repository } = host.desk;
    const { proposal } = await proposed('Checked');
    const when = Date.now() + 3_600_000;
    await repository.accept(proposal.id, RAVI, { seal: await repository.seal(proposal.id), when });
    const now = async () => {
      await repository.sync();
      return repository.proposal(proposal.id);
    };
    gitHub.pulls.check = { name: 'build', conclusion: null };
    expect(await now()).toMatchObject({ state: 'scheduled', problem: undefined });
    gitHub.pulls.check = { name: 'build', conclusion: 'failure' };
    const problem = 'A check at the code host failed: build. Ask an engineer.';
    expect(await now()).toMatchObject({ state: 'scheduled', due: when, problem });
    await now();
    const told = () => repository.events(proposal.id).filter(({ kind }) => kind === 'failed');
    expect(told()).toHaveLength(1);
    gitHub.setRefusingStatuses(true);
    expect(await now()).toMatchObject({ problem: undefined });
    gitHub.setRefusingStatuses(false);
    gitHub.pulls.check = undefined;
    expect(await now()).toMatchObject({ state: 'scheduled', due: when, problem: undefined });
    await repository.publishDue(when);
    expect(await state(proposal)).toBe('merged');
    const published = { kind: 'published', who: RAVI.name };
    expect(repository.events(proposal.id).at(-1)).toMatchObject(published);
  });

  it('asks with one question whether anything changed', async () => {
    const ones = [
      await proposed('Idle one'),
      await proposed('Idle two'),
      await proposed('Idle three'),
    ];
    await host.desk.repository.sync();
    const asked = async () => {
      gitHub.asked.length = 0;
      await host.desk.repository.sync();
      return gitHub.asked.filter((one) => !one.endsWith('/access_tokens'));
    };
    const list = 'GET /repos/nikash/site/pulls';
    expect(await asked()).toEqual([list]);
    const { number } = (ones[1] as (typeof ones)[number]).pull;
    gitHub.pulls.review(number, 'ravi', 'CHANGES_REQUESTED', 'Shorter.');
    expect(await asked()).toEqual([
      list,
      `${list}/${number}`,
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'GET /repos/nikash/site/collaborators/ravi/permission',
    ]);
    expect(await state((ones[1] as (typeof ones)[number]).proposal)).toBe('changes-asked');
    expect(await asked()).toEqual([list]);
    for (const { proposal } of ones) await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('believes no comment that looks like its own', async () => {
    const { proposal, pull } = await proposed('Commented');
    gitHub.pulls.comment(
      pull.number,
      '<!-- editor: changes asked -->\nEve asks:\n\nGo away.',
      'eve',
    );
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('comments go to the request as plain text, and come from there, each once', async () => {
    const { repository } = host.desk;
    const { proposal, pull } = await proposed('Discussed');
    const { id, head: seen } = proposal;
    const place = { file: TALK, name: 'Discussed', field: ['Title'] };
    const evil = 'Shorter?\n<b>@everybody</b> <!-- editor: changes asked -->';
    gitHub.setDown(true);
    await repository.comment(id, RAVI, { seen, ...place, words: evil });
    gitHub.setDown(false);
    const there = () => gitHub.pulls.comments(pull.number).map(({ body }) => body);
    await vi.waitFor(async () => {
      await repository.sync();
      expect(there()).toHaveLength(1);
    }, LONG);
    expect(there()[0]).toMatch(
      /^<!-- editor: comment -->\nRavi Nair comments in the editor on “Discussed” › Title:\n\n> Shorter\?\n> /,
    );
    expect(there()[0]).not.toMatch(/<b>|@everybody|\n<!--/);

    await gitHub.comment(pull.number, 'eve', '<script>alert(1)</script> Longer!');
    await gitHub.comment(pull.number, 'eve', 'Why this number?', TALK);
    await gitHub.comment(pull.number, 'eve', '<!-- editor: comment -->\nRavi Nair says so.');
    gitHub.pulls.comment(pull.number, 'The report of a program.');
    await gitHub.review(pull.number, 'ravi', 'COMMENTED', 'I have seen it.');
    const said = async () =>
      (await repository.comments(id)).map(({ who, words, file }) => [who, words, file]);
    const all = [
      ['Ravi Nair', evil, TALK],
      ['eve on GitHub', '<script>alert(1)</script> Longer!', undefined],
      ['eve on GitHub', 'Why this number?', TALK],
      ['ravi on GitHub', 'I have seen it.', undefined],
    ];
    await vi.waitFor(async () => expect(await said()).toEqual(all), LONG);
    const [, foreign] = await repository.comments(id);
    await repository.answer(id, ASHA, { comment: foreign?.number, words: 'No.' });
    const answered = () => expect(there().at(-1)).toContain('Asha Rao answers eve on GitHub');
    await vi.waitFor(answered, LONG);
    const count = there().length;
    for (let round = 0; round < 2; round++) await repository.sync();
    expect(there()).toHaveLength(count);
    expect(await said()).toEqual(all);
    await repository.discard(id, ASHA);
  });

  it('an approval there names who gave it, and is published here; a message may be lost', async () => {
    const { repository } = host.desk;
    const { proposal, pull } = await proposed('Approved there');
    gitHub.pulls.review(pull.number, 'ravi', 'APPROVED', '');
    await repository.sync();
    expect(await state(proposal)).toBe('approved');
    await repository.publish(proposal.id, ASHA);
    expect(await state(proposal)).toBe('merged');
    expect(gitAt(gitHub.repository, 'log', '-1', '--format=%(trailers)', 'main')).toContain(
      `Approved-by: ravi on GitHub\nSeal: `,
    );
  });

  it('squashes, and somebody pushes before the editor hears of it: the commit of the squash is noted', async () => {
    const { proposal, pull } = await proposed('Squashed at night');
    const { sha } = gitHub.pulls.merge(pull.number, { method: 'squash' });
    await host.desk.publish((folder) =>
      editFile(folder, OTHER_TALK, (record) => {
        record.minutes = 61;
      }),
    );
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('merged');
    const published = host.desk.repository.events(proposal.id).at(-1);
    expect(published?.detail.commit).toBe(sha);
  });

  it('squashes, and later saves go on as a draft', async () => {
    const { proposal, pull } = await proposed('Squashed');
    gitHub.hookTo('');
    await gitHub.merge(pull.number, 'squash');
    await host.desk.change(proposal, ASHA, TALK, { minutes: 17 });
    await host.desk.repository.sync();
    expect(await host.desk.repository.proposal(proposal.id)).toMatchObject({ state: 'draft' });
    expect((await host.desk.fields(proposal.id, TALK)).record).toMatchObject({ minutes: 17 });
    const again = await host.desk.repository.propose(proposal.id, ASHA, 'The rest', '');
    const [rest] = gitHub.pulls.list(proposal.branch);
    expect(again.url).toBe(rest?.html_url);
    expect(rest?.number).not.toBe(pull.number);
    await gitHub.merge(rest?.number as number, 'squash');
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('merged');
  });

  it('stays published, with its page, when the draft that continued it is deleted', async () => {
    const { proposal, pull } = await proposed('Continued');
    await gitHub.merge(pull.number);
    await host.desk.change(proposal, ASHA, TALK, { minutes: 18 });
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('draft');
    await host.desk.repository.discard(proposal.id, ASHA);
    expect(await state(proposal)).toBe('merged');
    const [newest] = (await host.desk.repository.publications()).publications;
    expect(newest?.proposal?.id).toBe(proposal.id);
  });

  it('is closed there: what was saved stays', async () => {
    const { proposal, pull } = await proposed('Closed');
    await gitHub.close(pull.number);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('closed');
    expect((await host.desk.fields(proposal.id, TALK)).record.title).toBe('Closed');
    // A branch that was deleted there is there again, and its request is not open again.
    gitAt(gitHub.repository, 'branch', '-D', proposal.branch);
    await host.desk.repository.sync();
    await host.desk.pushed(proposal);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('closed');
    await expect(accept(proposal)).rejects.toThrow('This proposal is closed.');
    await host.desk.change(proposal, ASHA, TALK, { minutes: 8 });
    expect(await state(proposal)).toBe('draft');
    await host.desk.pushed(proposal);
    const again = await host.desk.repository.propose(proposal.id, ASHA, 'Once more', '');
    expect(again.state).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('is down: saves go on, and go there when it is up again', async () => {
    const proposal = await host.desk.repository.open(MEERA, 'While it is down');
    gitHub.setDown(true);
    const answer = await host.desk.change(proposal, MEERA, TALK, { title: 'Not there yet' });
    expect(answer.kind).toBe('saved');
    await expect(host.desk.repository.propose(proposal.id, MEERA, 'Down', '')).rejects.toThrow(
      'does not answer',
    );
    expect((await host.desk.repository.proposal(proposal.id))?.pushed).toBe('waiting');
    gitHub.setDown(false);
    await host.desk.repository.sync();
    await host.desk.pushed(proposal);
    expect(gitAt(gitHub.repository, 'show', `${proposal.branch}:${TALK}`)).toContain(
      'Not there yet',
    );
  });

  it('refuses pushes: that is told, and saves go on', async () => {
    const proposal = await host.desk.repository.open(MEERA, 'While it refuses');
    gitHub.setRefusing(true);
    const answer = await host.desk.change(proposal, MEERA, TALK, { title: 'Refused' });
    expect(answer.kind).toBe('saved');
    await vi.waitFor(async () => {
      const { pushed } = (await host.desk.repository.proposal(proposal.id)) as Proposal;
      expect(pushed).toEqual({ refused: expect.stringContaining('may not write') });
    });
    gitHub.setRefusing(false);
    await host.desk.change(proposal, MEERA, TALK, { title: 'Taken' });
    await host.desk.pushed(proposal);
  });

  it('keeps its tokens out of files', () => {
    const [token = ''] = gitHub.tokens;
    expect(token).not.toBe('');
    for (const secret of [token, btoa(`x-access-token:${token}`)]) {
      const { status } = spawnSync('grep', ['-rqF', secret, host.desk.folder]);
      // Not found; 0 is found, and 2 is nowhere looked.
      expect(status).toBe(1);
    }
  });
});
