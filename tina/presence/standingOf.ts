import type { Repository } from '../proposals/Repository.ts';
import type { Standing } from './Presence.ts';

/** Where a proposal stands; one that there is not any more was discarded. */
export async function standingOf(repository: Repository, id: string): Promise<Standing> {
  const { state, pushed } = (await repository.proposal(id)) ?? { state: 'gone', pushed: 'yes' };
  return { state, pushed };
}
