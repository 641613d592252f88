import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '../../../content/compare/changedFiles.ts';
import { reviewContent } from '../../../content/compare/contentReview.ts';
import type { Report } from '../../../content/compare/report/say.ts';
import { readRange } from '../../../content/compare/revisions.ts';
import { readState } from '../../../content/compare/state.ts';
import { checkOut } from '../../../tina/server/snapshots/checkOut.ts';

/**
 * Compares the content of two commits. It only reads data: no code of either commit runs.
 * @param repository the folder of a repository that has both commits
 * @param range `BASE...HEAD`, or `BASE..HEAD`
 * @throws {UsageError} if the range is malformed, {GitError} if Git does not find a revision
 */
export async function review(repository: string, range: string): Promise<Report> {
  const { base, head, apart } = await readRange(repository, range);
  const files = await changedFiles(repository, base.commit, head.commit);
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  const stateOf = async (side: string, commit: string) => {
    await checkOut(repository, commit, join(folder, side), join(folder, 'blobs'));
    return readState(join(folder, side));
  };
  try {
    const before = await stateOf('before', base.commit);
    const content = reviewContent(before, await stateOf('after', head.commit), files);
    return { base, head, apart, content, code: files.filter(({ part }) => part === 'code') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
