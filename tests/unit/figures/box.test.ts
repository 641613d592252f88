import { describe, expect, it } from 'vitest';
import { DECODING, decode } from '../../../components/sections/figures/decoding.ts';
import { sourceLines } from '../../../components/sections/figures/sourceLines.ts';

describe('a sentence becoming code', () => {
  const { steps, chosen, leastSure } = decode();
  const best = steps.map((step) => Math.max(...step));

  it('weighs the candidates of every token to one', () => {
    expect(steps).toHaveLength(DECODING.steps);
    for (const step of steps) expect(step.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it('takes the likeliest, and asks where that is least likely', () => {
    chosen.forEach((candidate, i) => {
      expect(steps[i]?.[candidate]).toBe(best[i]);
    });
    expect(best[leastSure]).toBe(Math.min(...best));
  });
});

it('nests lines of source at most four deep, none shorter than nothing', () => {
  for (const { indent, width } of sourceLines('any', 300)) {
    expect(indent).toBeLessThanOrEqual(16);
    expect(width).toBeGreaterThanOrEqual(0);
  }
});
