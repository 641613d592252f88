import { type ChangedFile, changedFiles } from '../../../content/compare/changedFiles.ts';
import { itemNamer } from '../../../content/compare/fieldReview.ts';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import { readAhead } from '../../../content/load/text/readAhead.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { mergeRecords } from '../../shared/mergeRecords.ts';
import type { Choices, RecordConflict } from '../../shared/Repository.ts';
import type { Clone } from '../clone.ts';
import type { FileChange } from '../commit.ts';
import { collectionOf, fieldsIn, mayChange, slugOf } from '../contentFiles.ts';
import { lastChangeAt } from '../saveState.ts';
import { type Questions, questions, signed, WHOLE } from './fieldConflicts.ts';

/** The merge base and both heads. */
export interface Commits {
  readonly base: string;
  /** The proposal. */
  readonly mine: string;
  /** The new base. */
  readonly theirs: string;
}

interface Tools extends Pick<Clone, 'repository' | 'git' | 'objects'> {
  /** What an editor calls a record, by its file. */
  readonly nameOf: (file: string) => string;
}

/**
 * Brings what a proposal changed upon other files. Git's lines know nothing of fields: a record that
 * both sides changed is merged by its schema, and each conflict is reported by record and
 * field.
 * @returns what turns their files into the merged ones
 */
export async function mergeTrees(
  tools: Tools,
  { base, mine, theirs }: Commits,
  choices: Choices,
): Promise<{ changes: readonly FileChange[]; conflicts: readonly RecordConflict[] }> {
  const own = await changedFiles(tools.repository, base, mine);
  const others = await changedFiles(tools.repository, base, theirs);
  const before = new Map(
    others.flatMap((one) => (one.before ? [[one.from ?? one.file, one]] : [])),
  );
  const after = new Map(others.flatMap((one) => (one.after ? [[one.file, one]] : [])));
  const changes: FileChange[] = [];
  const conflicts: RecordConflict[] = [];
  for (const change of own) {
    const { file: scope } = change;
    const context = questions(scope, choices, itemNamer(tools));
    const result = mayChange(change)
      ? await mergeFile(tools, change, before, after, context)
      : { changes: [], message: FOREIGN };
    changes.push(...result.changes);
    if (!result.message && context.conflicts.length === 0) continue;
    const file = change.what === 'removed' ? change.file : (change.from ?? change.file);
    const last = await lastChangeAt(tools.git, `${base}..${theirs}`, file);
    conflicts.push({
      file: change.file,
      name: tools.nameOf(change.file),
      message: result.message ?? 'Others changed this too: decide what counts.',
      fields: signed(context.conflicts, last),
    });
  }
  return { changes, conflicts };
}

const FOREIGN =
  'This is neither a record nor a picture, and the editor takes nothing else. Tell whoever works on the site.';

interface FileMerge {
  readonly changes: readonly FileChange[];
  /** What to do where there is nothing to choose. */
  readonly message?: string;
}

type Changed = ReadonlyMap<string, ChangedFile>;

async function mergeFile(
  tools: Tools,
  change: ChangedFile,
  before: Changed,
  after: Changed,
  context: Questions,
): Promise<FileMerge> {
  const { what, file, from = file } = change;
  const other = before.get(from);
  const blocked = what === 'added' || (what === 'renamed' && other?.file !== file);
  const inTheWay = blocked ? after.get(file) : undefined;
  if (inTheWay && inTheWay.after !== change.after) return { changes: [], message: taken(change) };
  if (what === 'added') return { changes: [put(file, change.after)] };
  if (what === 'removed') return removeFile(change, other, context);
  if (!other)
    return { changes: [...(from === file ? [] : [remove(from)]), put(file, change.after)] };
  if (other.what === 'removed') {
    const sides = { base: slugOf(from), mine: slugOf(file), theirs: undefined };
    return { changes: context.decide(sides, WHOLE) === 'mine' ? [put(file, change.after)] : [] };
  }
  return mergeChanged(tools, change, other, context);
}

/** The proposal took a file away. */
function removeFile(
  { file, before }: ChangedFile,
  other: ChangedFile | undefined,
  context: Questions,
): FileMerge {
  if (!other) return { changes: [remove(file)] };
  if (other.what === 'removed') return { changes: [] };
  if (other.after === before) return { changes: [remove(other.file)] };
  // What is asked holds what they made of it: when that changes, it is asked again.
  const sides = { base: before, mine: undefined, theirs: other.after };
  return { changes: context.decide(sides, WHOLE) === 'mine' ? [remove(other.file)] : [] };
}

/** Both sides changed or renamed a file. */
async function mergeChanged(
  tools: Tools,
  change: ChangedFile,
  other: ChangedFile,
  context: Questions,
): Promise<FileMerge> {
  const { file, from = file } = change;
  let name = file === from ? other.file : file;
  if (file !== from && other.file !== from && other.file !== file) {
    const sides = { base: slugOf(from), mine: slugOf(file), theirs: slugOf(other.file) };
    const place = { at: [], label: ['Name of the file'] };
    if (context.decide(sides, place) === 'theirs') name = other.file;
  }
  const gone = [from, other.file].filter((one) => one !== name).map(remove);
  if (change.after === other.after || other.after === change.before) {
    return { changes: [...gone, put(name, change.after)] };
  }
  if (change.after === change.before) return { changes: [...gone, put(name, other.after)] };
  const collection = collectionOf(name);
  const sides = collection && (await readSides(tools, collection, change, other));
  if (!collection || !sides) {
    const whole = { base: change.before, mine: change.after, theirs: other.after };
    const choice = context.decide(whole, { at: [], label: ['The whole file'] });
    return { changes: [...gone, put(name, choice === 'mine' ? change.after : other.after)] };
  }
  const value = mergeRecords(collection.schema, sides, context);
  return {
    changes: [...gone, { file: name, bytes: Buffer.from(canonicalText(collection, value)) }],
  };
}

async function readSides(
  { objects }: Tools,
  collection: Collection,
  change: ChangedFile,
  other: ChangedFile,
) {
  const [base, mine, theirs] = await Promise.all(
    [change.before, change.after, other.after].map(async (blob) => {
      const fields = await fieldsIn(objects, collection, blob);
      if (fields) await readAhead(change.file, fields);
      return fields;
    }),
  );
  return mine && theirs ? { base, mine, theirs } : undefined;
}

const remove = (file: string): FileChange => ({ file, deleted: true });
const put = (file: string, blob: string | undefined): FileChange =>
  blob ? { file, blob } : remove(file);

const taken = ({ file, part }: ChangedFile) =>
  part === 'pictures'
    ? `Another picture called ${file.replace('public', '')} was published meanwhile. Upload yours again in its record: it gets a name of its own.`
    : `Another record called ${slugOf(file)} was published meanwhile. Give yours another name (the dots in the list of records, Rename).`;
