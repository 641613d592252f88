import { changedFiles } from '../../content/compare/changedFiles.ts';
import { reviewContent } from '../../content/compare/contentReview.ts';
import { contentMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { readState } from '../../content/compare/state.ts';
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
