import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, editable, headShown, PUBLISHED } from './Workshop.ts';
import { isFull } from './writeWhole.ts';

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
  const { worktrees, uploads } = shop;
  editable(shop, id);
  await headShown(shop, id);
  try {
    const taken = uploads.add(id, name, bytes, takenIn(shop));
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

/** The path that a picture of this name would get now; undefined for what is no picture. */
export const freePath = (shop: Bench, id: string, name: string): string | undefined =>
  shop.uploads.fileFor(id, name, takenIn(shop))?.replace(/^public/, '');

/** Whether a file lies in any of the proposals: two pictures of one name could not both be published. */
export function takenIn({ worktrees, store }: Bench): (file: string) => boolean {
  const folders = [PUBLISHED, ...store.all().map(({ id }) => id)].map(worktrees.pathOf);
  return (file) => folders.some((folder) => existsSync(join(folder, file)));
}
