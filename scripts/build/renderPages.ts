import { relative, sep } from 'node:path';
import { prerender } from 'vite-plugin-ssr/prerender';

/** What vite-plugin-ssr 0.4.142 hands over of a page. */
interface Rendered {
  _prerenderResult: { filePath: string; fileContent: string };
}

/** A page: its file in the site (`talks/page/2.html`) and its HTML. */
export type RenderedPage = readonly [name: string, html: string];

/**
 * Renders every page of the site from the bundles that `vite build` made.
 * @param root folder of the built site
 * @throws what the content or a page threw
 */
export async function renderPages(root: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  await prerender({
    onPagePrerender({ _prerenderResult: { filePath, fileContent } }: Rendered) {
      pages.push([relative(root, filePath).split(sep).join('/'), fileContent]);
    },
  });
  return pages;
}
