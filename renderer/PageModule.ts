import type { ComponentType } from 'react';
import type { Content, Entry } from '../content/schema/collections.ts';
import type { Page } from '../content/schema/pages.ts';

/** Search and sharing words of a page. */
export type Seo = Page['seo'] & {
  /** The page that search engines shall keep in its place, where that is another. */
  canonical?: string;
};

/** What a page shows, and what is said of it. */
export interface Selected {
  page: Entry<Page>;
  seo: Seo;
  /** The content that the address shows, for what describes it to machines. */
  described: Content;
}

/** What a page's `index.page.server.tsx` exports: its view, and the content that the view shows. */
export interface PageModule<Props extends Selected> {
  Page: ComponentType<Props>;
  /**
   * Picks and joins the records of an address; the editor's preview calls it with live records.
   * @param now the time of the build, for what passes; the preview's is that of its reader
   * @returns undefined where the site has no such page
   */
  select: (content: Content, path: string, now?: number) => Props | undefined;
}
