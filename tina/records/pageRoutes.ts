import type { TinaCMS } from 'tinacms';
import { type PageLike, routeShowing } from '../../content/load/publish/pageAt.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { TYPE } from '../../content/schema/section.ts';
import { previewAddress } from '../preview/previewAddress.ts';

/** The parts of a page that decide where records are shown, and its name. */
export interface KnownPage extends PageLike {
  file: string;
  name: string;
}

/** A page in a form or a file, which may be incomplete. */
type PageValues = Partial<PageLike & Pick<KnownPage, 'name'>>;

// Tina needs addresses synchronously, so the pages are read before.
let pages: readonly KnownPage[] = [];

/** Sets the known pages. */
export function knowPages(known: readonly KnownPage[]): void {
  pages = known;
}

/** The name of a record's file without folder and ending. */
export const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

const files = new Map<CollectionName, readonly string[]>();

/** The file names of a kind of record when it was last read, without folder and ending. */
export const knownFiles = (kind: CollectionName): readonly string[] => files.get(kind) ?? [];

/** A record of the editor's server. */
export interface Stored {
  /** Its path from the top of the project. */
  file: string;
  /** Under the names of the editor's forms, and Tina's own, which begin with `_`. */
  values: Readonly<Record<string, unknown>>;
}

interface Answer {
  documents: { edges: readonly { node: { _values: Stored['values']; _sys: { path: string } } }[] };
}

/** All records of some kinds, in one request. */
export async function readStored<Name extends CollectionName>(
  { api: { tina } }: TinaCMS,
  ...names: readonly Name[]
): Promise<Record<Name, readonly Stored[]>> {
  const parts = names.map(
    (name) => `${name}: collection(collection: "${name}") {
      documents(first: -1) { edges { node { ... on Document { _values _sys { path } } } } }
    }`,
  );
  const answer = (await tina?.request(`query { ${parts.join(' ')} }`, { variables: {} })) as Record<
    Name,
    Answer
  >;
  const stored = names.map((name) => {
    const { edges } = answer[name].documents;
    files.set(
      name,
      edges.map(({ node }) => slugOf(node._sys.path)),
    );
    return [name, edges.map(({ node }) => ({ file: node._sys.path, values: node._values }))];
  });
  return Object.fromEntries(stored);
}

/** A page from the values of its form or its file. */
export const knownPage = (file: string, { name, path, sections }: PageValues): KnownPage => ({
  file,
  name: name ?? '',
  path: path ?? '/',
  sections: (sections ?? []).map((section) => ({ [TYPE]: section[TYPE] })),
});

/** Adds a page that was just created. */
export const addPage = (file: string, values: PageValues): void =>
  knowPages([...pages, knownPage(file, values)]);

/** Reads from the editor's server which pages there are. */
export async function readPages(cms: TinaCMS): Promise<void> {
  const { pages } = await readStored(cms, 'pages');
  knowPages(pages.map(({ file, values }) => knownPage(file, values)));
}

/** How many sections of a type the pages have. */
export const timesUsed = (type: string): number =>
  pages.flatMap(({ sections }) => sections).filter((section) => section[TYPE] === type).length;

/** Where links within the site can lead, in the order of the addresses. */
export const pageAddresses = (): readonly Pick<KnownPage, 'path' | 'name'>[] =>
  pages.toSorted((a, b) => a.path.localeCompare(b.path));

/** The address of the page that shows the records of a kind. */
export const kindRoute = (kind: CollectionName): string =>
  routeShowing(pages, collections[kind] as Collection);

/** The address at which a record opens next to its page; a page opens at its own. */
export function recordPath(kind: CollectionName, file: string): string {
  const own = kind === 'pages' ? pages.find((page) => page.file === file) : undefined;
  return previewAddress(own?.path ?? kindRoute(kind), file);
}
