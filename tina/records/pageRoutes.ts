import type { TinaCMS } from 'tinacms';
import { type PageLike, routeShowing } from '../../content/load/publish/pageAt.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { TYPE } from '../../content/schema/section.ts';
import { previewAddress } from '../preview/previewAddress.ts';

/** A page, as far as it says where records are shown, and what it is called. */
export interface KnownPage extends PageLike {
  file: string;
  name: string;
}

/** What a form or a file says of a page, however much of it is there. */
type PageValues = Partial<PageLike & Pick<KnownPage, 'name'>>;

// Tina asks for addresses when it cannot wait for an answer, so the pages are known before.
let pages: readonly KnownPage[] = [];

/** Tells which pages there are, whenever they have been read. */
export function knowPages(known: readonly KnownPage[]): void {
  pages = known;
}

const QUERY = `query {
  collection(collection: "pages") {
    documents(first: -1) { edges { node { ... on Document { _values _sys { path } } } } }
  }
}`;

interface Answer {
  collection: {
    documents: {
      edges: readonly { node: { _values: PageValues; _sys: { path: string } } }[];
    };
  };
}

/** A page from the values of its form or its file. */
export const knownPage = (file: string, { name, path, sections }: PageValues): KnownPage => ({
  file,
  name: name ?? '',
  path: path ?? '/',
  sections: (sections ?? []).map((section) => ({ [TYPE]: section[TYPE] })),
});

/** Tells of a page that was made just now. */
export const addPage = (file: string, values: PageValues): void =>
  knowPages([...pages, knownPage(file, values)]);

/** Asks the editor's server which pages there are. */
export async function readPages({ api: { tina } }: TinaCMS): Promise<void> {
  const answer = (await tina?.request(QUERY, { variables: {} })) as Answer;
  const nodes = answer.collection.documents.edges.map(({ node }) => node);
  knowPages(nodes.map(({ _values, _sys }) => knownPage(_sys.path, _values)));
}

/** Where links within the site can lead, in the order of the addresses. */
export const pageAddresses = (): readonly Pick<KnownPage, 'path' | 'name'>[] =>
  pages.toSorted((a, b) => a.path.localeCompare(b.path));

/** The address of the page that shows the records of a kind. */
export const kindRoute = (kind: CollectionName): string =>
  routeShowing(pages, collections[kind] as Collection);

/** The address at which a record opens beside its page; a page opens at its own. */
export function recordPath(kind: CollectionName, file: string): string {
  const own = kind === 'pages' ? pages.find((page) => page.file === file) : undefined;
  return previewAddress(own?.path ?? kindRoute(kind), file);
}
