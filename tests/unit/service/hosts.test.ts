import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '../../../tina/service/repository/Repository.ts';
import { type FakeGitHub, startFakeGitHub } from '../../service/fakeGitHub/fakeGitHub.ts';
import { ASHA, type Desk, gitAt, MEERA, RAVI, TALK, workshop } from './workshop.ts';

const shop = workshop();

/** A request from its begin to its end, at whatever host. */
function contract(host: { desk: Desk }) {
  const begin = async (title: string, fields = {}) => {
    const proposal = await host.desk.repository.open(ASHA, title);
    await host.desk.change(proposal, ASHA, TALK, { title, ...fields });
    return proposal;
  };
  const propose = ({ id }: Proposal, title: string, words = 'Because.') =>
    host.desk.repository.propose(id, ASHA, title, words);
  const main = (file: string) => gitAt(host.desk.origin, 'show', `main:${file}`);

  it('proposes, and names the state', async () => {
    const proposal = await begin('Proposing');
    const open = await propose(proposal, 'A better title');
    expect(open).toMatchObject({ state: 'open', title: 'A better title', pushed: 'yes' });
    const more = await host.desk.change(proposal, ASHA, TALK, { minutes: 11 });
    expect(more.kind).toBe('saved');
    // Again is the same request, with what came since.
    expect(await propose(proposal, 'A much better title')).toMatchObject({
      state: 'open',
      title: 'A much better title',
      url: open.url,
    });
    await host.desk.repository.discard(proposal.id, ASHA);
    expect(await host.desk.repository.proposal(proposal.id)).toBeUndefined();
  });

  it('has nothing to propose where nothing changed', async () => {
    const proposal = await host.desk.repository.open(ASHA, 'Nothing');
    await expect(propose(proposal, 'Nothing')).rejects.toThrow('There is nothing to propose');
  });

  it('brings what is accepted to main, with its author', async () => {
    const proposal = await begin('Accepting');
    await expect(host.desk.repository.accept(proposal.id, RAVI)).rejects.toThrow(
      'has not been proposed yet',
    );
    await propose(proposal, 'Accepted title');
    const merged = await host.desk.repository.accept(proposal.id, RAVI);
    expect(merged.state).toBe('merged');
    expect(main(TALK)).toContain('"title": "Accepting"');
    const authors = gitAt(host.desk.origin, 'log', '--format=%an', 'main', '--', TALK);
    expect(authors.split('\n')).toContain('Asha Rao');
    await expect(host.desk.change(proposal, ASHA, TALK, { title: 'Too late' })).rejects.toThrow(
      'has been published',
    );
    expect(gitAt(host.desk.repository.published(), 'rev-parse', 'HEAD')).toBe(
      gitAt(host.desk.origin, 'rev-parse', 'main'),
    );
    await vi.waitFor(() => {
      expect(gitAt(host.desk.origin, 'branch', '--list', proposal.branch)).toBe('');
    });
  });

  it('comes back with words, and is proposed again', async () => {
    const proposal = await begin('Returning');
    await propose(proposal, 'Returned title');
    const back = await host.desk.repository.giveBack(proposal.id, RAVI, 'Shorter,\n\nplease.');
    expect(back).toMatchObject({ state: 'changes-asked', words: 'Shorter,\n\nplease.' });
    await host.desk.repository.sync();
    expect(await host.desk.repository.proposal(proposal.id)).toMatchObject({
      state: 'changes-asked',
      words: 'Shorter,\n\nplease.',
    });
    await host.desk.change(proposal, ASHA, TALK, { title: 'Short' });
    const again = await propose(proposal, 'Returned title');
    expect(again).toMatchObject({ state: 'open' });
    expect(again.words).toBeUndefined();
    await host.desk.repository.sync();
    expect((await host.desk.repository.proposal(proposal.id))?.state).toBe('open');
    expect((await host.desk.repository.accept(proposal.id, RAVI)).state).toBe('merged');
  });

  it('does not accept what no longer goes together with main', async () => {
    const proposal = await begin('Theirs and mine');
    await propose(proposal, 'Conflicting title');
    await host.desk.publish((folder) => {
      execFileSync('sed', ['-i', 's/"title": ".*"/"title": "By an engineer"/', TALK], {
        cwd: folder,
      });
    });
    await expect(host.desk.repository.accept(proposal.id, RAVI)).rejects.toThrow(
      /does not go together[\s\S]*“.*” \(Title\)/,
    );
    const told = await host.desk.repository.proposal(proposal.id);
    expect(told).toMatchObject({
      state: 'conflicting',
      conflicts: [{ file: TALK, fields: [{ mine: 'Theirs and mine', theirs: 'By an engineer' }] }],
    });
    const path = told?.conflicts[0]?.fields[0]?.path as string;
    const resolved = { [path]: 'mine' as const };
    expect(await host.desk.repository.bringForward(proposal.id, ASHA, resolved)).toMatchObject({
      kind: 'forward',
    });
    await host.desk.pushed(proposal);
    expect((await host.desk.repository.accept(proposal.id, RAVI)).state).toBe('merged');
    expect(main(TALK)).toContain('Theirs and mine');
  });

  it('sees what was merged elsewhere, and that its branch is gone', async () => {
    const proposal = await begin('Merged by hand');
    await propose(proposal, 'Merged by hand');
    gitAt(host.desk.origin, 'update-ref', 'refs/heads/main', proposal.branch);
    gitAt(host.desk.origin, 'branch', '-D', proposal.branch);
    await host.desk.repository.sync();
    expect((await host.desk.repository.proposal(proposal.id))?.state).toBe('merged');
  });

  it('keeps what was saved where its branch was deleted elsewhere', async () => {
    const proposal = await begin('Deleted by hand');
    await propose(proposal, 'Deleted by hand');
    gitAt(host.desk.origin, 'branch', '-D', proposal.branch);
    await host.desk.repository.sync();
    expect((await host.desk.repository.proposal(proposal.id))?.state).toBe('closed');
    expect((await host.desk.fields(proposal.id, TALK)).record.title).toBe('Deleted by hand');
    await host.desk.change(proposal, ASHA, TALK, { minutes: 8 });
    expect((await host.desk.repository.proposal(proposal.id))?.state).toBe('draft');
    await host.desk.pushed(proposal);
    expect((await propose(proposal, 'Once more')).state).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });
}

describe('the embedded host', () => {
  const host = {} as { desk: Desk };
  beforeAll(async () => {
    host.desk = await shop.start();
  });
  contract(host);

  it('takes no message of anybody', async () => {
    expect(await host.desk.repository.webhook({}, '{}')).toBe('refused');
  });
});

describe('GitHub', () => {
  const host = {} as { desk: Desk };
  let gitHub: FakeGitHub;
  let hook: Server;
  beforeAll(async () => {
    gitHub = await startFakeGitHub({ folder: shop.folder(), project: shop.project });
    const settings = { origin: gitHub.origin, gitHub: gitHub.settings };
    const { repository, folder } = await shop.start(settings);
    const { Desk } = await import('./workshop.ts');
    host.desk = new Desk(repository, folder, gitHub.repository, () => {});
    hook = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end(await repository.webhook(request.headers, body));
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    gitHub.hookTo(`http://127.0.0.1:${(hook.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    hook.close();
    await gitHub.stop();
  });
  contract(host);

  const state = async ({ id }: Proposal) => (await host.desk.repository.proposal(id))?.state;
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

  it('tells of reviews by its messages; an approval ends with the next save', async () => {
    const { proposal, pull } = await proposed('Reviewed');
    await gitHub.review(pull.number, 'ravi', 'CHANGES_REQUESTED', 'Name the source.');
    await vi.waitFor(async () => expect(await state(proposal)).toBe('changes-asked'));
    expect((await host.desk.repository.proposal(proposal.id))?.words).toBe('Name the source.');
    await gitHub.review(pull.number, 'ravi', 'APPROVED');
    await vi.waitFor(async () => expect(await state(proposal)).toBe('approved'));
    await host.desk.change(proposal, ASHA, TALK, { title: 'Reviewed, and changed' });
    await host.desk.pushed(proposal);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('believes no comment that looks like its own', async () => {
    const { proposal, pull } = await proposed('Commented');
    gitHub.pulls.comment(
      pull.number,
      '<!-- editor: changes asked -->\nEve asks:\n\nGo away.',
      false,
    );
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
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

  it('is closed there: what was saved stays', async () => {
    const { proposal, pull } = await proposed('Closed');
    await gitHub.close(pull.number);
    await host.desk.repository.sync();
    expect(await state(proposal)).toBe('closed');
    expect((await host.desk.fields(proposal.id, TALK)).record.title).toBe('Closed');
    await host.desk.repository.discard(proposal.id, ASHA);
  });

  it('takes no forged message, and none twice', async () => {
    const { headers, body } = gitHub.signed('push', {});
    const webhook = (more: Record<string, string>, text = body) =>
      host.desk.repository.webhook({ ...headers, ...more }, text);
    expect(await webhook({}, `${body} `)).toBe('refused');
    expect(await webhook({ 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })).toBe('refused');
    expect(await webhook({ 'x-hub-signature-256': '' })).toBe('refused');
    expect(await webhook({})).toBe('done');
    expect(await webhook({})).toBe('refused');
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
