import { fieldsOf } from '../load/read/record.ts';
import type { Fields } from '../load/read/schemaWalk.ts';
import { locateFile } from '../load/source/placement.ts';
import { type Collection, collections } from '../schema/collections.ts';
import { isAlike } from './alignItems.ts';
import { type Git, gitIn } from './git.ts';
import { openObjects } from './objects.ts';
import { type Part, partOf } from './revisions.ts';

/**
 * The differences between the trees of two commits, file by file. A mode or a blob id of zeros means that there is
 * no file.
 * @param renames the option of Git that decides which files count as renamed
 */
export async function diffTrees(git: Git, base: string, head: string, renames = '--no-renames') {
  const order = ['diff-tree', '-r', '-z', '-l0', renames, '--raw', base, head, '--'];
  const words = (await git(order)).split('\0').values();
  const next = (): string => words.next().value ?? '';
  const changes = [];
  for (let facts = next(); facts; facts = next()) {
    const [oldMode = '', mode = '', oldBlob = '', blob = '', state = ''] = facts
      .slice(1)
      .split(' ');
    const from = state.startsWith('R') ? next() : undefined;
    changes.push({ oldMode, mode, oldBlob, blob, state: state.slice(0, 1), from, file: next() });
  }
  return changes;
}

/** A file that differs between two commits. */
export interface ChangedFile {
  readonly what: 'added' | 'changed' | 'renamed' | 'removed';
  /** Its path in the later commit; for a removed file, in the earlier one. */
  readonly file: string;
  /** Its path in the earlier commit, if it was renamed. */
  readonly from?: string;
  /** A link is code, whatever its name. */
  readonly part: Part;
  /** The ids of its blobs, before and after. */
  readonly before?: string;
  readonly after?: string;
}

/** A file that shares less than half of its lines is a different file. The sample's records are at most 22 % alike. */
const RENAMES = '--find-renames=50%';

const WHAT: Readonly<Record<string, ChangedFile['what']>> = {
  A: 'added',
  D: 'removed',
  R: 'renamed',
};

const PLAIN_FILE = /^(?:100644|100755|000000)$/;

/**
 * The files that differ between two commits. A renamed record is recognised by its number (`id`) if its collection
 * has numbers, otherwise by its lines, so the review, the merge and a proposal's history agree on renames.
 * @param folder a working copy or a bare repository
 */
export async function changedFiles(
  folder: string,
  base: string,
  head: string,
): Promise<ChangedFile[]> {
  const lines = await diffTrees(gitIn(folder), base, head, RENAMES);
  const changes = lines.flatMap(({ oldMode, mode, oldBlob, blob, state, file, from }) => {
    const isPlain = PLAIN_FILE.test(oldMode) && PLAIN_FILE.test(mode);
    const part = (path: string) => (isPlain ? partOf(path) : 'code');
    const what = WHAT[state] ?? 'changed';
    const change = { what, file, from, part: part(file), before: idOf(oldBlob), after: idOf(blob) };
    // A file in another folder or another part of the change is not a renamed one.
    if (!from || (folderOf(file) === folderOf(from) && part(file) === part(from))) return [change];
    return [removal({ ...change, part: part(from) }), addition(change)];
  });
  return followNumbers(folder, changes);
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const idOf = (blob: string) => (/^0+$/.test(blob) ? undefined : blob);

/** Splits a rename of two different files into a removal and an addition. */
const removal = ({ file, from = file, part, before }: ChangedFile): ChangedFile => {
  return { what: 'removed', file: from, part, before };
};
const addition = ({ file, part, after }: ChangedFile): ChangedFile => {
  return { what: 'added', file, part, after };
};

/**
 * Pairs removed and added records by their numbers. Git compares lines, and one long text may be most of a record.
 * The number alone is not enough: another record may have received that of a removed one.
 */
async function followNumbers(folder: string, changes: ChangedFile[]): Promise<ChangedFile[]> {
  const open = changes.filter(isOpen);
  if (!open.some(({ before }) => before) || !open.some(({ after }) => after)) return changes;
  const objects = openObjects(folder);
  const read = async (file: string, blob: string | undefined) => {
    const found = blob && (await objects.read(blob));
    const fields = found && fieldsOf(numberedAt(file) as Collection, `${found.bytes}`);
    return fields && { key: `${folderOf(file)} ${fields.id}`, fields };
  };
  const olds = new Map<string, { change: ChangedFile; fields: Fields }>();
  const partners = new Map<ChangedFile, ChangedFile>();
  try {
    for (const change of open) {
      const old = await read(change.from ?? change.file, change.before);
      if (old) olds.set(old.key, { change, fields: old.fields });
    }
    for (const change of open) {
      const next = await read(change.file, change.after);
      const old = next && olds.get(next.key);
      if (!old || !isAlike(old.fields, next.fields)) continue;
      olds.delete(next.key);
      if (old.change !== change) partners.set(change, old.change);
    }
  } finally {
    objects.close();
  }
  const taken = new Set(partners.values());
  return changes.flatMap((change) => {
    const old = partners.get(change);
    const isTaken = taken.has(change);
    if (!old) return !isTaken ? [change] : change.after ? [addition(change)] : [];
    const { file: was, from = was, before } = old;
    const renamed = { ...change, what: 'renamed' as const, from, before };
    return change.before && !isTaken ? [removal(change), renamed] : [renamed];
  });
}

/** Whether Git may have missed a rename. */
const isOpen = ({ what, file, part, before, after }: ChangedFile) =>
  part === 'records' && what !== 'changed' && before !== after && numberedAt(file) !== undefined;

/** The collection of a record, if its records have numbers. */
function numberedAt(file: string): Collection | undefined {
  const { placed } = locateFile(file);
  const collection: Collection | undefined = placed && collections[placed.collection];
  return collection?.unique?.includes('id') ? collection : undefined;
}

/** The address of a picture file on the site. */
export const addressOf = (file: string): string => file.replace(/^public/, '');

/** The addresses whose picture was replaced. */
export const replacedPictures = (files: readonly ChangedFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ part, what }) => part === 'pictures' && what === 'changed')
      .map(({ file }) => addressOf(file)),
  );
