import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../content/compare/refusal.ts';
import type { Person } from '../shared/Repository.ts';
import { refOf } from './clone.ts';
import { commitTo } from './commit.ts';
import { contentPart } from './contentFiles.ts';
import { keepKind, keepShown } from './keepShown.ts';
import { type Context, checkedOutHead, checkOutHead, editable } from './ProposalContext.ts';
import { takenIn } from './storeUpload.ts';

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
  const { clone, committer, uploads, worktrees } = context;
  editable(context, id);
  const head = await checkedOutHead(context, id);
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
  const stored = await clone.objects.read(`${head}:${file}`);
  if (stored?.type !== 'blob') throw new Refusal(409, 'That picture is gone already.');
  const commit = await commitTo(clone.git, {
    ref: refOf(id),
    parents: [head],
    changes: [{ file, deleted: true }, ...(next ? [{ file: next, bytes: stored.bytes }] : [])],
    message: next ? `Rename the picture ${path} to ${to}` : `Delete the picture ${path}`,
    author: person,
    committer,
  });
  await checkOutHead(context, id, commit);
  context.store.add(id, 'saved', person, { commit });
  context.pushing.push(id);
}
