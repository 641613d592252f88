import { changedFiles } from '../../../scripts/content/review/changes/changedFiles.ts';
import { reviewContent } from '../../../scripts/content/review/changes/contentReview.ts';
import { readState } from '../../../scripts/content/review/changes/state.ts';
import { contentMarkdown } from '../../../scripts/content/review/render/reportMarkdown.ts';
import { type Bench, headShown, PUBLISHED, publishedCommit } from './Workshop.ts';

/**
 * What a proposal changes, record by record, field by field, as the review tells it: Markdown, empty
 * where it changes nothing. To be called in turn.
 */
export async function describeProposal(shop: Bench, id: string): Promise<string> {
  const { worktrees } = shop;
  const [base, head] = [await publishedCommit(shop), await headShown(shop, id)];
  const files = changedFiles(worktrees.pathOf(PUBLISHED), { commit: base }, { commit: head });
  const before = readState(worktrees.pathOf(PUBLISHED));
  const after = readState(worktrees.pathOf(id));
  return contentMarkdown(reviewContent(before, after, files));
}
