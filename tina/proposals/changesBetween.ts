import { contentPart } from './contentFiles.ts';
import type { Git } from './git.ts';

/** A file that two commits hold differently. */
export interface TreeChange {
  readonly what: 'added' | 'changed' | 'renamed' | 'removed';
  /** Its path after the change; before it where it was removed. */
  readonly file: string;
  /** Its path before the change, where that was another. */
  readonly from?: string;
  /** The blobs before and after. */
  readonly before?: string;
  readonly after?: string;
  /** Undefined is anything that a proposal may not touch, whatever its name: a link, a script, code. */
  readonly part?: 'record' | 'picture';
}

/** A record that keeps less than half of its lines is another record. */
const ALIKE = '--find-renames=50%';

const WHAT: Readonly<Record<string, TreeChange['what']>> = {
  A: 'added',
  D: 'removed',
  R: 'renamed',
};

const PLAIN_FILE = /^(?:100644|100755|000000)$/;

const NOTHING = /^0+$/;

/** What differs between two commits, with renamed records and pictures told as such. */
export async function changesBetween(
  git: Git,
  before: string,
  after: string,
): Promise<TreeChange[]> {
  const words = (await git(['diff-tree', '-r', '-z', '-l0', ALIKE, '--raw', before, after, '--']))
    .split('\0')
    .filter(Boolean);
  const changes: TreeChange[] = [];
  while (words.length > 0) {
    const [oldMode = '', newMode = '', oldBlob = '', newBlob = '', state = ''] = (
      words.shift() as string
    )
      .slice(1)
      .split(' ');
    const what = WHAT[state[0] ?? ''] ?? 'changed';
    const first = words.shift() as string;
    const file = what === 'renamed' ? (words.shift() as string) : first;
    const isPlain = PLAIN_FILE.test(oldMode) && PLAIN_FILE.test(newMode);
    const blobs = {
      before: NOTHING.test(oldBlob) ? undefined : oldBlob,
      after: NOTHING.test(newBlob) ? undefined : newBlob,
    };
    const part = (path: string) => (isPlain ? contentPart(path) : undefined);
    if (what !== 'renamed') {
      changes.push({ what, file, ...blobs, part: part(file) });
    } else if (folderOf(file) === folderOf(first)) {
      changes.push({ what, file, from: first, ...blobs, part: part(file) && part(first) });
    } else {
      // In another folder it is another kind of record.
      changes.push({ what: 'removed', file: first, before: blobs.before, part: part(first) });
      changes.push({ what: 'added', file, after: blobs.after, part: part(file) });
    }
  }
  return changes;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
