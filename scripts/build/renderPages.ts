import { prerender } from 'vite-plugin-ssr/prerender';
import type { RenderedPage } from '../../renderer/RenderedPage.ts';

/**
 * Renders every page of the site from the bundles that `vite build` made.
 * @param take gets each page as soon as it is rendered
 * @throws what the content or a page threw
 */
export async function renderPages(take: (page: RenderedPage) => void): Promise<void> {
  // With a function here vite-plugin-ssr writes no files itself.
  await prerender({ pageContextInit: { take }, onPagePrerender() {} });
}
