import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { pageFile } from '../../../content/load/rules/pages.ts';
// The prerenderer's own function, which the package does not export.
import { urlToFile } from '../../../node_modules/vite-plugin-ssr/dist/esm/utils/urlToFile.js';

describe('the file of a page', () => {
  it.each([
    '/',
    '/404',
    '/hi',
    '/hi/about',
    '/campaign/diwali',
    '/indexes',
    ...loadContent().pages.map(({ path }) => path),
  ])('%s is the file that the prerenderer writes', (path) => {
    expect(pageFile(path)).toBe(urlToFile(path, '.html', true));
  });
});
