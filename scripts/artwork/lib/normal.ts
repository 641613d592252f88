/** Density of the standard normal. */
export const normalDensity = (x: number): number => Math.exp(-x * x * 0.5) / Math.sqrt(2 * Math.PI);

/**
 * Distribution function of the standard normal, exact to rounding: the series about zero, and
 * beyond three deviations the continued fraction of the tail, where the series would cancel.
 */
export function normalDistribution(x: number): number {
  if (x < 0) return 1 - normalDistribution(-x);
  if (x > 3) {
    let fraction = x;
    for (let k = 60; k >= 1; k--) fraction = x + k / fraction;
    return 1 - normalDensity(x) / fraction;
  }
  let term = x;
  let sum = x;
  for (let k = 1; Math.abs(term) > 1e-17; k++) {
    term *= (x * x) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

/** Expected largest of `count` independent standard normals, by quadrature of its density. */
export function expectedMaximum(count: number): number {
  const step = 0.005;
  let sum = 0;
  for (let x = -8; x <= 8; x += step)
    sum += x * count * normalDensity(x) * normalDistribution(x) ** (count - 1) * step;
  return sum;
}
