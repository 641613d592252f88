import { gitIn } from './git.ts';
import { type Part, partOf, type Revision } from './revisions.ts';

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

/** The modes of a link and of a repository within the repository, as `git diff-tree` writes them. */
const NO_FILE = /^:(?:\d+ )?(?:120000|160000) /;

/** What Git finds between two revisions, renamed files told as such. A link is code, whatever its name. */
export function changedFiles(
  root: string,
  base: Pick<Revision, 'commit'>,
  head: Pick<Revision, 'commit'>,
): ChangedFile[] {
  const args = ['diff-tree', '-r', '-z', '-l0', ALIKE, '--raw', base.commit, head.commit];
  const words = gitIn(root)(args).split('\0').filter(Boolean);
  const changes: ChangedFile[] = [];
  while (words.length > 0) {
    const facts = words.shift() ?? '';
    const what = WHAT[facts.split(' ').at(-1)?.[0] ?? ''] ?? 'changed';
    const part = (file: string): Part => (NO_FILE.test(facts) ? 'code' : partOf(file));
    const first = words.shift() ?? '';
    if (what !== 'renamed') {
      changes.push({ what, file: first, part: part(first) });
      continue;
    }
    const file = words.shift() ?? '';
    if (folderOf(file) === folderOf(first) && partOf(file) === partOf(first)) {
      changes.push({ what, file, from: first, part: part(file) });
    } else {
      // In another folder, or of another part, it is another kind of thing.
      changes.push({ what: 'removed', file: first, part: part(first) });
      changes.push({ what: 'added', file, part: part(file) });
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
