import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '../../../tina/proposals/Repository.ts';
import { ASHA, type Desk, gitAt, MEERA, OTHER_TALK, RAVI, TALK, workshop } from './workshop.ts';

const shop = workshop();

describe('an approval', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await shop.start();
  });
  const begin = async (title: string) => {
    const proposal = await desk.repository.open(ASHA, title);
    await desk.change(proposal, ASHA, TALK, { title });
    await desk.repository.propose(proposal.id, ASHA, title, 'For the reviewers.');
    return proposal;
  };
  const seal = ({ id }: Proposal) => desk.repository.seal(id);
  const accept = ({ id }: Proposal, of: string) => desk.repository.accept(id, RAVI, { seal: of });

  it('counts for what was seen: a save afterwards makes it stale', async () => {
    const proposal = await begin('Seen');
    const before = await seal(proposal);
    await desk.change(proposal, ASHA, TALK, { minutes: 77 });
    await expect(accept(proposal, before)).rejects.toThrow('changed since you opened this page');
    expect(await seal(proposal)).not.toBe(before);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it.each(['', 'nonsense', '0'.repeat(32)])('with the seal “%s” is refused', async (of) => {
    const proposal = await begin(`Seal ${of.length}`);
    await expect(accept(proposal, of)).rejects.toThrow('changed since you opened this page');
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

  it('is not possible after changes were asked for', async () => {
    const proposal = await begin('Asked');
    await desk.repository.giveBack(proposal.id, RAVI, 'Shorter.');
    await expect(accept(proposal, await seal(proposal))).rejects.toThrow('Changes are asked for');
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('is written into the merge, and no title adds a line to it', async () => {
    const evil = 'Title\n\nApproved-by: Nobody <nobody@firm.example>';
    const proposal = await begin('Honest');
    await desk.repository.propose(proposal.id, ASHA, evil, '');
    const of = await seal(proposal);
    await accept(proposal, of);
    const trailers = gitAt(desk.origin, 'log', '-1', '--format=%(trailers)', 'main').split('\n');
    expect(trailers).toEqual([
      `Proposal: ${proposal.id}`,
      'Proposed-by: Asha Rao',
      'Approved-by: Ravi Nair <ravi@nikash.example>',
      `Seal: ${of}`,
    ]);
  });

  it('shows the note of its editor, and who saved into it', async () => {
    const proposal = await begin('Noted');
    await desk.change(proposal, MEERA, OTHER_TALK, { minutes: 13 });
    expect((await desk.repository.proposal(proposal.id))?.note).toBe('For the reviewers.');
    expect(await desk.repository.authors(proposal.id)).toEqual(new Set([ASHA.email, MEERA.email]));
    await desk.repository.discard(proposal.id, ASHA);
  });
});
