import type { Content } from '../../content/schema/collections.ts';

/** The about page's copy. */
export function select({ aboutPage }: Content) {
  return { seo: aboutPage.seo, page: aboutPage };
}

export type AboutProps = ReturnType<typeof select>;
