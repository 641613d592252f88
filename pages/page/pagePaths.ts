import { hasSection } from '../../content/load/pageAt.ts';
import { talksPaths } from '../../content/load/talkPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';

/** Every address of the site: the pages', and the further parts of their lists. */
export const pagePaths = ({ pages, talks }: Pick<Content, 'pages' | 'talks'>): string[] =>
  pages
    .filter(({ path }) => path !== NOT_FOUND)
    .flatMap((page) => (hasSection(page, 'talkList') ? talksPaths(talks, page.path) : page.path));
