import type { Collection } from '../../schema/collections.ts';
import { TYPE } from '../../schema/section.ts';
import { type TalksPart, talksPartOf } from './talksPath.ts';

/** The type of section whose list goes over several addresses. */
const PAGED = 'talkList';

/** As much of a page as tells where it is and what it has; whether it is valid or half typed. */
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
 * The page that an address leads to, and the part of the talks that it lists. Below a page with a list of talks
 * lie the further parts of that list.
 */
export function pageAt<P extends PageLike>(
  pages: readonly P[],
  path: string,
): { page: P; part: TalksPart } | undefined {
  const own = pages.find((page) => page.path === path);
  if (own) return { page: own, part: { list: 'all', page: 1 } };
  const { base, ...part } = talksPartOf(path);
  const paged = pages.find((page) => page.path === base && hasSection(page, PAGED));
  return paged && { page: paged, part };
}

/** The address of the page that shows the records of a kind: the first that has their section, or the home page. */
export const routeShowing = (
  pages: readonly PageLike[],
  { section }: Pick<Collection, 'section'>,
): string => (section && pageWith(pages, section)?.path) || '/';
