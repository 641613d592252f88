import { gitIn } from '../../propose/git.ts';
import { type Part, partOf, type Revision } from '../revisions.ts';

/** A file that two revisions hold differently. */
export interface ChangedFile {
  readonly what: 'added' | 'changed' | 'renamed' | 'removed';
  /** Its path in the later revision; in the earlier one where it was removed. */
  readonly file: string;
  /** Its path in the earlier revision, where that was another. */
  readonly from?: string;
  readonly part: Part;
}

// Small records of one collection are much alike; only what kept most of its lines was renamed.
const ALIKE = '--find-renames=70%';

const WHAT: Readonly<Record<string, ChangedFile['what']>> = {
  A: 'added',
  D: 'removed',
  R: 'renamed',
};

/** What Git finds between two revisions, renamed files told as such. */
export function changedFiles(root: string, base: Revision, head: Revision): ChangedFile[] {
  const args = ['diff-tree', '-r', '-z', '-l0', ALIKE, '--name-status', base.commit, head.commit];
  const words = gitIn(root)(args).split('\0').filter(Boolean);
  const changes: ChangedFile[] = [];
  while (words.length > 0) {
    const what = WHAT[words.shift()?.[0] ?? ''] ?? 'changed';
    const first = words.shift() ?? '';
    if (what !== 'renamed') {
      changes.push({ what, file: first, part: partOf(first) });
      continue;
    }
    const file = words.shift() ?? '';
    if (folderOf(file) === folderOf(first)) {
      changes.push({ what, file, from: first, part: partOf(file) });
    } else {
      // In another folder it is another kind of thing.
      changes.push({ what: 'removed', file: first, part: partOf(first) });
      changes.push({ what: 'added', file, part: partOf(file) });
    }
  }
  return changes;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The address on the site of a picture file. */
export const addressOf = (file: string): string => file.replace(/^public/, '');

/** The addresses under which another picture lies now. */
export const replacedPictures = (files: readonly ChangedFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ part, what }) => part === 'pictures' && what === 'changed')
      .map(({ file }) => addressOf(file)),
  );
