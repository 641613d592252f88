import { pathsOf } from '../../content/load/publish/listPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import { isPathIn, languagesOf } from '../../content/schema/languages.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';

/**
 * Every address of a language: its pages, and the addresses on which their lists continue.
 * @param prefix the first word of its addresses; empty for the site's own language
 */
export const pagePaths = (
  content: Pick<Content, 'pages' | 'talks' | 'events' | 'articles'>,
  prefix = '',
  now = Date.now(),
): string[] =>
  content.pages
    .filter(({ path }) => path !== NOT_FOUND && isPathIn(prefix, path))
    .flatMap((page) => pathsOf(page, content, now));

export { Sections as Page } from '../../components/sections/Sections.tsx';
export { select } from './select.ts';

/** Every address of the site, for the build. */
export async function prerender(): Promise<string[]> {
  // Dynamic, because the client build follows static imports, and this one imports node:fs.
  const { contentOfBuild } = await import('../../content/load/loadContent.ts');
  const { buildTime } = await import('../../content/load/publish/clock.ts');
  const now = buildTime();
  return languagesOf(contentOfBuild().brand).flatMap((language) =>
    pagePaths(contentOfBuild(language), language.prefix, now),
  );
}
