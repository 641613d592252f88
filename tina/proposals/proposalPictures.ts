import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../content/compare/refusal.ts';
import type { Person } from '../shared/Repository.ts';
import type { FileChange } from './commit.ts';
import { contentPart } from './contentFiles.ts';
import { keepKind, keepShown } from './keepShown.ts';
import { type Context, commitTo, editable, PUBLISHED, takeProposal } from './ProposalContext.ts';
import { LEFT } from './uploads.ts';

/**
 * Takes a picture into a proposal; it waits for the record that will name it. The caller holds the lock.
 * @returns the path that records name it by
 */
export async function storeUpload(
  context: Context,
  id: string,
  person: Person,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly path: string }> {
  const { worktrees, uploads } = context;
  editable(await takeProposal(context, id));
  const file = uploads.add(id, name, bytes, takenIn(context));
  uploads.show(id, worktrees.pathOf(id));
  context.store.add(id, 'uploaded', person, { file, hash: hashOf(bytes) });
  await context.tell(id, [file]);
  return { path: file.replace(/^public/, '') };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Who else uploaded the pictures of a save, found by their bytes: another file may have taken the name since. Like the
 * person who saves, these people cannot approve the save alone.
 */
export function uploadersOf(
  { store }: Context,
  { email }: Person,
  pictures: readonly FileChange[],
) {
  const uploaded = pictures.length > 0 ? store.events('uploaded') : [];
  const others = pictures.flatMap((one) => {
    const hash = 'bytes' in one && hashOf(one.bytes);
    const by = uploaded.filter(({ detail }) => detail.hash === hash);
    return by.some((event) => event.email === email) ? [] : by;
  });
  return new Map(others.map(({ who: name, email = '' }) => [email, { name, email }])).values();
}

/** Whether a file lies in any of the proposals: two pictures of one name could not both be published. */
function takenIn({ worktrees, store, uploads }: Context): (file: string) => boolean {
  const folders = [PUBLISHED, ...store.all().map(({ id }) => id)].map(worktrees.pathOf);
  return (file) =>
    uploads.waiting(LEFT).includes(file) ||
    folders.some((folder) => existsSync(join(folder, file)));
}

const IMAGES = 'public/images/';

/**
 * Gives a picture that no record shows another name, or deletes it. One that waits for its record is in no commit
 * yet, and neither is this. The caller holds the lock.
 * @param path below `public/images/`
 * @param to its next path; without one it is deleted
 * @throws a `Refusal` where it is gone, the name is taken in any proposal or of another kind, or records show it
 */
export async function movePicture(
  context: Context,
  id: string,
  person: Person,
  path: string,
  to?: string,
): Promise<void> {
  const { clone, uploads, worktrees } = context;
  const proposal = editable(await takeProposal(context, id));
  const root = worktrees.pathOf(id);
  const file = `${IMAGES}${path}`;
  const next = to === undefined ? undefined : `${IMAGES}${to}`;
  if ([file, next].some((one) => one !== undefined && contentPart(one) !== 'picture'))
    throw new Refusal(409, 'That is not the name of a picture.');
  if (to) keepKind(path, to);
  if (next && takenIn(context)(next))
    throw new Refusal(409, `There is a picture ${to} already. Choose another name.`);
  keepShown(path, root);
  if (uploads.waiting(id).includes(file)) {
    if (next) uploads.move(id, file, next);
    else uploads.drop(id, [file]);
    rmSync(join(root, file), { force: true });
    uploads.show(id, root);
    await context.tell(id, [file]);
    return;
  }
  const stored = await clone.objects.read(`${proposal.head}:${file}`);
  if (stored?.type !== 'blob') throw new Refusal(409, 'That picture is gone already.');
  const { head: commit } = await commitTo(context, proposal, {
    changes: [{ file, deleted: true }, ...(next ? [{ file: next, bytes: stored.bytes }] : [])],
    message: next ? `Rename the picture ${path} to ${to}` : `Delete the picture ${path}`,
    author: person,
  });
  context.store.add(id, 'saved', person, { commit });
  context.pushing.push(id);
}
