import { describe, expect, it } from 'vitest';
import {
  BIN,
  density,
  FAN,
  quantile,
  simulateFan,
  worstFall,
} from '../../../components/sections/figures/fan.ts';

describe('the opening chart', () => {
  const fan = simulateFan();

  it('has as many simulated prices below the median as above, within sampling error', () => {
    const total = fan.histogram.reduce((sum, count) => sum + count, 0);
    const below = fan.histogram.reduce((sum, count, i) => {
      const middle = BIN.start + (i + 0.5) * BIN.width;
      return middle < quantile(0, 1) ? sum + count : sum;
    }, 0);
    expect(total).toBeGreaterThan(FAN.paths * 0.98);
    expect(Math.abs(below / total - 0.5)).toBeLessThan(0.05);
  });

  it('has a density that sums to one', () => {
    let mass = 0;
    for (let price = 1; price < 500; price++) mass += density(price);
    expect(mass).toBeCloseTo(1, 3);
  });
});

describe('the maximum drawdown', () => {
  it('is zero for a path that only rises', () => {
    expect(worstFall([1, 2, 3]).drawdown).toBe(0);
  });

  it('runs from the high to the low after it', () => {
    expect(worstFall([10, 12, 9, 11, 6, 13])).toEqual({ drawdown: -0.5, peak: 1, trough: 4 });
  });
});
