import { talkPages } from '../../content/load/talkPages.ts';
import { talksPath } from '../../content/load/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';

export { select } from './select.ts';
export { TalksPage as Page } from './TalksPage.tsx';

/** The content of one page of the list, for what describes the page to machines. */
export const partOf = (content: Content, page: number): Content => ({
  ...content,
  talks: talkPages(content.talks).pages[page - 1] ?? [],
});

/** Every address of the list, for the build. */
export async function prerender(): Promise<string[]> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  const { contentOfBuild } = await import('../../content/load/contentOfBuild.ts');
  return talkPages(contentOfBuild().talks).pages.map((_, i) => talksPath(i + 1));
}
