import { expect, test } from 'vitest';
import {
  atMost,
  kilobytes,
  milliseconds,
  seconds,
  shift,
  table,
} from '../../../scripts/bench/lib/table.ts';

test('a table names its columns, and sets numbers to the right', () => {
  expect(
    table(
      ['route', 'ms'],
      [
        ['/', '12'],
        ['/talks', '7'],
      ],
    ),
  ).toBe(['| route | ms |', '| --- | --: |', '| / | 12 |', '| /talks | 7 |'].join('\n'));
});

test('a value at its limit is plain, one beyond it is bold', () => {
  expect(atMost(50, 50)).toBe('50');
  expect(atMost(50, 50.1, milliseconds)).toBe('**50**');
  expect(atMost(300, Number.POSITIVE_INFINITY, milliseconds)).toBe('**lost**');
});

test('what could not be measured is not passed off as held', () => {
  expect(atMost(50, Number.NaN)).toBe('**NaN**');
});

test('units are written as a reader wants them', () => {
  expect(kilobytes(0)).toBe('0');
  expect(kilobytes(1_250)).toBe('1.3');
  expect(seconds(1_234)).toBe('1.23');
  expect(milliseconds(99.6)).toBe('100');
  expect(shift(0)).toBe('0');
  expect(shift(0.00047)).toBe('0.0005');
});

test('a shift too small for its digits is not none', () => {
  expect(shift(0.00001)).toBe('< 0.0001');
});
