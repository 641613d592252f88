import { describe, expect, test } from 'vitest';
import { slicesOf } from '../../../components/widgets/TalksFilter/slicesOf.ts';
import {
  filterOf,
  isShown,
  resultOf,
  TALK_FILTERS,
  TALK_PLACEHOLDER,
  withFilter,
} from '../../../components/widgets/TalksFilter/talkTypes.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { select } from '../../../pages/talks/select.ts';

const COUNTS = { seminar: 5, podcast: 4 };

describe('the words and values of the specification', () => {
  test('placeholder and options', () => {
    expect(TALK_PLACEHOLDER).toBe('Select Content Type');
    expect(TALK_FILTERS.map(({ value, label }) => [value, label])).toEqual([
      ['all', 'All'],
      ['seminar', 'Webinars'],
      ['podcast', 'Podcasts'],
    ]);
  });

  test.each([
    ['', true, true],
    ['all', true, true],
    ['seminar', true, false],
    ['podcast', false, true],
  ] as const)('%j shows seminars: %s, podcasts: %s', (filter, seminar, podcast) => {
    expect([isShown(filter, 'seminar'), isShown(filter, 'podcast')]).toEqual([seminar, podcast]);
  });

  test('talks come by descending id', () => {
    const ids = select(loadContent()).talks.map(({ id }) => id);
    expect(ids).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('the address', () => {
  test.each([
    ['', ''],
    ['?type=', ''],
    ['?type=video', ''],
    ['?type=Podcast', ''],
    ['?types=podcast', ''],
    ['?type=all', 'all'],
    ['?type=seminar', 'seminar'],
    ['?from=mail&type=podcast', 'podcast'],
  ])('%j asks for %j', (search, filter) => expect(filterOf(search)).toBe(filter));

  test('a choice changes its own parameter, begins at the first page, and leaves the rest', () => {
    expect(withFilter('https://nikash.example/talks/page/7', 'seminar')).toBe(
      'https://nikash.example/talks?type=seminar',
    );
    expect(withFilter('https://nikash.example/talks?from=mail&type=all#talks', 'podcast')).toBe(
      'https://nikash.example/talks?from=mail&type=podcast#talks',
    );
  });
});

describe('the result in words', () => {
  test.each([
    ['', COUNTS, '9 talks'],
    ['all', COUNTS, '9 talks'],
    ['seminar', COUNTS, '5 webinars'],
    ['podcast', COUNTS, '4 podcasts'],
    ['podcast', { seminar: 0, podcast: 1 }, '1 podcast'],
    ['', { seminar: 150_000, podcast: 0 }, '1,50,000 talks'],
    ['', { seminar: 0, podcast: 1 }, '1 talk'],
    ['seminar', { seminar: 0, podcast: 1 }, '0 webinars'],
  ] as const)('%j of %j: %s', (filter, counts, words) =>
    expect(resultOf(filter, counts)).toBe(words),
  );
});

describe('rows of a filtered page among the pages of the whole list', () => {
  const slices = (held: number[], page: number) =>
    slicesOf(held, page, 4).map((slice) => `${slice.page}:${slice.from}-${slice.to}`);

  test.each([
    [[4, 4], 1, ['1:0-4']],
    [[4, 4], 2, ['2:0-4']],
    [[2, 3, 1], 1, ['1:0-2', '2:0-2']],
    [[2, 3, 1], 2, ['2:2-3', '3:0-1']],
    [[0, 0, 1], 1, ['3:0-1']],
    [[1, 1, 1, 1, 1], 2, ['5:0-1']],
    [[4], 2, []],
    [[], 1, []],
  ] as const)('%j, page %i: %j', (held, page, expected) => {
    expect(slices([...held], page)).toEqual(expected);
  });

  test('all pages together hold every row once', () => {
    const held = [3, 0, 4, 1, 2, 4, 0, 1];
    const rows = [1, 2, 3, 4].flatMap((page) =>
      slicesOf(held, page, 4).flatMap((slice) =>
        Array.from({ length: slice.to - slice.from }, (_, i) => `${slice.page}.${slice.from + i}`),
      ),
    );
    expect(rows).toEqual(
      held.flatMap((count, i) => Array.from({ length: count }, (_, j) => `${i + 1}.${j}`)),
    );
  });
});
