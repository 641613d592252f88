import { talksPaths } from '../../content/load/talkPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import { talksOn } from './select.ts';

export { select } from './select.ts';
export { TalksPage as Page } from './TalksPage.tsx';

/** The content of one page of talks, for what describes the page to machines. */
export const partOf = (content: Content, path: string): Content => ({
  ...content,
  talks: talksOn(content, path).talks,
});

/** Every address of the talks, for the build. */
export async function prerender(): Promise<string[]> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  const { contentOfBuild } = await import('../../content/load/contentOfBuild.ts');
  return talksPaths(contentOfBuild().talks);
}
