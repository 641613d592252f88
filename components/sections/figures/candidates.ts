import { random } from './random.ts';

/** How many scores the hiring page's figure draws, and the share that is put forward. */
export const CANDIDATES = { count: 400, share: 0.05, seed: 'paper' } as const;

const BINS = 41;
const SPREAD = 3.2;

export interface Candidates {
  /** Dots as bin (0 to `bins` − 1) and height in its stack. */
  dots: { bin: number; level: number; forward: boolean }[];
  bins: number;
  tallest: number;
  /** The bin of the lowest score that is put forward. */
  threshold: number;
  forward: number;
}

/** Draws standard normal scores and stacks them; the best `share` of them are put forward. */
export function stackCandidates(): Candidates {
  const { count, share, seed } = CANDIDATES;
  const { normal } = random(seed);
  const scores = Array.from({ length: count }, normal).sort((a, b) => a - b);
  const place = (score: number) =>
    Math.min(BINS - 1, Math.max(0, Math.floor(((score + SPREAD) / (2 * SPREAD)) * BINS)));
  const forward = Math.round(count * share);
  const heights = new Array<number>(BINS).fill(0);
  const dots = scores.map((score, i) => {
    const bin = place(score);
    const level = heights[bin] ?? 0;
    heights[bin] = level + 1;
    return { bin, level, forward: i >= count - forward };
  });
  return {
    dots,
    bins: BINS,
    tallest: Math.max(...heights),
    threshold: dots[count - forward]?.bin ?? BINS,
    forward,
  };
}
