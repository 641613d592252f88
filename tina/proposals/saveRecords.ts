import type { ProposalState } from '../shared/proposalState.ts';
import type { Person, Save, SaveAnswer } from '../shared/Repository.ts';
import { oneLine, textChanges } from './commit.ts';
import { mergeMain } from './forward.ts';
import {
  type Context,
  commitTo,
  editable,
  type LoadedProposal,
  takeProposal,
} from './ProposalContext.ts';
import { planSaves } from './planSaves.ts';
import { uploadersOf } from './proposalPictures.ts';
import { type SavePlan, savedAnswers } from './savePlan.ts';
import { saveState } from './saveState.ts';
import { LEFT } from './uploads.ts';
import { leftOver, picturesOf, readingsOf } from './usedPictures.ts';

/**
 * Saves records in one commit: all of them, or none. The caller holds the lock.
 * @returns the answers in order; where a save cannot be made, only those that stand in the way
 */
export async function saveRecords(
  context: Context,
  id: string,
  person: Person,
  saves: readonly Save[],
  signal?: AbortSignal,
): Promise<readonly SaveAnswer[]> {
  const { worktrees, uploads } = context;
  const proposal = editable(await takeProposal(context, id));
  const { head } = proposal;
  const root = worktrees.pathOf(id);
  // A form may have been opened in a proposal that is published now.
  const left = uploads
    .waiting(LEFT)
    .filter((file) => JSON.stringify(saves).includes(file.replace('public', '')));
  for (const file of left) uploads.move(LEFT, file, file, id);
  if (left.length > 0) uploads.show(id, root);
  const stateAt = (commit: string) => saveState(context, commit, root, saves);
  const isAutosave = saves.every((save) => save.isAutosave);
  if (isAutosave && !AUTOSAVED.has(proposal.state))
    return [{ kind: 'refused', messages: [WITH_REVIEWERS] }];
  const planned = await planSaves(stateAt(head), saves, signal);
  if ('refusals' in planned) return planned.refusals;
  const { plans, texts } = planned;
  if (texts.size === 0) return savedAnswers(plans, stateAt(head).read, head);

  const own = readingsOf(texts);
  const joined = picturesOf(own).filter((file) => uploads.waiting(id).includes(file));
  const pictures = uploads.changesFor(id, joined);
  const record = isAutosave ? plans[0]?.file : undefined;
  const replaced = record && (await lastAutosave(context, proposal, person, record));
  const changes = [
    ...textChanges(texts),
    ...pictures,
    ...(await leftOver(context, head, root, own, texts)),
  ];
  const order = { changes, message: subjectOf(plans), author: person };
  const { head: commit } = await commitTo(context, proposal, { ...order, ...replaced });
  try {
    uploads.drop(id, joined);
    for (const other of uploadersOf(context, person, pictures))
      context.store.add(id, 'changed', other, { commit });
    if (replaced) context.store.change(id, { touched: Date.now() });
    else {
      const detail = { commit, ...(record && { record, parent: head }) };
      context.store.add(id, 'saved', person, detail);
    }
    // What was saved may be what its conflicts ask for.
    if (proposal.conflicts.length > 0) await mergeMain(context, await takeProposal(context, id));
  } catch (error) {
    // It is saved, whatever fails now; the next start, sync or save makes it right.
    console.error(`After a save: ${(error as Error).message}`);
  }
  context.pushing.push(id);
  return savedAnswers(plans, stateAt(commit).read, commit);
}

/** The states in which a proposal is saved automatically: what reviewers look at changes only by the button. */
const AUTOSAVED = new Set<ProposalState>(['draft', 'changes-asked']);

const WITH_REVIEWERS = 'The proposal was sent for review: press Save to change it.';

/**
 * The commit that the last autosave of a record made, if it was the person's and nothing has happened since.
 * @returns what its successor has in common with it
 */
async function lastAutosave(
  { clone, store }: Context,
  { id, head }: LoadedProposal,
  { email }: Person,
  record: string,
) {
  const last = store.history(id).findLast(({ kind }) => kind !== 'uploaded');
  const { parent } = last?.detail ?? {};
  if (!parent || last?.email !== email || last.detail.record !== record) return undefined;
  const [lines = '', ...message] = `${(await clone.objects.read(head))?.bytes}`.split('\n\n');
  const parents = [...lines.matchAll(/^parent (.*)$/gm)].map(([, commit]) => commit);
  const isIt = parents.length === 1 && parents[0] === parent;
  return isIt
    ? { parents: [parent] as const, filesOf: head, message: message.join('\n\n') }
    : undefined;
}

function subjectOf(plans: readonly SavePlan[]): string {
  const [first, ...others] = plans.filter(({ texts }) => texts.size > 0);
  if (!first) return 'Change nothing';
  if (others.length === 0) return oneLine(first.subject);
  const list = plans.map(({ subject }) => `- ${oneLine(subject)}`).join('\n');
  return `${oneLine(first.subject)}, and ${others.length} more\n\n${list}`;
}
