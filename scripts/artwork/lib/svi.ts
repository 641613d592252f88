/** Raw SVI parameters of one expiry (Gatheral): total variance against log-moneyness. */
export interface Svi {
  a: number;
  b: number;
  rho: number;
  m: number;
  sigma: number;
}

/** Total implied variance of one expiry at log-moneyness k. */
export const sviVariance = (k: number, { a, b, rho, m, sigma }: Svi): number =>
  a + b * (rho * (k - m) + Math.hypot(k - m, sigma));

/** At-the-money total variance of a surface by maturity, and its smile. */
export interface Ssvi {
  /** At-the-money volatility at once and in the long run, and the years between them. */
  near: number;
  far: number;
  decay: number;
  rho: number;
  /** Power law of the smile's curvature: φ(θ) = eta · θ^−gamma. */
  eta: number;
  gamma: number;
}

/** Implied volatility of a surface SVI at log-moneyness k and maturity t. */
export function ssviVolatility(k: number, t: number, surface: Ssvi): number {
  const { near, far, decay, rho, eta, gamma } = surface;
  const forward = decay * (1 - Math.exp(-t / decay));
  const theta = far * far * t + (near * near - far * far) * forward;
  const phi = eta * theta ** -gamma;
  const variance =
    (theta / 2) * (1 + rho * phi * k + Math.sqrt((phi * k + rho) ** 2 + 1 - rho * rho));
  return Math.sqrt(variance / t);
}
