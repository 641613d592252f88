import { changedFiles } from '../../content/compare/changedFiles.ts';
import { inspect } from '../../content/load/inspect.ts';
import { renamedTranslation } from '../../content/load/translations/translationFiles.ts';
import { collections } from '../../content/schema/collections.ts';
import { textChanges } from './commit.ts';
import { fieldsIn } from './contentFiles.ts';
import { followMoves, movedPages } from './followers.ts';
import { type Context, commitTo, type LoadedProposal, renewed } from './ProposalContext.ts';
import { saveState } from './saveState.ts';

/**
 * Takes along what names a record, or belongs to it, where the proposal or what was published since renamed or deleted
 * that record: references, links to a page's address, and translations. The caller holds the lock.
 */
export async function followRecords(
  context: Context,
  proposal: LoadedProposal,
): Promise<LoadedProposal> {
  const { committer, store, worktrees } = context;
  const { id, head } = proposal;
  const root = worktrees.pathOf(id);
  const { read, whereTo } = saveState(context, head, root, []);
  const { readings, translations } = inspect(root);
  const known = new Set(readings.map(({ file }) => file));
  const texts = new Map<string, string | undefined>();
  for (const { file, of } of translations) {
    const there = known.has(of) ? undefined : await whereTo(of);
    if (!there?.who) continue;
    texts.set(file, undefined);
    const next = there.file && renamedTranslation(file, there.file);
    if (next && !(await read(next))) texts.set(next, (await read(file))?.text);
  }
  const addresses = new Set(readings.map(({ data }) => data?.path));
  const moves = new Map<string, string>();
  for (const { value, meta } of [...readings, ...translations].flatMap(
    ({ mentions }) => mentions,
  )) {
    const [name = ''] = value.split(/[#?]/);
    if (meta.widget === 'reference' && !known.has(name)) {
      const to = (await whereTo(name))?.file;
      if (to) moves.set(name, to);
    }
    if (meta.widget === 'link' && name.startsWith('/') && !addresses.has(name))
      for (const [from, to] of await pageMoves(context, head, name)) moves.set(from, to);
  }
  for (const [file, text] of moves.size > 0 ? followMoves(root, moves, texts) : [])
    texts.set(file, text);
  if (texts.size === 0) return proposal;
  const message = 'Follow records that were renamed or deleted';
  const next = await commitTo(context, proposal, { changes: textChanges(texts), message });
  store.add(id, 'changed', committer, { commit: next.head });
  return renewed(context, next);
}

/** The addresses that pages left in the commit that took an address away. */
async function pageMoves({ clone }: Context, head: string, address: string) {
  const { git, repository, objects } = clone;
  const { pages } = collections;
  const line = `"path": ${JSON.stringify(address)}`;
  const order = ['log', '-1', '--format=%H', `-S${line}`, head, '--', `content/${pages.folder}`];
  const commit = (await git(order)).trim();
  const changes = commit ? await changedFiles(repository, `${commit}^1`, commit) : [];
  const own = changes.filter(({ file }) => file.startsWith(`content/${pages.folder}/`));
  const fields = (blob?: string) => fieldsIn(objects, pages, blob);
  const sides = await Promise.all(
    own.map(({ before, after }) => Promise.all([fields(before), fields(after)])),
  );
  return [...movedPages(sides)].filter(([from]) => from === address);
}
