import type { Collection } from '../../schema/collections.ts';
import { TYPE } from '../../schema/section.ts';
import { type TalksPart, talksPartOf } from './talksPath.ts';

/** The types of sections whose lists may need several addresses; only talks have addresses by type. */
const PAGED = ['talkList', 'upcoming', 'timeline', 'teamGroup', 'articleList'];

/** The address and sections of a page, which may be incomplete while it is typed. */
export interface PageLike {
  readonly path: string;
  readonly sections: readonly { readonly [TYPE]: string }[];
}

/** Whether a page has a section of a type. */
export const hasSection = ({ sections }: PageLike, type: string | undefined): boolean =>
  sections.some((section) => section[TYPE] === type);

/** The first page that has a section of a type. */
export const pageWith = <P extends PageLike>(pages: readonly P[], type: string): P | undefined =>
  pages.find((page) => hasSection(page, type));

/**
 * The page at an address, and the part of its list there. A list of talks, a timeline, groups of people and a list of
 * articles continue on addresses below that of their page.
 */
export function pageAt<P extends PageLike>(
  pages: readonly P[],
  path: string,
): { page: P; part: TalksPart } | undefined {
  const own = pages.find((page) => page.path === path);
  if (own) return { page: own, part: { list: 'all', page: 1 } };
  const { base, ...part } = talksPartOf(path);
  if (part.list === 'all' && part.page === 1) return undefined;
  const types = part.list === 'all' ? PAGED : PAGED.slice(0, 1);
  const paged = pages.find(
    (page) => page.path === base && types.some((type) => hasSection(page, type)),
  );
  return paged && { page: paged, part };
}

/** The address of the page that shows the records of a collection: the first with their section, or the home page. */
export const routeShowing = (
  pages: readonly PageLike[],
  { section }: Pick<Collection, 'section'>,
): string => (section && pageWith(pages, section)?.path) || '/';
