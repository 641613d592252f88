import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';

// The schemas allow short texts; the sample's texts for search results are long enough.
it.each(loadContent().pages.map(({ path, seo }) => [path, seo] as const))(
  '%s has a title and a description that fill their places in search results',
  (_, seo) => {
    expect(seo.title.length).toBeGreaterThanOrEqual(10);
    expect(seo.description.length).toBeGreaterThanOrEqual(50);
  },
);
