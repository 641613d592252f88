import { forget } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { languagesOf } from '../../../content/schema/languages.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import * as pages from '../../../pages/page/index.page.server.tsx';
import { renderStillIsland } from '../../../renderer/islands/renderIsland.tsx';
import type { ContentIn } from '../../../renderer/languages.ts';
import { pageHtml } from '../../../renderer/pageHtml.tsx';

const SURROUNDINGS = { pictures: null, islands: renderStillIsland };

/**
 * Renders every page of a site, in all its languages, as the build does. The build of the editor makes a module of
 * this; it has to be loaded with the brand of the same site (`BRAND_OF_SNAPSHOT`).
 * @param root the folder that holds the site's content/ and public/
 * @returns documents by their address
 * @throws a `ContentError` where the content breaks its rules
 */
export function renderSite(root: string, now: number): ReadonlyMap<string, string> {
  const known = new Map<string, Content>();
  // Each page asks for it several times, and each time all files are looked at, which takes longer than the page.
  const contentIn: ContentIn = (language) => {
    const prefix = language?.prefix ?? '';
    const content = known.get(prefix) ?? loadContent(root, { now, ...(language && { language }) });
    known.set(prefix, content);
    return content;
  };
  try {
    const routes = languagesOf(contentIn().brand).flatMap((language) =>
      pages.pagePaths(contentIn(language), language.prefix, now),
    );
    return new Map(
      [...routes, NOT_FOUND].flatMap((route): [string, string][] => {
        const html = pageHtml(contentIn, route, pages, { ...SURROUNDINGS, now });
        return html === undefined ? [] : [[route, html]];
      }),
    );
  } finally {
    forget(root);
  }
}
