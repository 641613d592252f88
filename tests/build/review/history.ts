import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitIn } from '../../../content/compare/git.ts';
import type { Report } from '../../../content/compare/report/say.ts';
import { review } from '../../../scripts/content/review/review.ts';
import { type Tree, writeTree } from '../../unit/content/miniature.ts';

/** The author of the commits. */
export const AUTHOR = {
  GIT_AUTHOR_NAME: 'Meera',
  GIT_AUTHOR_EMAIL: 'meera@nikash.example',
  GIT_COMMITTER_NAME: 'Meera',
  GIT_COMMITTER_EMAIL: 'meera@nikash.example',
};

/** Two commits in a temporary repository: a tree, and the tree after `change`. */
export async function withHistory<R>(
  tree: Tree,
  change: (tree: Tree) => void,
  use: (root: string) => Promise<R>,
): Promise<R> {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  const run = (...args: string[]) => gitIn(root)(args, { env: AUTHOR });
  const commit = async (files: Tree, subject: string) => {
    await run('rm', '-r', '--quiet', '--ignore-unmatch', '.');
    writeTree(root, new Map([...files, ['.gitignore', '.cache/\nnode_modules/\ndist/\n']]));
    await run('add', '--all');
    await run('commit', '--quiet', '--message', subject);
  };
  try {
    await run('init', '--quiet', '--initial-branch=main');
    await commit(tree, 'As it was');
    const head = new Map(tree);
    change(head);
    await commit(head, 'As it is');
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The review of a change. */
export const reviewOf = (tree: Tree, change: (tree: Tree) => void): Promise<Report> =>
  withHistory(tree, change, (root) => review(root, 'HEAD^1..HEAD'));

/** Replaces a text in a file of the tree, once. */
export function edit(tree: Tree, file: string, find: string | RegExp, put: string): void {
  const text = `${tree.get(file)}`;
  const changed = text.replace(find, () => put);
  if (changed === text) throw new Error(`${file} holds no ${find}.`);
  tree.set(file, changed);
}

/** Changes the fields of a JSON record. */
export function fields<T = Record<string, unknown>>(
  tree: Tree,
  file: string,
  change: (record: T) => void,
): void {
  const record = JSON.parse(`${tree.get(file)}`);
  change(record);
  tree.set(file, `${JSON.stringify(record, null, 2)}\n`);
}
