import { buildTime } from '../load/publish/clock.ts';
import { hiddenBecause, isPublishedAt } from '../load/publish/publication.ts';
import type { Fields } from '../load/read/schemaWalk.ts';
import { locateContent } from '../load/translations/locateContent.ts';
import { translationOf } from '../load/translations/translationFiles.ts';
import { collections, recordTitle } from '../schema/collections.ts';
import { addressOf, type ChangedFile, replacedPictures } from './changedFiles.ts';
import { fieldChanges } from './fieldChanges.ts';
import { EARLIER, type FieldReview, fieldReview, itemNamer } from './fieldReview.ts';
import { type Picture, picture } from './picture.ts';
import type { State } from './state.ts';
import { type Warnings, warningsOf } from './warnings.ts';

/** A record that differs between two revisions. */
export interface RecordReview {
  readonly what: ChangedFile['what'];
  readonly file: string;
  /** Its earlier file, if it was renamed. */
  readonly from?: string;
  /** The record's title. */
  readonly name: string;
  /** The name of its collection. */
  readonly kind: string;
  /** Why visitors do not see it after the change, if they do not. */
  readonly hidden?: string;
  readonly fields: readonly FieldReview[];
  /** The routes that may show it, before or after. */
  readonly routes: readonly string[];
}

/** A changed picture file, and the records that use it. */
interface PictureReview {
  readonly what: ChangedFile['what'];
  readonly before?: Picture;
  readonly after?: Picture;
  /** The names of the records that use it. */
  readonly usedBy: readonly string[];
}

/** Everything that a change does to the content, without looking at rendered pages. */
export interface ContentReview extends Warnings {
  readonly records: readonly RecordReview[];
  readonly pictures: readonly PictureReview[];
  /** Records of which only the format changed: order of fields, spaces. */
  readonly rewritten: readonly string[];
}

/** Compares the content of two revisions, in an editor's terms. */
export function reviewContent(
  base: State,
  head: State,
  files: readonly ChangedFile[],
  now = buildTime(),
): ContentReview {
  const replaced = replacedPictures(files);
  const own = files.filter(({ part }) => part === 'records');
  const touched = new Set(own.flatMap(({ file, from = file }) => [file, from]));
  // An unchanged record is part of the review if its picture was replaced.
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
    // The marks of a translation are no change of their own: the warnings name them.
    rewritten: all
      .filter((one) => !records.includes(one) && !translationOf(one.file))
      .map(({ file }) => file),
    pictures: files
      .filter(({ part }) => part === 'pictures')
      .map((change) => reviewPicture(base, head, change)),
    ...warningsOf(base, head, files),
  };
}

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
  const kind = reading && collections[reading.collection];
  const schema = locateContent(file)?.content.schema;
  const earlier = before?.data && asEarlier(before.data, replaced);
  const nameItem = itemNamer(after ? head : base);
  const changes = schema ? fieldChanges(schema, earlier, after?.data, nameItem) : [];
  const seen = new Set([...(base.showing.get(from) ?? []), ...(head.showing.get(file) ?? [])]);
  return {
    what,
    file,
    from: from === file ? undefined : from,
    name: (after ? head : base).nameOf(after ? file : from),
    kind: kind?.label ?? 'A file outside every collection',
    hidden: after && !isPublishedAt(after, now) ? hiddenBecause(after, now, now) : undefined,
    fields: changes.map((change) => fieldReview(change, base, head)),
    routes: [...seen],
  };
}

/** A replaced picture counts as a changed value, although its path is the same. */
const asEarlier = (data: Fields, replaced: ReadonlySet<string>): Fields =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    replaced.has(value) ? `${value}${EARLIER}` : value,
  );

function reviewPicture(
  base: State,
  head: State,
  { what, file, from = file }: ChangedFile,
): PictureReview {
  const [before, after] = [addressOf(from), addressOf(file)];
  const usersOf = (state: State, path: string) =>
    [...state.records.values()]
      .filter(({ mentions }) => mentions.some(({ value }) => value === path))
      .map(recordTitle);
  return {
    what,
    before: what === 'added' ? undefined : picture(base.folder, before),
    after: what === 'removed' ? undefined : picture(head.folder, after),
    usedBy: [...new Set([...usersOf(base, before), ...usersOf(head, after)])],
  };
}
