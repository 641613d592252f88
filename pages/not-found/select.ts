import type { Content } from '../../content/schema/collections.ts';

/** The record of the page that answers an unknown address. */
export function select({ notFoundPage }: Content) {
  return { seo: notFoundPage.seo, page: notFoundPage };
}

export type NotFoundProps = ReturnType<typeof select>;
