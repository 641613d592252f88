import { expect, test } from 'vitest';
import { median } from '../../../scripts/bench/lib/median.ts';

test.each([
  { values: [3], is: 3 },
  { values: [9, 1, 5], is: 5 },
  { values: [4, 1, 3, 2], is: 2.5 },
  { values: [10, 9, 100], is: 10 },
])('the median of $values is $is', ({ values, is }) => {
  expect(median(values)).toBe(is);
});

test('one lost tap of three does not lose the median, two do', () => {
  expect(median([Number.POSITIVE_INFINITY, 40, 20])).toBe(40);
  expect(median([Number.POSITIVE_INFINITY, 40, Number.POSITIVE_INFINITY])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('all lost has a median too: it is lost', () => {
  expect(median([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('nothing measured has no median', () => {
  expect(median([])).toBeNaN();
});

test('the values stay in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
