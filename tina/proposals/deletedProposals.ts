import type { Git } from '../../content/compare/git.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long deleted and rebased proposals are kept. */
export const KEPT_DAYS = 180;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Keeps what a proposal held at a commit, though no branch leads there any more: an engineer finds it by its day. */
export async function keepCommit(git: Git, id: string, commit: string): Promise<void> {
  await git(['update-ref', `refs/kept/${dayOf(Date.now())}/${id}/${commit}`, commit]);
}

/**
 * Deletes what has been kept for half a year, and frees its disk space. The caller holds the lock.
 * @param now milliseconds
 */
export async function forgetKept(git: Git, now: number): Promise<void> {
  const oldest = dayOf(now - KEPT_DAYS * DAY);
  const names = (await git(['for-each-ref', '--format=%(refname)', 'refs/kept/'])).split('\n');
  const old = names.filter((name) => (name.split('/')[2] ?? '') < oldest && name !== '');
  if (old.length === 0) return;
  const input = old.map((name) => `delete ${name}\n`).join('');
  await git(['update-ref', '--stdin'], { input });
  // A form that has been open for as long began from a version that nothing leads to.
  const unused = `--unpack-unreachable=${oldest}`;
  await git(['repack', '-A', '-d', '-l', '--quiet', unused]);
  await git(['prune', `--expire=${oldest}`]);
}
