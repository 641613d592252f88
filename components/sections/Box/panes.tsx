import type { ReactNode } from 'react';
import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Stretched } from '../../ui/Stretched.tsx';
import { compactPath, percent, SIZE } from '../figures/path.ts';
import { RingedPoint } from '../figures/RingedPoint.tsx';
import { random } from '../figures/random.ts';

/** The frame of a compartment’s graphic: lines in units, words over them in pixels. */
export function Pane({ children, words }: { children: ReactNode; words?: ReactNode }) {
  return (
    <svg aria-hidden="true" className="size-full overflow-visible">
      <Stretched units={[SIZE, SIZE]} className="overflow-visible fill-none">
        {children}
      </Stretched>
      {words}
    </svg>
  );
}

/** Lines of a module, by indent and width in characters: nested at most four deep, blank lines between blocks. */
function sourceLines(seed: string, count: number) {
  const { next } = random(seed);
  const integer = (low: number, high: number) => low + Math.floor((high - low + 1) * next());
  let depth = 0;
  return Array.from({ length: count }, () => {
    const step = next();
    if (step < 0.28) depth = Math.min(4, depth + 1);
    else if (step > 0.74) depth = Math.max(0, depth - integer(1, 2));
    return next() < 0.1 ? { indent: 0, width: 0 } : { indent: depth * 4, width: integer(8, 26) };
  });
}

const MODULE = { columns: 4, lines: 14, width: 44 } as const;

/** A module as strokes, with a tick in the margin for every line that a test covers. */
export function SourcePane() {
  const { columns, lines, width } = MODULE;
  const place = (i: number) => ({
    left: (Math.floor(i / lines) * SIZE) / columns,
    top: Math.round((((i % lines) + 0.5) / lines) * SIZE),
  });
  const unit = SIZE / columns / width;
  const source = sourceLines('source', columns * lines).map((line, i) => ({
    ...line,
    ...place(i),
  }));
  return (
    <Pane>
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(
            ({ indent, width: long, left, top }) =>
              `M${Math.round(left + (indent + 3) * unit)} ${top}h${Math.round(Math.min(long, width - indent - 6) * unit)}`,
          )
          .join('')}
        className="stroke-text-3"
        strokeWidth="4"
      />
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(({ left, top }) => `M${Math.round(left)} ${top}h8`)
          .join('')}
        className="stroke-data"
        strokeWidth="4"
      />
    </Pane>
  );
}

/** Parameters of the graphic of a language model: a distribution over the next token at each step. */
const DECODING = {
  steps: 14,
  candidates: 7,
  temperature: 0.6,
  seed: 'token 300',
} as const;

/** Decodes greedily through random logits. */
function decode() {
  const { steps: count, candidates, temperature, seed } = DECODING;
  const { normal } = random(seed);
  const steps = Array.from({ length: count }, () => {
    const weights = Array.from({ length: candidates }, () => Math.exp(normal() / temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
  const best = steps.map((step) => Math.max(...step));
  return {
    /** Probabilities of the candidates at each step; each step sums to one. */
    steps,
    /** Index of the likeliest candidate at each step. */
    chosen: steps.map((step, i) => step.indexOf(best[i] ?? 0)),
    /** The step whose likeliest candidate has the lowest probability: there the model would ask the user. */
    leastSure: best.indexOf(Math.min(...best)),
  };
}

/** The candidates for every token, the chosen path, and the least certain step. */
export function DecodingPane({ words }: { words: Site['figures'] }) {
  const number = useNumber();
  const { steps, chosen, leastSure } = decode();
  const x = (step: number) => Math.round(((step + 0.5) / steps.length) * SIZE);
  const y = (candidate: number) => Math.round(((candidate + 0.5) / (steps[0]?.length ?? 1)) * SIZE);
  const way = chosen.map((candidate, i) => [x(i), y(candidate)] as const);
  const weighed = (low: number, high: number) =>
    steps
      .flatMap((step, i) => step.map((p, k) => (p >= low && p < high ? `M${x(i)} ${y(k)}h0` : '')))
      .join('');
  const fans = way
    .slice(0, -1)
    .flatMap(([fx, fy], i) =>
      (steps[i + 1] ?? []).map((_, k) => `M${fx} ${fy}L${x(i + 1)} ${y(k)}`),
    )
    .join('');
  const [askX, askY] = way[leastSure] ?? [0, 0];
  const sure = steps[leastSure]?.[chosen[leastSure] ?? 0] ?? 0;
  return (
    <Pane
      words={
        <>
          <RingedPoint x={percent(askX)} y={percent(askY)} on="desk" />
          <text
            x={percent(askX)}
            y={percent(askY)}
            dx="14"
            dy="-8"
            strokeWidth="7"
            className="stroke-ground [paint-order:stroke]"
          >
            <tspan className="label-italic fill-text">{words.decoding.asks}</tspan>
            <tspan dx="8" className="label-mono fill-text-2 max-md:hidden">
              {fill(words.decoding.chance, { chance: number(sure, 2) })}
            </tspan>
          </text>
        </>
      }
    >
      <path d={fans} className="stroke-rule" />
      <g className="stroke-text-3 *:[vector-effect:non-scaling-stroke]" strokeLinecap="round">
        <path d={weighed(0.02, 0.1)} strokeWidth="3" />
        <path d={weighed(0.1, 0.3)} strokeWidth="6" />
        <path d={weighed(0.3, 1.01)} strokeWidth="10" />
      </g>
      <path d={compactPath(way)} className="stroke-data" strokeWidth="2" strokeLinejoin="round" />
    </Pane>
  );
}
