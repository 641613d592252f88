import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '../../../tina/proposals/Repository.ts';
import { type FakeGitHub, startFakeGitHub } from '../../service/helpers/fakeGitHub/fakeGitHub.ts';
import { hostContract } from './hostContract.ts';
import { ASHA, Desk, gitAt, MEERA, TALK, workshop } from './workshop.ts';

const shop = workshop();

describe('GitHub', () => {
  const host = {} as { desk: Desk };
  let gitHub: FakeGitHub;
  let hook: Server;
  beforeAll(async () => {
    gitHub = await startFakeGitHub({ folder: shop.folder(), project: shop.project });
    const settings = { origin: gitHub.origin, gitHub: gitHub.settings };
    const { repository, folder } = await shop.start(settings);
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
  hostContract(host);

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
