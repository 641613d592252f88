import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../../content/compare/git.ts';
import { fingerprint, type Revision } from '../../../content/compare/revisions.ts';

/** Folders of earlier reviews that stay: those used last. */
const MOST = 10;

/**
 * A folder that holds every file of a revision; what an earlier review wrote serves again. Revisions
 * with the same code, records and pictures share it.
 */
export function checkedOut(root: string, cache: string, revision: Revision): string {
  const name = fingerprint(revision, ['code', 'records', 'pictures']);
  const folder = join(cache, `revision-${name}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // An index of its own: the repository's, and its files, stay as they are.
  const index = join(unfinished, '.index');
  const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: unfinished };
  const git = gitIn(root);
  git(['read-tree', revision.commit], { env });
  // A link would show the reviewer's own files as the proposal's: it becomes a file that says where to.
  git(['-c', 'core.symlinks=false', 'checkout-index', '--all'], { env });
  // Neither a site that pretends to be built nor pictures that pretend to be encoded.
  for (const name of ['.index', 'dist', '.cache']) {
    rmSync(join(unfinished, name), { recursive: true, force: true });
  }
  renameSync(unfinished, folder);
  return folder;
}

/** What bundles hold of the records: the brand's colours in the style, the words of what islands draw. */
const BUNDLED = ['content/brand/brand.json', 'content/forms/forms.json', 'content/site/site.json'];

/** Where the bundles of a revision lie, for all revisions that share their code and what these hold. */
export const bundlesOf = (cache: string, revision: Revision): string =>
  join(cache, `code-${fingerprint(revision, ['code'], BUNDLED)}`);

/** Removes the folders that were not used for the longest time. */
export function forgetOld(cache: string): void {
  const byAge = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of byAge.slice(MOST)) rmSync(folder, { recursive: true, force: true });
}
