import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { Pager, pageNumbers } from '../../../components/ui/Pager.tsx';
import { Words } from '../../../components/ui/Words.tsx';
import site from '../../../content/site/site.json' with { type: 'json' };

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 2 3 4 5 6'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [1, 417, '1 2 … 417'],
  [200, 417, '1 … 199 200 201 … 417'],
  [417, 417, '1 … 416 417'],
])('page %i of %i has a pager with %s', (page, pages, words) => {
  const named = pageNumbers(page, pages).map((number) => number ?? '…');
  expect(named.join(' ')).toBe(words);
});

it('a list of one page has no pager', () => {
  const pager = <Pager label="Pages" page={1} pages={1} hrefOf={String} />;
  expect(renderToStaticMarkup(<Words value={site.words}>{pager}</Words>)).toBe('');
});
