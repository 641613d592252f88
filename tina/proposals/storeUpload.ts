import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../shared/Repository.ts';
import type { FileChange } from './commit.ts';
import { type Context, checkedOutHead, editable, PUBLISHED } from './ProposalContext.ts';
import { LEFT } from './uploads.ts';
import { isFull } from './writeWhole.ts';

/**
 * Takes a picture into a proposal; it waits for the record that will name it. The caller holds the lock.
 * @returns the path that records name it by, or why it cannot be published
 */
export async function storeUpload(
  context: Context,
  id: string,
  person: Person,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly path: string } | { readonly refused: string }> {
  const { worktrees, uploads } = context;
  editable(context, id);
  await checkedOutHead(context, id);
  try {
    const file = uploads.add(id, name, bytes, takenIn(context));
    uploads.show(id, worktrees.pathOf(id));
    context.store.add(id, 'uploaded', person, { file, hash: hashOf(bytes) });
    await context.tell(id, [file]);
    return { path: file.replace(/^public/, '') };
  } catch (error) {
    if (!isFull(error)) throw error;
    return {
      refused:
        'The disk of the editor’s server is full: the picture was not kept. Tell whoever runs the server, and upload it again then.',
    };
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Who else brought the pictures of a save, by their bytes: a name may hold others than its form was filled in with. Their
 * approval counts no more than that of the person who saves.
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
export function takenIn({ worktrees, store, uploads }: Context): (file: string) => boolean {
  const folders = [PUBLISHED, ...store.all().map(({ id }) => id)].map(worktrees.pathOf);
  return (file) =>
    uploads.waiting(LEFT).includes(file) ||
    folders.some((folder) => existsSync(join(folder, file)));
}
