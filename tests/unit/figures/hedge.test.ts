import { describe, expect, it } from 'vitest';
import {
  expectedError,
  HEDGE,
  INTERVALS,
  normalCdf,
  PREMIUM,
  rootMeanSquare,
  simulateHedges,
} from '../../../components/sections/figures/hedge.ts';

describe('the normal distribution function', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746],
    [-1.959963985, 0.025],
    [4, 0.999968329],
  ])('is correct at %f', (z, p) => expect(normalCdf(z)).toBeCloseTo(p, 6));
});

describe('a call that is sold and hedged', () => {
  const results = simulateHedges();

  it('costs about 0.4 of a standard deviation at the money', () => {
    const deviation = HEDGE.volatility * Math.sqrt(HEDGE.sessions / HEDGE.sessionsPerYear);
    expect(PREMIUM / deviation).toBeCloseTo(1 / Math.sqrt(2 * Math.PI), 3);
  });

  it('has the theoretical error for frequent hedges', () => {
    const many = simulateHedges(600);
    INTERVALS.forEach(({ hedges }, i) => {
      if (hedges < 20) return;
      const ratio = rootMeanSquare(many[i] ?? []) / expectedError(hedges);
      expect(Math.abs(ratio - 1), `${hedges} hedges`).toBeLessThan(0.15);
    });
  });

  it('never earns more than the premium in a month that is hedged once', () => {
    expect(Math.max(...(results.at(-1) ?? []))).toBeLessThanOrEqual(1);
  });

  it('stays inside the chart', () => {
    for (const months of results) expect(Math.min(...months)).toBeGreaterThan(-2.24);
  });
});
