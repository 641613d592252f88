import { changedFiles } from '../../content/compare/changedFiles.ts';
import { type Clone, isAncestor, refOf } from './clone.ts';
import type { HostRequest } from './hosts/ProposalHost.ts';
import { type Context, type LoadedProposal, renewed } from './ProposalContext.ts';
import { LEFT } from './uploads.ts';

/**
 * Finds out whether a proposal is part of main, and records it: main contains its last commit, or the code host
 * reports a merge. An empty diff is no proof, because the old words may have been saved back. The caller holds the
 * lock.
 */
export async function detectMerged(
  context: Context,
  proposal: LoadedProposal,
  request?: HostRequest,
): Promise<LoadedProposal> {
  const { clone } = context;
  const { state, base, head, main, conflicts } = proposal;
  if (state === 'draft' || state === 'merged') return proposal;
  const isContained = await isAncestor(clone, head, main);
  const merge = isContained ? await mergeOf(clone, proposal) : await mergeWith(clone, proposal);
  if (merge) return notePublished(context, proposal, { commit: merge, head });
  const isSquashed = request?.state === 'merged' && base === main && conflicts.length === 0;
  if (!isSquashed) return proposal;
  // Others may have published since.
  const isKnown = request.merge && (await isAncestor(clone, request.merge, main));
  const commit = (isKnown && request.merge) || main;
  const onto = await beforeRebase(clone, commit, request.head);
  return notePublished(context, proposal, { commit, head: request.head, onto });
}

/** The commit on main whose trailers name a proposal and what was approved of it: a squash that was not noted. */
async function mergeWith({ git }: Clone, { base, id, main, approval, publishing }: LoadedProposal) {
  if (!publishing) return '';
  const trailers = [`^Proposal: ${id}$`, `^Seal: ${approval?.detail.seal}$`];
  const order = ['-1', '--all-match', ...trailers.map((one) => `--grep=${one}`), '--format=%H'];
  return (await git(['log', ...order, `${base}..${main}`, '--'])).trim();
}

/** The commit of main before a proposal that somebody rebased onto it; undefined where one commit holds all of it. */
async function beforeRebase({ git, repository, objects }: Clone, commit: string, head: string) {
  if (!(await objects.read(head))) return undefined;
  const base = (await git(['merge-base', commit, head])).trim();
  const own = await git(['rev-list', '--count', '--no-merges', `${base}..${head}`]);
  const parents = await git(['rev-list', '--first-parent', `-${Number(own) + 1}`, commit]);
  const changes = async (from: string, to: string) =>
    JSON.stringify(await changedFiles(repository, from, to));
  const all = await changes(base, head);
  for (const [i, one] of parents.trim().split('\n').slice(1).entries())
    if ((await changes(one, commit)) === all) return i > 0 ? one : undefined;
  return undefined;
}

/** The commit that brought a proposal to main. */
async function mergeOf({ git }: Clone, { head, main }: LoadedProposal): Promise<string> {
  const order = ['--topo-order', '--reverse', '--ancestry-path', `${head}..${main}`];
  const [merge] = (await git(['rev-list', ...order])).split('\n');
  return merge || head;
}

/** Who made a commit that somebody brought to main elsewhere: a name, because Git proves no address. */
const authorOf = async ({ git }: Clone, commit: string) => ({
  who: (await git(['log', '-1', '--format=%an', commit])).trim(),
  email: '',
});

/** Notes that a proposal was published at a commit. What was saved since goes on as a draft. The caller holds the lock. */
export async function notePublished(
  context: Context,
  proposal: LoadedProposal,
  published: { readonly commit: string; readonly head: string; readonly onto?: string | undefined },
): Promise<LoadedProposal> {
  const { clone, store, committer, uploads } = context;
  const { id, state, publishing, approval, head, main } = proposal;
  if (state === 'merged') return proposal;
  const by = publishing ?? approval ?? (await authorOf(clone, published.commit));
  const { words } = publishing?.detail ?? {};
  store.add(id, 'published', { name: by.who, email: by.email ?? '' }, { ...published, words });
  store.change(id, { conflicts: [] });
  const isMore =
    head !== published.head &&
    !(await isAncestor(clone, head, main)) &&
    (await changedFiles(clone.repository, main, head)).length > 0;
  if (isMore) store.add(id, 'continued', committer);
  else {
    for (const file of uploads.waiting(id)) uploads.move(id, file, file, LEFT);
    await clear(context, [id]);
    context.pushing.push(id);
  }
  await context.tell(id, []);
  return renewed(context, proposal);
}

/** Deletes the worktrees, uploads and branches of proposals that are over; the next push deletes their copies. The caller holds the lock. */
export async function clear(
  { clone: { git, objects }, worktrees, uploads }: Context,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) uploads.remove(id);
  worktrees.remove(...ids);
  const refs = await Promise.all(ids.map((id) => objects.read(refOf(id))));
  const input = ids.flatMap((id, i) => (refs[i] ? `delete ${refOf(id)}\n` : [])).join('');
  if (input) await git(['update-ref', '--stdin'], { input });
}
