import { type PageLike, routeShowing } from '../../../content/load/publish/pageAt.ts';
import { locateFile } from '../../../content/load/source/placement.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  recordTitle,
} from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import type { StoredRecord } from '../../shared/storedRecords.ts';
import { fetchJson } from '../browser/fetchJson.ts';

/** What decides where records are shown, and the name of the page. */
interface KnownPage extends PageLike {
  file: string;
  name: string;
}

let pages: readonly KnownPage[] = [];

/** The name of a record's file without folder and ending. */
export const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

const files = new Map<CollectionName, readonly string[]>();

/** The file names of a kind of record when it was last read, without folder and ending. */
export const knownFiles = (kind: CollectionName): readonly string[] => files.get(kind) ?? [];

const titles = new Map<string, string>();

/** The title of a record when it was last read. */
export const knownTitle = (file: string): string | undefined => titles.get(file);

const ALL = Object.keys(collections) as CollectionName[];

/** All records of some kinds, kind after kind. @throws if the editor's server refuses, in its words */
export async function readRecords(kinds: readonly CollectionName[] = ALL): Promise<StoredRecord[]> {
  const read = await fetchJson<StoredRecord[]>(`/editor/records?kinds=${kinds}`);
  return kinds.flatMap((kind) => {
    const own = read.filter(({ collection }) => collection === kind);
    files.set(
      kind,
      own.map(({ file }) => slugOf(file)),
    );
    for (const { file, fields } of own)
      titles.set(file, recordTitle({ collection: kind, data: fields, slug: slugOf(file) }));
    if (kind === 'pages') pages = own.map(({ file, fields }) => knownPage(file, fields));
    return own;
  });
}

let first: Promise<unknown> | undefined;

/** Settles when the pages have been read once. What asks for addresses gets them synchronously. */
export const pagesKnown = (): Promise<unknown> => {
  first ??= readRecords(['pages']).catch(() => undefined);
  return first;
};

/** A page from the values of its form or its file, which may be incomplete. */
const knownPage = (file: string, { name, path, sections }: Partial<KnownPage>): KnownPage => ({
  file,
  name: name ?? '',
  path: path ?? '/',
  sections: sections ?? [],
});

/** Adds a page that was just created. */
export function addPage(file: string, values: Partial<KnownPage>): void {
  pages = [...pages, knownPage(file, values)];
}

/** How many sections of a type the pages have. */
export const timesUsed = (type: string): number =>
  pages.flatMap(({ sections }) => sections).filter((section) => section[TYPE] === type).length;

/** Where links within the site can lead, in the order of the addresses. */
export const pageAddresses = (): readonly Pick<KnownPage, 'path' | 'name' | 'file'>[] =>
  pages.toSorted((a, b) => a.path.localeCompare(b.path));

/** The address of the page that shows the records of a kind. */
export const kindRoute = (kind: CollectionName): string =>
  routeShowing(pages, collections[kind] as Collection);

/** The address of the page that shows a record. A page shows itself. */
export function routeOf(file: string): string {
  const kind = locateFile(file).placed?.collection ?? 'pages';
  const own = kind === 'pages' && pages.find((page) => page.file === file);
  return own ? own.path : kindRoute(kind);
}
