import { dot, type Matrix, multiply, solve, type Vector } from './linear-algebra.ts';

/** Mean–variance frontier without short-sale limits, in closed form (Merton). */
export interface Frontier {
  /** Least deviation that reaches a mean. */
  deviation(mean: number): number;
  /** The portfolio of least variance. */
  least: { mean: number; deviation: number };
  /** Weights that reach a mean at the least variance. */
  weights(mean: number): number[];
}

export function frontier(means: Vector, covariances: Matrix): Frontier {
  const ones = means.map(() => 1);
  const inverseOnes = solve(covariances, ones);
  const inverseMeans = solve(covariances, means);
  const a = dot(ones, inverseOnes);
  const b = dot(ones, inverseMeans);
  const c = dot(means, inverseMeans);
  const d = a * c - b * b;
  return {
    deviation: (mean) => Math.sqrt((a * mean * mean - 2 * b * mean + c) / d),
    least: { mean: b / a, deviation: Math.sqrt(1 / a) },
    weights: (mean) =>
      inverseOnes.map(
        (one, i) => ((c - b * mean) * one + (a * mean - b) * (inverseMeans[i] ?? 0)) / d,
      ),
  };
}

/** Mean and deviation of a portfolio. */
export const moments = (weights: Vector, means: Vector, covariances: Matrix) => ({
  mean: dot(weights, means),
  deviation: Math.sqrt(dot(weights, multiply(covariances, weights))),
});
