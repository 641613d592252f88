import type { TinaCMS } from 'tinacms';
import { type PageLike, routeShowing } from '../../content/load/pageAt.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { TYPE } from '../../content/schema/section.ts';
import { previewAddress } from '../patches/previewAddress.ts';

/** A page, as far as it says where records are shown. */
export interface KnownPage extends PageLike {
  file: string;
}

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
      edges: readonly { node: { _values: Partial<PageLike>; _sys: { path: string } } }[];
    };
  };
}

/** A page from the values of its form or its file. */
export const knownPage = (file: string, { path, sections }: Partial<PageLike>): KnownPage => ({
  file,
  path: path ?? '/',
  sections: (sections ?? []).map((section) => ({ [TYPE]: section[TYPE] })),
});

/** Tells of a page that was made just now. */
export const addPage = (file: string, values: Partial<PageLike>): void =>
  knowPages([...pages, knownPage(file, values)]);

/** Asks the editor's server which pages there are. */
export async function readPages({ api: { tina } }: TinaCMS): Promise<void> {
  const answer = (await tina?.request(QUERY, { variables: {} })) as Answer;
  const nodes = answer.collection.documents.edges.map(({ node }) => node);
  knowPages(nodes.map(({ _values, _sys }) => knownPage(_sys.path, _values)));
}

/** The address of the page that shows the records of a kind. */
export const kindRoute = (kind: CollectionName): string =>
  routeShowing(pages, collections[kind] as Collection);

/** The address at which a record opens beside its page; a page opens at its own. */
export function recordPath(kind: CollectionName, file: string): string {
  const own = kind === 'pages' ? pages.find((page) => page.file === file) : undefined;
  return previewAddress(own?.path ?? kindRoute(kind), file);
}
