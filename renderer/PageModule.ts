import type { ComponentType } from 'react';
import type { Content, Entry } from '../content/schema/collections.ts';
import type { Page } from '../content/schema/pages.ts';

/** The texts of a page for search engines and shared links. */
export type Seo = Page['seo'] & {
  /** The address that search engines should index instead, if it differs. */
  canonical?: string;
};

/** The props of a page's view, and its metadata. */
export interface Selected {
  page: Entry<Page>;
  seo: Seo;
  /** The content that the address shows, for structured data. */
  described: Content;
}

/** The exports of a page's `index.page.server.tsx`: its view, and the function that selects its content. */
export interface PageModule<Props extends Selected> {
  Page: ComponentType<Props>;
  /**
   * Selects and joins the records of an address; the editor's preview calls it with unsaved records.
   * @param now the time of the build, or in the preview the current time; decides which events have ended
   * @returns undefined if the site has no such page
   */
  select: (content: Content, path: string, now?: number) => Props | undefined;
}
