import { at, times } from '../../lib/drawing/at.ts';

export type Vector = readonly number[];
export type Matrix = readonly Vector[];

export const dot = (a: Vector, b: Vector): number =>
  a.reduce((sum, value, i) => sum + value * at(b, i), 0);

export const multiply = (matrix: Matrix, vector: Vector): number[] =>
  matrix.map((row) => dot(row, vector));

export const identity = (size: number): number[][] =>
  times(size, (i) => times(size, (j) => (i === j ? 1 : 0)));

/** Solves `matrix · x = right` by elimination with partial pivoting. */
export function solve(matrix: Matrix, right: Vector): number[] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(at(at(rows, i), column)) > Math.abs(at(at(rows, pivot), column))) pivot = i;
    const top = at(rows, pivot);
    rows[pivot] = at(rows, column);
    rows[column] = top;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const row = at(rows, i);
      const factor = at(row, column) / at(top, column);
      for (let j = column; j <= size; j++) row[j] = at(row, j) - factor * at(top, j);
    }
  }
  return rows.map((row, i) => at(row, size) / at(row, i));
}

/** Lower triangle L with L·Lᵀ = the given positive definite matrix. */
export function cholesky(matrix: Matrix): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  matrix.forEach((row, i) => {
    const target = at(lower, i);
    for (let j = 0; j <= i; j++) {
      const other = at(lower, j);
      const rest = at(row, j) - dot(target.slice(0, j), other.slice(0, j));
      target[j] = i === j ? Math.sqrt(rest) : rest / at(other, j);
    }
  });
  return lower;
}

export interface Eigenpair {
  value: number;
  vector: number[];
}

/** Eigenvalues and unit eigenvectors of a symmetric matrix by Jacobi rotations, largest first. */
export function eigenpairs(matrix: Matrix): Eigenpair[] {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = identity(size);
  const turn = (row: number[], p: number, q: number, cosine: number, sine: number) => {
    const x = at(row, p);
    const y = at(row, q);
    row[p] = cosine * x - sine * y;
    row[q] = sine * x + cosine * y;
  };
  for (let sweep = 0; sweep < 30; sweep++) {
    let rest = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const off = at(at(a, p), q);
        rest += off * off;
        if (Math.abs(off) < 1e-14) continue;
        const angle = 0.5 * Math.atan2(2 * off, at(at(a, q), q) - at(at(a, p), p));
        const cosine = Math.cos(angle);
        const sine = Math.sin(angle);
        for (const row of a) turn(row, p, q, cosine, sine);
        const rowP = at(a, p);
        const rowQ = at(a, q);
        for (let k = 0; k < size; k++) {
          const x = at(rowP, k);
          const y = at(rowQ, k);
          rowP[k] = cosine * x - sine * y;
          rowQ[k] = sine * x + cosine * y;
        }
        for (const row of vectors) turn(row, p, q, cosine, sine);
      }
    }
    if (rest < 1e-18) break;
  }
  return times(size, (i) => ({
    value: at(at(a, i), i),
    vector: vectors.map((row) => at(row, i)),
  })).sort((x, y) => y.value - x.value);
}
