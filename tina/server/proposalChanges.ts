import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { changedFiles } from '../../content/compare/changedFiles.ts';
import { type RecordReview, reviewContent } from '../../content/compare/contentReview.ts';
import { readState } from '../../content/compare/state.ts';
import type { Proposal, Repository } from '../proposals/Repository.ts';

const run = promisify(execFile);

/** The commit that a folder stands at. */
export const headOf = async (folder: string): Promise<string> =>
  (await run('git', ['rev-parse', 'HEAD'], { cwd: folder })).stdout.trim();

/** What a proposal does to the records, said as an editor would; nothing where it is over. */
export async function proposalChanges(
  repository: Repository,
  { id, head }: Proposal,
): Promise<readonly RecordReview[]> {
  const [published, folder] = [repository.published(), repository.worktree(id)];
  const files = changedFiles(folder, { commit: await headOf(published) }, { commit: head });
  return reviewContent(readState(published), readState(folder), files).records;
}
