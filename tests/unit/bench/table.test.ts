import { expect, test } from 'vitest';
import { median, medianAndMost, short, table } from '../../bench/lib/table.ts';

const NEVER = Number.POSITIVE_INFINITY;

test('the median is the middle value, or the mean of the two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
});

test('a tap that is sometimes lost has a median, one that is mostly lost has none', () => {
  expect(median([NEVER, 40, 50])).toBe(50);
  expect(median([NEVER, 40, NEVER])).toBe(NEVER);
  expect(short(NEVER)).toBe('–');
});

test('a shift that is too small for most digits is not shown as zero', () => {
  expect(short(0.00047)).toBe('0.00047');
  expect(short(0)).toBe('0');
  expect(short(1234.5)).toBe('1235');
});

test('a table has a row for each measured value, and medians unless a column says otherwise', () => {
  const rows = new Map([
    [
      '/',
      [
        { ms: 10, KB: 2 },
        { ms: 30, KB: 2 },
        { ms: 20, KB: 2 },
      ],
    ],
    ['/talks', [{ ms: 7, KB: 1.234 }]],
  ]);
  expect(table(rows, { ms: medianAndMost })).toBe(
    '|  | ms | KB |\n| --- | --: | --: |\n| / | 20 (30) | 2 |\n| /talks | 7 (7) | 1.23 |',
  );
});
