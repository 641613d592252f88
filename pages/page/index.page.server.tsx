import { languagesOf } from '../../content/schema/languages.ts';
import { pagePaths } from './pagePaths.ts';

export { Sections as Page } from '../../components/sections/Sections.tsx';
export { select } from './select.ts';

/** Every address of the site, for the build. */
export async function prerender(): Promise<string[]> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  const { contentOfBuild } = await import('../../content/load/contentOfBuild.ts');
  return languagesOf(contentOfBuild().brand).flatMap((language) =>
    pagePaths(contentOfBuild(language), language.prefix),
  );
}
