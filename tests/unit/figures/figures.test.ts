import { describe, expect, it } from 'vitest';
import { compactPath } from '../../../components/sections/figures/path.ts';
import { random } from '../../../components/sections/figures/random.ts';
import { planeWalk } from '../../../components/sections/NotFound.tsx';

describe('the seeded random source', () => {
  it('returns the same numbers for the same seed, and others for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, random(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('returns standard normal numbers', () => {
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

it('the random walk of the page for unknown addresses does not return to its start', () => {
  const [, ...places] = planeWalk('lost-171', 900);
  expect(places).not.toContainEqual([0, 0]);
});
