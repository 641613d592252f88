import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitIn } from '../../../content/compare/git.ts';
import { openObjects } from '../../../content/compare/objects.ts';
import { isContentCode } from '../../../content/load/source/codeFolders.ts';
import { writeWhole } from '../../proposals/writeWhole.ts';

/** A file, and no link: a link would show what lies elsewhere on this machine. */
const FILE = /^100\d{3} blob ([0-9a-f]{40,64})\t(.+)$/s;

const isInside = (path: string) => !path.split('/').includes('..');

/**
 * Writes the records and pictures of a commit into a folder. Files that several commits share are stored once, by the
 * id of their blob.
 * @param blobs the folder of those files, in the same file system
 * @returns their blobs, by their path
 */
export async function checkOut(
  repository: string,
  commit: string,
  folder: string,
  blobs: string,
): Promise<ReadonlyMap<string, string>> {
  const order = ['ls-tree', '-r', '-z', '--full-tree', commit, '--', 'content', 'public'];
  const lines = (await gitIn(repository)(order)).split('\0');
  const objects = openObjects(repository);
  const files = new Map<string, string>();
  mkdirSync(blobs, { recursive: true });
  try {
    for (const line of lines) {
      const [, id = '', path = ''] = FILE.exec(line) ?? [];
      if (!id || isContentCode(path) || !isInside(path)) continue;
      const [stored, target] = [join(blobs, id), join(folder, path)];
      if (!existsSync(stored)) {
        const found = await objects.read(id);
        if (!found) throw new Error(`The file ${path} is not in the repository.`);
        writeWhole(stored, found.bytes, false);
      }
      mkdirSync(dirname(target), { recursive: true });
      linkOrCopy(stored, target);
      files.set(path, id);
    }
    return files;
  } finally {
    objects.close();
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no links.
    copyFileSync(from, to);
  }
}
