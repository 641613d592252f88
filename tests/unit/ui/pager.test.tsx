import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { Pager } from '../../../components/ui/Pager.tsx';
import { pageNumbers } from '../../../components/ui/pageNumbers.ts';

describe('the pages that a pager names', () => {
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
  ])('on page %i of %i: %s', (page, pages, words) => {
    const named = pageNumbers(page, pages).map((number) => number ?? '…');
    expect(named.join(' ')).toBe(words);
  });
});

describe('the pager', () => {
  const html = (page: number, pages: number) =>
    renderToStaticMarkup(
      <Pager label="Pages" page={page} pages={pages} hrefOf={(number) => `/p/${number}`} />,
    );

  it('is not there where there is one page', () => {
    expect(html(1, 1)).toBe('');
  });

  it('leads on and back by plain links, and names where it stands', () => {
    const middle = html(5, 9);
    expect(middle).toMatch(/<a href="\/p\/4" rel="prev"/);
    expect(middle).toMatch(/<a href="\/p\/6" rel="next"/);
    expect(middle.match(/aria-current="page"/g)).toHaveLength(1);
    expect(middle).toMatch(/<a href="\/p\/5" aria-current="page"/);
  });

  it('leads nowhere before the first and behind the last', () => {
    expect(html(1, 9)).not.toContain('rel="prev"');
    expect(html(9, 9)).not.toContain('rel="next"');
  });
});
