import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from './git.ts';
import { type Bench, editable, headShown, PUBLISHED } from './Workshop.ts';

/**
 * Takes a picture into a proposal; it waits for the record that will name it. To be called in turn.
 * @returns the path that records name it by, or why it cannot be published
 */
export async function takeUpload(
  shop: Bench,
  id: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly path: string } | { readonly refused: string }> {
  const { worktrees, store, uploads } = shop;
  editable(shop, id);
  await headShown(shop, id);
  // In any of the proposals: two pictures of one name could not both be published.
  const folders = [PUBLISHED, ...store.all().map((one) => one.id)].map(worktrees.pathOf);
  const isTaken = (file: string) => folders.some((folder) => existsSync(join(folder, file)));
  try {
    const taken = uploads.add(id, name, bytes, isTaken);
    if ('refused' in taken) return taken;
    uploads.show(id, worktrees.pathOf(id));
    await shop.tell(id, [taken.file]);
    return { path: taken.file.replace(/^public/, '') };
  } catch (error) {
    if (!isFull(error)) throw error;
    return {
      refused:
        'The disk of the editor’s server is full: the picture was not kept. Tell whoever runs the server, and upload it again then.',
    };
  }
}
