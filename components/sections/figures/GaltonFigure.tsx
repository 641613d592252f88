import { binomial, dropBalls } from './galton.ts';
import { compactPath } from './path.ts';

const ROWS = 12;
const BALLS = 600;
const GAP = { x: 44, y: 22 };
const BARS = 190;

/** A Galton board: six hundred balls, the last one's way, and the law that the heap follows. */
export function GaltonFigure() {
  const { bins, way } = dropBalls('galton', ROWS, BALLS);
  const width = (ROWS + 2) * GAP.x;
  const floor = (ROWS + 1) * GAP.y + BARS + 12;
  const pin = (row: number, place: number) =>
    [width / 2 + (place - row / 2) * GAP.x, 14 + row * GAP.y] as const;
  const x = (bin: number) => pin(ROWS, bin)[0];
  const height = (share: number) => (share / binomial(ROWS, ROWS / 2)) * (BARS - 30);
  const pins = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => pin(row, place)),
  ).flat();
  const last = way.at(-1) ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${floor + 4}`} aria-hidden="true" className="h-auto w-full">
      <path
        d={pins.map(([px, py]) => `M${px} ${py}h0`).join('')}
        className="fill-none stroke-text"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={bins
          .map(
            (count, bin) =>
              `M${x(bin) - 15} ${floor}v-${Math.round(height(count / BALLS))}h30V${floor}z`,
          )
          .join('')}
        className="fill-teal-wash"
      />
      <path
        d={compactPath(
          bins.map((_, bin) => [x(bin), floor - height(binomial(ROWS, bin))] as const),
        )}
        className="fill-none stroke-data"
        strokeWidth="2"
      />
      <path
        d={compactPath([
          ...way.map((rights, row) => pin(row, rights)),
          [x(last), floor - height((bins[last] ?? 0) / BALLS)],
        ])}
        className="fill-none stroke-vermilion-ink"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <circle
        cx={x(last)}
        cy={floor - height((bins[last] ?? 0) / BALLS)}
        r="6"
        className="fill-ground stroke-vermilion"
        strokeWidth="2"
      />
      <path d={`M0 ${floor}H${width}`} className="stroke-text" />
    </svg>
  );
}
