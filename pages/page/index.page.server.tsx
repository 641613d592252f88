import { hasSection } from '../../content/load/publish/pageAt.ts';
import { talksPaths } from '../../content/load/publish/talkPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import { isPathIn, languagesOf } from '../../content/schema/languages.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';

/**
 * Every address of a language: its pages, and the further parts of their lists.
 * @param prefix the first word of its addresses; empty for the site's own language
 */
export const pagePaths = (
  { pages, talks }: Pick<Content, 'pages' | 'talks'>,
  prefix = '',
): string[] =>
  pages
    .filter(({ path }) => path !== NOT_FOUND && isPathIn(prefix, path))
    .flatMap((page) => (hasSection(page, 'talkList') ? talksPaths(talks, page.path) : page.path));

export { Sections as Page } from '../../components/sections/Sections.tsx';
export { select } from './select.ts';

/** Every address of the site, for the build. */
export async function prerender(): Promise<string[]> {
  // Dynamic, because the client build follows static imports, and this one imports node:fs.
  const { contentOfBuild } = await import('../../content/load/contentOfBuild.ts');
  return languagesOf(contentOfBuild().brand).flatMap((language) =>
    pagePaths(contentOfBuild(language), language.prefix),
  );
}
