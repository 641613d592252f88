import { expect, it } from 'vitest';
import type { Reading } from '../../../content/load/read/record.ts';
import { mergedOrder, newNumbers } from '../../../tina/proposals/renumber.ts';

/** Records of a collection by their numbers; those from the second list on are new. */
const kind = (collection: Reading['collection'], others: unknown[], added: unknown[] = []) =>
  [...others, ...added].map((id, place): Reading => {
    const file = `content/${collection}/${place < others.length ? 'old' : 'new'}-${id}.json`;
    const data = { id, username: id };
    return { file, slug: '', collection, data, mentions: [], diagnostics: [] } as Reading;
  });

const numbersOf = (readings: readonly Reading[]) => {
  const added = readings.map(({ file }) => file).filter((file) => file.includes('/new-'));
  return newNumbers(readings, new Set(added)).map(({ from, to }) => [from, to]);
};

it.each<[string, Reading[], number[][]]>([
  ['numbers of their own', kind('talks', [9, 10], [11, 12]), []],
  ['the same number', kind('talks', [10, 11], [11]), [[11, 12]]],
  [
    'one of two, which come in their order',
    kind('talks', [11], [12, 11]),
    [
      [11, 12],
      [12, 13],
    ],
  ],
  ['the later one only', kind('talks', [11, 13], [12, 13]), [[13, 14]]],
  ['a row that begins with 0', kind('logos', [0, 1], [1]), [[1, 2]]],
  ['a record without a number', kind('talks', [undefined, 11], ['', 11]), [[11, 12]]],
  ['records that have no number', kind('testimonials', ['@a'], ['@a']), []],
  ['two published ones, which are not this proposal’s', kind('talks', [11, 11]), []],
  ['other kinds', [...kind('talks', [11]), ...kind('features', [], [11])], []],
])('new records get the next free numbers: %s', (_, readings, numbers) => {
  expect(numbersOf(readings)).toEqual(numbers);
});

it('two orders of a list are merged: items that the proposal moved keep their position', {
  tags: '@all',
}, () => {
  const readings = kind('logos', [0, 1, 2], [1]);
  const own = new Set(['content/logos/new-1.json']);
  expect(mergedOrder(readings, own).map(({ reading, to }) => [reading.file, to])).toEqual([
    ['content/logos/old-1.json', 2],
    ['content/logos/old-2.json', 3],
  ]);
  expect(mergedOrder(kind('logos', [0, 2, 3]), own)).toEqual([]);
});
