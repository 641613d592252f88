import { at, times } from '../../../lib/drawing/at.ts';
import { random } from '../../../lib/drawing/random.ts';

export interface Venue {
  name: string;
  /** Round trips in microseconds. */
  samples: number[];
}

const latency = (name: string, median: number, spread: number, stall: number): Venue => {
  const source = random(`latency-${name}`);
  const samples = times(4000, () => {
    const stalled = source.next() < stall ? 1 + 1.6 * source.next() : 1;
    return median * Math.exp(spread * source.normal()) * stalled;
  }).sort((a, b) => a - b);
  return { name, samples };
};

export const venues: readonly Venue[] = [
  latency('KSX, co-located', 86, 0.16, 0.03),
  latency('Malabar ATS', 142, 0.2, 0.06),
  latency('KSX, Pune line', 268, 0.13, 0.04),
];

export const quantile = ({ samples }: Venue, share: number): number =>
  at(samples, Math.floor(share * samples.length));
