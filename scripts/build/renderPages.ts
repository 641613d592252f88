import { relative, sep } from 'node:path';
import { prerender } from 'vite-plugin-ssr/prerender';

/** What vite-plugin-ssr 0.4.142 hands over of a page. */
interface Rendered {
  _prerenderResult: { filePath: string; fileContent: string };
}

/**
 * Renders every page of the site from the bundles that `vite build` made.
 * @param root folder of the built site
 * @param finish gets each page: its file in that folder (`talks/page/2.html`) and its HTML
 * @throws what the content, a page or `finish` threw
 */
export async function renderPages(
  root: string,
  finish: (name: string, html: string) => void,
): Promise<void> {
  await prerender({
    onPagePrerender({ _prerenderResult: { filePath, fileContent } }: Rendered) {
      finish(relative(root, filePath).split(sep).join('/'), fileContent);
    },
  });
}
