import { expect, it } from 'vitest';
import { planeWalk } from '../../../components/sections/figures/planeWalk.ts';

it('walks one step at a time on the grid', () => {
  const { places } = planeWalk('any', 200);
  places.slice(1).forEach(([x, y], i) => {
    const [px = 0, py = 0] = places[i] ?? [];
    expect(Math.abs(x - px) + Math.abs(y - py)).toBe(1);
  });
});

it('has not come home on the page that says so', () => {
  expect(planeWalk('lost-171', 900).returns).toEqual([]);
});
