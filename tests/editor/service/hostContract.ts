import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Proposal } from '../../../tina/shared/Repository.ts';
import { ASHA, type Desk, gitAt, RAVI, TALK, unlike } from './repository.ts';

/** A request from its begin to its end, at whatever host. */
export function hostContract(host: { desk: Desk }) {
  const begin = async (title: string, fields = {}) => {
    const proposal = await host.desk.repository.open(ASHA, title);
    await host.desk.change(proposal, ASHA, TALK, { title, ...fields });
    return proposal;
  };
  const propose = ({ id }: Proposal, title: string, words = 'Because.') =>
    host.desk.repository.propose(id, ASHA, title, words);
  const main = (file: string) => gitAt(host.desk.origin, 'show', `main:${file}`);

  const accept = async ({ id }: Proposal) =>
    host.desk.repository.accept(id, RAVI, { seal: await host.desk.repository.seal(id) });

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
    await expect(accept(proposal)).rejects.toThrow('has not been proposed yet');
    await propose(proposal, 'Accepted title');
    const before = await host.desk.read(proposal.id, TALK);
    const merged = await accept(proposal);
    expect(merged.state).toBe('merged');
    expect(main(TALK)).toContain('"title": "Accepting"');
    const authors = gitAt(host.desk.origin, 'log', '--format=%an', 'main', '--', TALK);
    expect(authors.split('\n')).toContain('Asha Rao');
    const record = JSON.parse(before?.text ?? '');
    const late = {
      file: TALK,
      base: before?.version ?? null,
      record: { ...record, title: 'Too late' },
    };
    await expect(host.desk.save(proposal.id, ASHA, late)).rejects.toThrow('has been published');
    expect(existsSync(await host.desk.repository.worktree(proposal.id))).toBe(false);
    expect(await host.desk.read(proposal.id, TALK)).toBeUndefined();
    const published = gitAt(host.desk.origin, 'rev-parse', 'main');
    expect(unlike(host.desk.repository.published(), host.desk.clone, published)).toBe('');
    await vi.waitFor(() => {
      expect(gitAt(host.desk.origin, 'branch', '--list', proposal.branch)).toBe('');
    });
  });

  it('has changes asked for, and is proposed again', async () => {
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
    expect((await accept(proposal)).state).toBe('merged');
  });

  it('does not accept what no longer goes together with main', async () => {
    const proposal = await begin('Theirs and mine');
    await propose(proposal, 'Conflicting title');
    await host.desk.publish((folder) => {
      execFileSync('sed', ['-i', 's/"title": ".*"/"title": "By an engineer"/', TALK], {
        cwd: folder,
      });
    });
    await expect(accept(proposal)).rejects.toThrow(/does not go together[\s\S]*“.*” \(Title\)/);
    const told = await host.desk.repository.proposal(proposal.id);
    expect(told).toMatchObject({
      state: 'open',
      conflicts: [{ file: TALK, fields: [{ mine: 'Theirs and mine', theirs: 'By an engineer' }] }],
    });
    const path = told?.conflicts[0]?.fields[0]?.path as string;
    const resolved = { [path]: 'mine' as const };
    expect(await host.desk.repository.mergeMain(proposal.id, ASHA, resolved)).toMatchObject({
      kind: 'forward',
    });
    await host.desk.pushed(proposal);
    expect((await accept(proposal)).state).toBe('merged');
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

  it('keeps what was saved where its branch was deleted elsewhere, and sends it again', async () => {
    const proposal = await begin('Deleted by hand');
    await propose(proposal, 'Deleted by hand');
    gitAt(host.desk.origin, 'branch', '-D', proposal.branch);
    await host.desk.repository.sync();
    expect((await host.desk.fields(proposal.id, TALK)).record.title).toBe('Deleted by hand');
    await host.desk.change(proposal, ASHA, TALK, { minutes: 8 });
    await host.desk.pushed(proposal);
    const { head } = await host.desk.now(proposal);
    expect(gitAt(host.desk.origin, 'rev-parse', proposal.branch)).toBe(head);
    expect((await propose(proposal, 'Once more')).state).toBe('open');
    await host.desk.repository.discard(proposal.id, ASHA);
  });
}
