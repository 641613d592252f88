import { describe, expect, it } from 'vitest';
import { CANDIDATES, stackCandidates } from '../../../components/sections/figures/candidates.ts';
import { compactPath } from '../../../components/sections/figures/path.ts';
import { random } from '../../../components/sections/figures/random.ts';
import { simulateSession } from '../../../components/sections/figures/session.ts';

describe('the seeded source', () => {
  it('gives the same numbers for the same seed, others for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, random(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('draws standard normals', () => {
    const { normal } = random('normal');
    const draws = Array.from({ length: 20_000 }, normal);
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});

describe('compact path data', () => {
  it('ends where the points end, after rounding', () => {
    expect(
      compactPath([
        [0.4, 0],
        [10.2, 5],
        [12, -3.6],
      ]),
    ).toBe('M0 0l10 5 2-9');
  });
});

describe('the trading day between the rooms', () => {
  it('has a price a minute and marks its high', () => {
    const { prices, high, highAt } = simulateSession('any');
    expect(prices).toHaveLength(376);
    expect(prices[highAt]).toBe(high);
    expect(Math.max(...prices)).toBe(high);
  });
});

describe('the papers marked', () => {
  it('puts the best five in a hundred forward, all beyond the line', () => {
    const { dots, forward, threshold } = stackCandidates();
    expect(dots).toHaveLength(CANDIDATES.count);
    expect(forward).toBe(20);
    expect(dots.filter((dot) => dot.forward)).toHaveLength(forward);
    for (const dot of dots) if (dot.forward) expect(dot.bin).toBeGreaterThanOrEqual(threshold);
  });
});
