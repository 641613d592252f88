import { changedFiles } from '../../content/compare/changedFiles.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { inspect } from '../../content/load/inspect.ts';
import type { LoggedEvent } from '../shared/events.ts';
import { type Progress, progressOf } from '../shared/proposalState.ts';
import type { Person } from '../shared/Repository.ts';
import { isAncestor } from './clone.ts';
import { asFiles } from './commit.ts';
import { mayChange } from './contentFiles.ts';
import { begin } from './createProposal.ts';
import { mergeMain } from './forward.ts';
import { type Context, commitTo, PUBLISHED, publishedCommit } from './ProposalContext.ts';
import { picturesOf } from './usedPictures.ts';

const LONGEST_TITLE = 120;

/** A proposal as it was when it was published; undefined for a commit that was not reviewed here. */
export function publishedAs({ store }: Context, event?: LoggedEvent): Progress | undefined {
  const events = event ? store.history(event.about) : [];
  return progressOf(events.filter(({ number = 0 }) => number <= (event?.number ?? 0)));
}

/** The commits of main before and after a publication. @throws a `Refusal` if main was rewritten since */
export async function publishedRange({ clone: { objects } }: Context, event?: LoggedEvent) {
  const { commit = '', onto = `${commit}^1` } = event?.detail ?? {};
  const [before, after] = await Promise.all([objects.read(onto), objects.read(commit)]);
  if (!before || !after) throw new Refusal(409, 'What was published then is not kept any more.');
  return [before.id, after.id] satisfies [string, string];
}

/** The proposals that take a publication back, by its commit. */
export const takenBack = ({ store }: Context): ReadonlyMap<string, Progress> =>
  new Map(
    store.all().flatMap((one) => {
      const isAlive = one.takesBack && one.state !== 'closed';
      return isAlive ? [[one.takesBack?.commit ?? '', one] as const] : [];
    }),
  );

/**
 * Begins a proposal that reverses a publication. It leaves main at the publication, so that the merge with what was
 * published since is by field: later words stay, and a field that both changed is a conflict. The caller holds the lock.
 * @param commit the commit of main that published it
 * @returns the proposal's id: of the one that takes it back already, if there is one
 * @throws a `Refusal` if nothing of it is published now
 */
export async function takeBack(context: Context, person: Person, commit: string): Promise<string> {
  const { clone, store } = context;
  const running = takenBack(context).get(commit);
  if (running) return running.id;
  const event = store.events('published').find(({ detail }) => detail.commit === commit);
  const published = publishedAs(context, event);
  const main = await publishedCommit(context);
  if (!published || !(await isAncestor(context.clone, commit, main)))
    throw new Refusal(409, 'This is not a proposal that is published. Reload the page.');
  const [onto] = await publishedRange(context, event);
  const changes = await changedFiles(clone.repository, commit, onto);
  const isBefore = await Promise.all(
    changes.map(
      async ({ file, after }) => (await clone.objects.read(`${main}:${file}`))?.id === after,
    ),
  );
  if (!isBefore.includes(false))
    throw new Refusal(409, `Nothing of “${published.title}” is on the site any more.`);
  const code = changes.find((change) => !mayChange(change));
  if (code)
    throw new Refusal(
      409,
      `It changed code too (${code.file}), and the editor changes content only. Ask an engineer.`,
    );
  const own = new Set(changes.map(({ file }) => file));
  const readings = inspect(context.worktrees.pathOf(PUBLISHED)).readings;
  // A picture that came with it may be in other records by now.
  const used = new Set(picturesOf(readings.filter(({ file }) => !own.has(file))));
  const title = `Take back: ${published.title}`.slice(0, LONGEST_TITLE);
  const takesBack = { id: published.id, commit };
  const begun = await begin(context, person, { title, base: commit, takesBack });
  const proposal = await commitTo(context, begun, {
    changes: changes
      .filter(({ what, file }) => what !== 'removed' || !used.has(file))
      .flatMap(asFiles),
    message: title,
    author: person,
  });
  store.add(proposal.id, 'saved', person, { commit: proposal.head });
  await mergeMain(context, proposal, person);
  return proposal.id;
}
