import { Refusal } from '../../content/compare/refusal.ts';
import { leftOver, picturesOf, readingsOf } from '../media/shownPictures.ts';
import { refOf } from './clone.ts';
import { commitTo, type FileChange, MovedError, oneLine } from './commit.ts';
import { bringForward } from './forward.ts';
import { editable, headShown, type PushingContext, showMoved } from './ProposalContext.ts';
import { planSaves } from './planSaves.ts';
import type { Person, Save, SaveAnswer } from './Repository.ts';
import { type SavePlan, savedAnswers } from './savePlan.ts';
import { saveState } from './saveState.ts';
import { FULL, isFull } from './writeWhole.ts';

/** A branch that moves between two looks has been moved by hand; more often than that, something is wrong. */
const ATTEMPTS = 3;

/**
 * Saves records in one commit: all of them, or none. The caller holds the lock.
 * @returns the answers in order; where a save cannot be made, only those that stand in the way
 */
export async function saveRecords(
  context: PushingContext,
  id: string,
  person: Person,
  saves: readonly Save[],
): Promise<readonly SaveAnswer[]> {
  editable(context, id);
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveOnce(context, id, person, saves);
    } catch (error) {
      if (isFull(error)) return [{ kind: 'refused', messages: [FULL] }];
      if (!(error instanceof MovedError)) throw error;
      if (attempt < ATTEMPTS) continue;
      throw new Refusal(
        409,
        'This proposal is being changed from elsewhere at this moment: nothing was saved. Save once more.',
      );
    }
  }
}

async function saveOnce(
  context: PushingContext,
  id: string,
  person: Person,
  saves: readonly Save[],
): Promise<readonly SaveAnswer[]> {
  const { clone, worktrees, uploads } = context;
  const head = await headShown(context, id);
  const root = worktrees.pathOf(id);
  const stateAt = (commit: string) => saveState(context, commit, root, saves);
  const planned = await planSaves(stateAt(head), saves);
  if ('refusals' in planned) return planned.refusals;
  const { plans, texts } = planned;
  if (texts.size === 0) return savedAnswers(plans, stateAt(head).read, head);

  const own = readingsOf(texts);
  const joined = picturesOf(own).filter((file) => uploads.waiting(id).includes(file));
  const commit = await commitTo(clone.git, {
    ref: refOf(id),
    parents: [head],
    changes: [
      ...[...texts].map(
        ([file, text]): FileChange =>
          text === undefined ? { file, deleted: true } : { file, bytes: Buffer.from(text) },
      ),
      ...uploads.changesFor(id, joined),
      ...(await leftOver(context, head, root, own, texts)),
    ],
    message: subjectOf(plans),
    author: person,
    committer: context.committer,
  });
  try {
    uploads.drop(id, joined);
    await showMoved(context, id, head, commit);
    await follow(context, id, person, commit);
  } catch (error) {
    // It is saved, whatever fails now; the next start, sync or save makes it right.
    console.error(`After a save: ${(error as Error).message}`);
  }
  context.pushing.push(id);
  return savedAnswers(plans, stateAt(commit).read, commit);
}

/** What a save means for its proposal. */
async function follow(
  context: PushingContext,
  id: string,
  person: Person,
  commit: string,
): Promise<void> {
  context.store.add(id, 'saved', person, { commit });
  const { conflicts } = context.store.change(id, { refused: undefined });
  if (conflicts.length > 0) await bringForward(context, id);
}

function subjectOf(plans: readonly SavePlan[]): string {
  const [first, ...others] = plans.filter(({ texts }) => texts.size > 0);
  if (!first) return 'Change nothing';
  if (others.length === 0) return oneLine(first.subject);
  const list = plans.map(({ subject }) => `- ${oneLine(subject)}`).join('\n');
  return `${oneLine(first.subject)}, and ${others.length} more\n\n${list}`;
}
