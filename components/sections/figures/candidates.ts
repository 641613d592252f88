import { random } from './random.ts';

/** How many scores the hiring page's chart shows, and the share that is selected. */
export const CANDIDATES = { count: 400, share: 0.05, seed: 'paper' } as const;

const BINS = 41;
const SPREAD = 3.2;

/** Samples standard normal scores and stacks them in bins; the best `share` of them are selected. */
export function stackCandidates() {
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
    /** Dots as bin (0 to `bins` − 1) and height in its stack. */
    dots,
    bins: BINS,
    tallest: Math.max(...heights),
    /** The bin of the lowest selected score. */
    threshold: dots[count - forward]?.bin ?? BINS,
    forward,
  };
}
