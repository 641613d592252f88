import { buildTime } from '../../../../content/load/clock.ts';
import type { Problem } from '../../../../content/load/finding.ts';
import { type Inspection, inspect } from '../../../../content/load/inspect.ts';
import { hiddenBecause, isPublishedAt } from '../../../../content/load/publication.ts';
import type { Reading } from '../../../../content/load/record.ts';
import { collections } from '../../../../content/schema/collections.ts';
import type { ChangedFile } from './changedFiles.ts';
import { fieldChanges } from './fieldChanges.ts';
import { EARLIER, fieldReview, type Side, say } from './fieldReview.ts';
import { type Picture, picture } from './picture.ts';
import { nameOf, type RecordReview } from './recordReview.ts';
import { routesShowing, type Showing } from './routesShowing.ts';
import { warningsOf } from './warnings.ts';

/** A picture file that changed, and who shows it. */
export interface PictureReview {
  readonly what: ChangedFile['what'];
  readonly before?: Picture;
  readonly after?: Picture;
  /** The names of the records that show it. */
  readonly shownBy: readonly string[];
}

/** Everything that a change does to the content, before a page is looked at. */
export interface ContentReview {
  readonly records: readonly RecordReview[];
  readonly pictures: readonly PictureReview[];
  /** Records of which only the writing changed: order of fields, spaces. */
  readonly rewritten: readonly string[];
  /** What is wrong after the change and was not before. */
  readonly problems: readonly Problem[];
  /** How many problems were there before and still are. */
  readonly standing: number;
  /** How many problems the change mends. */
  readonly mended: number;
}

/** A revision's content: where it lies, and what the check read there. */
export interface State extends Side {
  readonly inspection: Inspection;
  readonly records: ReadonlyMap<string, Reading>;
  readonly showing: Showing;
}

/** Reads the content of a revision that was written to a folder. */
export function readState(folder: string, now = buildTime()): State {
  const inspection = inspect(folder, now);
  const records = new Map(inspection.readings.map((reading) => [reading.file, reading]));
  const name = (file: string) => {
    const reading = records.get(file);
    return reading ? nameOf(reading) : file;
  };
  return { folder, nameOf: name, inspection, records, showing: routesShowing(inspection.readings) };
}

/** What a change does to the content, said as an editor would. */
export function reviewContent(
  base: State,
  head: State,
  files: readonly ChangedFile[],
  now = buildTime(),
): ContentReview {
  const replaced = new Set(
    files
      .filter(({ part, what }) => part === 'pictures' && what === 'changed')
      .map(({ file }) => addressOf(file)),
  );
  const own = files.filter(({ part }) => part === 'records');
  const touched = new Set(own.flatMap(({ file, from = file }) => [file, from]));
  // A record that stays as it is shows a change all the same when its picture was replaced.
  const besides = [...head.records.values()]
    .filter(
      ({ file, mentions }) =>
        !touched.has(file) && mentions.some(({ value }) => replaced.has(value)),
    )
    .map(({ file }): ChangedFile => ({ what: 'changed', file, part: 'records' }));
  const all = [...own, ...besides].map((change) => reviewRecord(base, head, change, replaced, now));
  const records = all.filter(({ what, fields }) => what !== 'changed' || fields.length > 0);
  return {
    records: records.sort((a, b) => place(a) - place(b) || (a.file < b.file ? -1 : 1)),
    rewritten: all.filter((one) => !records.includes(one)).map(({ file }) => file),
    pictures: files
      .filter(({ part }) => part === 'pictures')
      .map((change) => reviewPicture(base, head, change)),
    ...warningsOf(base, head, files),
  };
}

const addressOf = (file: string) => file.replace(/^public/, '');

const ORDER = Object.values(collections).map(({ label }) => label as string);
const place = ({ kind }: RecordReview) => ORDER.indexOf(kind);

function reviewRecord(
  base: State,
  head: State,
  { what, file, from = file }: ChangedFile,
  replaced: ReadonlySet<string>,
  now: number,
): RecordReview {
  const [before, after] = [base.records.get(from), head.records.get(file)];
  const reading = after ?? before;
  const seen = new Set([...(base.showing.get(from) ?? []), ...(head.showing.get(file) ?? [])]);
  return {
    what,
    file,
    from: from === file ? undefined : from,
    name: reading ? nameOf(reading) : file,
    kind: reading ? collections[reading.collection].label : 'A file outside every collection',
    hidden: after && !isPublishedAt(after, now) ? hiddenBecause(after, now, now) : undefined,
    fields: reading ? fieldsOf(reading, before, after, base, head, replaced) : [],
    routes: [...seen],
  };
}

function fieldsOf(
  { collection }: Reading,
  before: Reading | undefined,
  after: Reading | undefined,
  base: State,
  head: State,
  replaced: ReadonlySet<string>,
) {
  const { schema } = collections[collection];
  const side = after ? head : base;
  const called = (value: unknown, meta: Parameters<typeof say>[1]) => say(value, meta, side) ?? '';
  const earlier = before?.data && (asEarlier(before.data, replaced) as Record<string, unknown>);
  return fieldChanges(schema, earlier, after?.data, called).map((change) =>
    fieldReview(change, base, head),
  );
}

/** Another picture under the same name is another value. */
function asEarlier(value: unknown, replaced: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return replaced.has(value) ? `${value}${EARLIER}` : value;
  if (Array.isArray(value)) return value.map((item) => asEarlier(item, replaced));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, asEarlier(field, replaced)]),
  );
}

function reviewPicture(
  base: State,
  head: State,
  { what, file, from = file }: ChangedFile,
): PictureReview {
  const [before, after] = [addressOf(from), addressOf(file)];
  const shownBy = (state: State, path: string) =>
    [...state.records.values()]
      .filter(({ mentions }) => mentions.some(({ value }) => value === path))
      .map(nameOf);
  return {
    what,
    before: what === 'added' ? undefined : picture(base.folder, before),
    after: what === 'removed' ? undefined : picture(head.folder, after),
    shownBy: [...new Set([...shownBy(base, before), ...shownBy(head, after)])],
  };
}
