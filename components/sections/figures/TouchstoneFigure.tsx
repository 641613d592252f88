import { compactPath } from './path.ts';
import { random } from './random.ts';

const SIZE = { width: 600, height: 320 };

/** Ideas drawn over the stone: the same walk with more and more drift in it. */
const STREAKS = [
  { drift: -0.35, tone: 'stroke-chalk-3', width: 1 },
  { drift: 0.05, tone: 'stroke-chalk-2', width: 1.4 },
  { drift: 0.55, tone: 'stroke-teal-lit', width: 2.4 },
] as const;

const STEPS = 120;

/** A streak as places on the stone, from left to right. */
function streak(drift: number, row: number): [number, number][] {
  const { normal } = random(`streak-${row}`);
  let level = 0;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    if (i > 0) level += drift + normal() * 2.1;
    return [40 + (i / STEPS) * (SIZE.width - 150), 90 + row * 78 - level];
  });
}

/** The touchstone: three ideas drawn over dark slate, one of them worth something. */
export function TouchstoneFigure() {
  const lines = STREAKS.map(({ drift }, row) => streak(drift, row));
  const [x, y] = lines.at(-1)?.at(-1) ?? [0, 0];
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className="h-auto w-full">
      <rect width={SIZE.width} height={SIZE.height} rx="6" className="fill-stone" />
      {STREAKS.map(({ drift, tone, width }, i) => (
        <path
          key={drift}
          d={compactPath(lines[i] ?? [])}
          className={`fill-none ${tone}`}
          strokeWidth={width}
          strokeLinejoin="round"
        />
      ))}
      <circle cx={x} cy={y} r="6" className="fill-stone stroke-vermilion-lit" strokeWidth="1.6" />
      <circle cx={x} cy={y} r="2.2" className="fill-vermilion-lit" />
      <text x={x + 14} y={y + 5} className="fill-chalk font-display italic" fontSize="19">
        this one
      </text>
    </svg>
  );
}
