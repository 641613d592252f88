import { at, times } from '../../lib/drawing/at.ts';
import { identity, type Matrix, solve, type Vector } from './linear-algebra.ts';
import { sum } from './samples.ts';

/** Expected steps to absorption from each transient state: (I − Q) t = 1. */
export const expectedSteps = (transient: Matrix): number[] =>
  solve(
    identity(transient.length).map((row, i) => row.map((one, j) => one - at(at(transient, i), j))),
    transient.map(() => 1),
  );

/** Probability of absorption at step 1, 2, …, `steps`, starting in the first state. */
export function absorptionTimes(transient: Matrix, steps: number): number[] {
  let alive: Vector = transient.map((_, i) => (i === 0 ? 1 : 0));
  return times(steps, () => {
    const next = transient.map((_, j) => sum(alive.map((p, i) => p * at(at(transient, i), j))));
    const absorbed = sum(alive) - sum(next);
    alive = next;
    return absorbed;
  });
}
