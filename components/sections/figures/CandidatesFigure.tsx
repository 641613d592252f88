import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useNumber } from '../../ui/Language.tsx';
import { random } from './random.ts';

/** How many scores the chart shows, and the share that is selected. */
const CANDIDATES = { count: 400, share: 0.05, seed: 'paper' } as const;

const BINS = 41;
const SPREAD = 3.2;

/** Samples standard normal scores and stacks them in bins; the best `share` of them are selected. */
function stackCandidates() {
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

/** Four hundred scores as dots; those of the selected candidates are in colour. */
export function CandidatesFigure({ words }: { words: Site['figures']['candidates'] }) {
  const number = useNumber();
  const { dots, bins, tallest, threshold, forward } = stackCandidates();
  const path = (isForward: boolean) =>
    dots
      .filter((dot) => dot.forward === isForward)
      .map(({ bin, level }) => `M${bin * 10 + 5} ${(tallest - level) * 10}h0`)
      .join('');
  const height = tallest * 10 + 20;
  return (
    <svg
      viewBox={`0 -20 ${bins * 10} ${height + 20}`}
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
    >
      <g strokeWidth="6.4" strokeLinecap="round" fill="none">
        <path d={path(false)} className="stroke-text-3" strokeOpacity=".45" />
        <path d={path(true)} className="stroke-data" />
      </g>
      <path d={`M0 ${height - 9}H${bins * 10}`} className="stroke-text" strokeWidth=".8" />
      <path
        d={`M${threshold * 10} ${height - 9}V40`}
        className="stroke-accent-ink"
        strokeWidth=".9"
        strokeDasharray="3 3"
      />
      <circle
        cx={threshold * 10}
        cy="40"
        r="4"
        className="fill-ground stroke-act"
        strokeWidth="1.4"
      />
      <text x={threshold * 10 + 9} y="44" className="fill-text font-display italic" fontSize="13">
        {words.forward}
      </text>
      <text x={threshold * 10 + 9} y="60" className="figures fill-text-2" fontSize="10.5">
        {fill(words.share, { count: number(forward), all: number(CANDIDATES.count) })}
      </text>
    </svg>
  );
}
