import type { Site } from '../../../content/schema/site.ts';
import { Stretched } from '../../ui/Stretched.tsx';
import { compactPath, percent, SIZE } from './path.ts';
import { RingedPoint } from './RingedPoint.tsx';
import { random } from './random.ts';

const STEPS = 160;
const END = 820;

/** Streaks over the stone: random walks with increasing drift. */
const STREAKS = [
  { row: 300, drift: -1.0, tone: 'stroke-chalk-3', width: 1 },
  { row: 520, drift: 0.15, tone: 'stroke-chalk-2', width: 1.5 },
  { row: 800, drift: 2.2, tone: 'stroke-graph-lit', width: 3 },
] as const;

/** A streak as points on the stone, from left to right. */
function streak(drift: number, row: number): [x: number, y: number][] {
  const { normal } = random(`streak-${row}`);
  let level = 0;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    if (i > 0) level += drift + normal() * 11;
    return [60 + (i / STEPS) * (END - 60), row - level];
  });
}

/** The touchstone: three streaks over dark slate, one of them rising. */
export function TouchstoneFigure({ words }: { words: Site['figures']['touchstone'] }) {
  const lines = STREAKS.map(({ drift, row }) => streak(drift, row));
  const [x, y] = lines.at(-1)?.at(-1) ?? [0, 0];
  return (
    <svg
      aria-hidden="true"
      className="h-64 w-full rounded-s-[6px] rtl:rounded-s-none rtl:rounded-e-[6px] bg-stone md:h-[26rem]"
    >
      <Stretched units={[SIZE, SIZE]}>
        {STREAKS.map(({ row, tone, width }, i) => (
          <path
            key={row}
            d={compactPath(lines[i] ?? [])}
            className={`fill-none ${tone}`}
            strokeWidth={width}
            strokeLinejoin="round"
          />
        ))}
      </Stretched>
      <RingedPoint x={percent(x)} y={percent(y)} on="stone" />
      {/* Above the point, because a narrow phone has no room next to it. */}
      <text
        x={percent(x)}
        y={percent(y)}
        textAnchor="middle"
        dy="-22"
        className="label-italic fill-chalk"
      >
        {words.best}
      </text>
    </svg>
  );
}
