import type { ComponentType } from 'react';
import type { Content } from '../content/schema/collections.ts';

/** Search and sharing words of a page. */
export interface Seo {
  title: string;
  description: string;
  /** The page that search engines shall keep in its place, where that is another. */
  canonical?: string;
}

/** What a page's `index.page.server.tsx` exports: its view, and the content that the view shows. */
export interface PageModule<Props extends { seo: Seo }> {
  Page: ComponentType<Props>;
  /**
   * Picks and joins the records of a page; the editor's preview calls it with live records.
   * @param path the address, which tells apart the pages of a list that goes over several
   * @param now the time of the build, for what passes; the preview's is that of its reader
   */
  select: (content: Content, path?: string, now?: number) => Props;
  /** What of the content such a page shows, for what describes it to machines. */
  partOf?: (content: Content, path: string) => Content;
}
