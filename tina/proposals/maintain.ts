import type { Git } from './git.ts';

/** From so many loose objects on, Git gets slower. */
const MANY = 5_000;

/**
 * Packs what saves have left, when it has become much. Nothing is thrown away. To be called in turn, so
 * that nobody saves meanwhile.
 */
export async function maintain(git: Git): Promise<void> {
  const counted = await git(['count-objects']);
  if (Number.parseInt(counted, 10) < MANY) return;
  await git(['repack', '-d', '-l', '--quiet']);
  await git(['prune-packed', '--quiet']);
}
