import { beforeAll, expect, it, vi } from 'vitest';
import { gitIn } from '../../../content/compare/git.ts';
import { forgetKept } from '../../../tina/proposals/deletedProposals.ts';
import { ASHA, type Desk, gitAt, testSetup } from './repository.ts';

const setup = testSetup();
let desk: Desk;

beforeAll(async () => {
  desk = await setup.start();
});

const DAY = 24 * 60 * 60 * 1000;

it('what was discarded is found for half a year, and what is in use stays for good', async () => {
  const git = gitIn(desk.clone);
  const [gone, used] = [await desk.begin('Discarded'), await desk.begin('In use')];
  const { head } = await desk.now(gone);
  await desk.repository.discard(gone.id, ASHA);
  // Its copy at origin is removed after the answer, and holds the commit until then.
  const copies = () => gitAt(desk.clone, 'for-each-ref', 'refs/remotes/origin/edit');
  await vi.waitFor(() => expect(copies()).not.toContain(gone.branch), { timeout: 10_000 });
  const kept = () => gitAt(desk.clone, 'for-each-ref', 'refs/kept');

  await forgetKept(git, Date.now() + 170 * DAY);
  expect(kept()).toContain(`/${gone.id}/${head}`);
  await forgetKept(git, Date.now() + 190 * DAY);
  expect(kept()).toBe('');
  expect(() => gitAt(desk.clone, 'cat-file', '-e', head)).toThrow();
  expect(gitAt(desk.clone, 'fsck', '--strict', '--no-dangling')).toBe('');
  expect((await desk.now(used)).head).toBe(gitAt(desk.clone, 'rev-parse', used.branch));
  expect((await desk.change(used, ASHA, 'content/talks/one-1.json', { minutes: 9 })).kind).toBe(
    'saved',
  );
});
