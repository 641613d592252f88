/** What is believed of a hidden level after a measurement. */
export interface Belief {
  mean: number;
  variance: number;
  /** What the measurement differed from its forecast by, in standard deviations of the forecast. */
  surprise: number;
}

export interface Measurement {
  /** The known factor, and the observed product of factor and level, plus noise. */
  factor: number;
  value: number;
}

/**
 * Kalman filter of a level that walks at random and is seen as `value = factor · level + noise`:
 * with a constant factor of one a noisy price, with a price as factor a hedge ratio.
 */
export function filterLevel(
  measurements: readonly Measurement[],
  prior: Pick<Belief, 'mean' | 'variance'>,
  walkVariance: number,
  noiseVariance: number,
): Belief[] {
  let { mean, variance } = prior;
  return measurements.map(({ factor, value }) => {
    const predicted = variance + walkVariance;
    const innovation = value - factor * mean;
    const innovationVariance = factor * factor * predicted + noiseVariance;
    const gain = (predicted * factor) / innovationVariance;
    mean += gain * innovation;
    variance = (1 - gain * factor) * predicted;
    return { mean, variance, surprise: innovation / Math.sqrt(innovationVariance) };
  });
}
