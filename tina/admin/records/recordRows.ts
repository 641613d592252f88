import { type State, stateAt, stateText } from '../../../content/load/publish/publication.ts';
import { inOrder } from '../../../content/load/publish/records.ts';
import { fieldsIn } from '../../../content/load/read/schemaWalk.ts';
import { fieldMentions } from '../../../content/load/text/mentions.ts';
import {
  type Collection,
  collections,
  namedCollections,
  recordTitle,
} from '../../../content/schema/collections.ts';
import { dayText } from '../../../content/schema/datetime.ts';
import type { StoredRecord } from '../../shared/storedRecords.ts';
import { slugOf } from './pageRoutes.ts';

/** A record as a list shows it. */
export interface RecordRow extends StoredRecord {
  /** Its kind, in words. */
  kind: string;
  title: string;
  /** The file's name without its ending. */
  slug: string;
  /** The address of its first picture. */
  picture?: string;
  /** Its own day, in words. */
  day?: string;
  /** Its number among those of its kind. */
  number?: number;
  state: State | 'unused' | 'new' | 'changed';
  /** The state in words, with its time. */
  stateText: string;
  /** The titles of the records that refer to it. */
  namedBy: readonly string[];
  /** All its texts, one a line, and the titles of the records that it refers to. */
  lines: readonly string[];
  /** The field of each line: `sections.2.lead`. */
  places: readonly string[];
}

/** What lists say of a record of a proposal. */
const PROPOSED = { new: 'Only in this proposal', changed: 'Changed in this proposal' };

/** All records as lists show them: kind after kind, each in the order of its page. */
export function recordRows(records: readonly StoredRecord[], now = Date.now()): RecordRow[] {
  const titles = new Map(records.map((record) => [record.file, titleIn(record)]));
  const named = new Map(records.map((record) => [record.file, nameOf(record)]));
  const mentions = mentionsIn(records);
  const rows = records.map((record): RecordRow => {
    const { file, proposed } = record;
    const by = [...(mentions.get(file) ?? [])];
    const reading = { entry: record.fields as never };
    const shown = stateAt(reading, now);
    const { shown: rule, order }: Collection = collections[record.collection];
    const number = record.fields[order?.field ?? ''];
    const isUnused = shown === 'published' && rule === 'referenced' && by.length === 0;
    const isHere = shown === 'published' && proposed;
    return {
      ...record,
      ...wordsOf(record, titles),
      kind: collections[record.collection].label,
      title: titles.get(file) ?? file,
      slug: slugOf(file),
      state: isUnused ? 'unused' : isHere || shown,
      stateText: [
        proposed && PROPOSED[proposed],
        isUnused && 'On no page',
        !isUnused && !isHere && stateText(reading, now),
      ]
        .filter(Boolean)
        .join('. '),
      ...(typeof number === 'number' && { number }),
      namedBy: by.map((other) => named.get(other) ?? other),
    };
  });
  return namedCollections.flatMap(([name, collection]) => {
    const own = rows.filter((row) => row.collection === name);
    if (collection.shown === 'all') return ordered(collection, own);
    // In the order in which pages name them; records that no page names come last.
    const places = [...mentions.keys()];
    const place = ({ file }: RecordRow) =>
      mentions.has(file) ? places.indexOf(file) : places.length;
    return own.toSorted((a, b) => place(a) - place(b));
  });
}

function ordered(collection: Collection, rows: readonly RecordRow[]): RecordRow[] {
  const byFields = new Map(rows.map((row) => [row.fields, row]));
  return inOrder(collection, [...byFields.keys()]).flatMap((fields) => byFields.get(fields) ?? []);
}

const titleIn = ({ collection, file, fields }: StoredRecord): string =>
  recordTitle({ collection, data: fields, slug: slugOf(file) });

/** A record in a sentence: its kind if it is the only one of it, otherwise its title. */
const nameOf = (record: StoredRecord): string =>
  'single' in collections[record.collection] ? titleIn(record) : `“${titleIn(record)}”`;

/** The records that refer or link to a record, by the file of the latter; also those that show a picture. */
function mentionsIn(records: readonly StoredRecord[]): Map<string, Set<string>> {
  const mentions = new Map<string, Set<string>>();
  const pages = new Map(
    records
      .filter(({ collection }) => collection === 'pages')
      .map(({ file, fields }) => [fields.path, file]),
  );
  for (const { collection, file, fields } of records) {
    for (const { value, meta } of fieldMentions(collections[collection], fields, [])) {
      const target = meta.widget === 'link' ? pages.get(value.split('#')[0]) : value;
      if (target && target !== file)
        mentions.set(target, (mentions.get(target) ?? new Set()).add(file));
    }
  }
  return mentions;
}

/** The names of the records with a link to a part of a page. @param page its file */
export function linkedFrom(
  records: readonly StoredRecord[],
  page: string,
  part: string | undefined,
): string[] {
  const path = records.find(({ file }) => file === page)?.fields.path;
  const leads = ({ collection, file, fields }: StoredRecord) =>
    fieldMentions(collections[collection], fields, []).some(({ value, meta }) => {
      const [route, anchor] = value.split('#');
      const isHere = route === path || (!route && file === page);
      return meta.widget === 'link' && anchor === part && isHere;
    });
  return part ? records.filter(leads).map(nameOf) : [];
}

/** The words of a record, its first picture and its first day. */
function wordsOf({ collection, fields }: StoredRecord, titles: ReadonlyMap<string, string>) {
  const lines: string[] = [];
  const places: string[] = [];
  let picture: string | undefined;
  let day: string | undefined;
  for (const { value, meta, path } of fieldsIn(collections[collection].schema, fields)) {
    if (typeof value === 'number') lines.push(String(value));
    else if (typeof value !== 'string') continue;
    else if (meta.widget === 'image') picture ??= value;
    else if (meta.widget === 'date') {
      day ??= dayText(value);
      lines.push(value, dayText(value));
    } else lines.push(meta.widget === 'reference' ? (titles.get(value) ?? value) : value);
    while (places.length < lines.length) places.push(path.join('.'));
  }
  return { lines, places, ...(picture && { picture }), ...(day && { day }) };
}
