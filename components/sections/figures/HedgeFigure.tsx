import { fill } from '../../../content/schema/fill.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useLocale } from '../../ui/Language.tsx';
import { numberText } from '../../ui/numberText.ts';
import { Stretched } from '../../ui/Stretched.tsx';
import {
  expectedError,
  INTERVALS,
  intervalWords,
  rootMeanSquare,
  simulateHedges,
} from './hedge.ts';
import { compactPath } from './path.ts';
import { RingedPoint } from './RingedPoint.tsx';

/** The chart's units: the width of a mark, the height of a bin of the profit and loss. */
const WIDTH = 336;
const HEIGHT = 84;
const LAST = 280;
const BIN = 0.04;
const TOP = 1.12;
const LEVELS = [1, 0, -1, -2] as const;

/** Classes that hide labels for which the chart is too narrow. */
const ROOM: Partial<Record<(typeof INTERVALS)[number]['every'], string>> = {
  25: 'max-sm:hidden',
  75: 'max-lg:hidden',
  everyWeek: 'max-sm:hidden',
};

const MOST = INTERVALS[0].hedges;
const x = (hedges: number) => Math.round(LAST * (1 - Math.log(hedges) / Math.log(MOST)));
const y = (share: number) => (TOP - share) / BIN;
const left = (units: number) => `${Math.round((units / WIDTH) * 1000) / 10}%`;
const down = (units: number) => `${Math.round((units / HEIGHT) * 1000) / 10}%`;

const RESULTS = simulateHedges();

/** A column of months: a row for each bin, as long as it has months. */
function column(results: readonly number[], from: number): string {
  const rows = new Map<number, number>();
  for (const result of results) {
    const row = Math.floor(y(result));
    if (row < HEIGHT) rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return [...rows].map(([row, count]) => `M${from} ${row}h${count}`).join('');
}

/** The band of one standard deviation above and below zero, from one hedge to the most. */
function spread(): string {
  const steps = Array.from({ length: 25 }, (_, i) => MOST ** (1 - i / 24));
  const edge = (side: 1 | -1) =>
    steps.map((hedges) => [x(hedges) * 10, y(side * expectedError(hedges)) * 10] as const);
  return `${compactPath([...edge(1), ...edge(-1).reverse()])}z`;
}

/** A share as a percentage with its sign; zero has neither. */
const signed = (share: number, locale: string) =>
  share === 0
    ? numberText(0, locale)
    : share.toLocaleString(locale, { style: 'percent', signDisplay: 'always' });

/** The same hundred months, hedged every five minutes at the left and once at the right. A mark is a month. */
export function HedgeFigure({ words }: { words: Site['figures']['hedge'] }) {
  const locale = useLocale() ?? LOCALE;
  const daily = INTERVALS.findIndex(({ every }) => every === 'everyDay');
  const error = rootMeanSquare(RESULTS[daily] ?? []);
  const [pointX, pointY] = [x(INTERVALS[daily]?.hedges ?? 1), y(-error)];
  return (
    <svg aria-hidden="true" className="size-full overflow-visible">
      <Stretched units={[WIDTH, HEIGHT]} className="overflow-visible">
        <g transform="scale(.1)">
          <path d={spread()} className="fill-data/12" />
        </g>
        <path
          d={[
            ...LEVELS.map((share) => `M0 ${y(share)}H${WIDTH}`),
            ...INTERVALS.map(({ hedges }) => `M${x(hedges)} 0V${HEIGHT}`),
          ].join('')}
          className="stroke-rule"
        />
        <path d={`M0 ${y(0)}H${WIDTH}`} className="stroke-text" />
        <g
          transform="translate(0 .5)"
          strokeWidth=".76"
          strokeDasharray=".62 .38"
          className="stroke-data"
        >
          {INTERVALS.map(({ every, hedges }, i) => (
            <path key={every} d={column(RESULTS[i] ?? [], x(hedges))} />
          ))}
        </g>
        <path
          d={`M${pointX} ${y(0)}V${Math.round(pointY)}`}
          className="stroke-signal"
          strokeDasharray="3 3"
        />
        <path d={`M${pointX} ${Math.round(pointY)}V${HEIGHT * 0.66}`} className="stroke-text-3" />
      </Stretched>
      {LEVELS.map((share) => (
        <text
          key={share}
          x="100%"
          y={down(y(share))}
          dx="-24"
          dy="-6"
          textAnchor="end"
          className="label-mono fill-text-2 stroke-ground stroke-5 [paint-order:stroke]"
        >
          {signed(share, locale)}
        </text>
      ))}
      <text x="0" y={down(y(0))} dy="-44" className="label-italic fill-text">
        {words.proof}
      </text>
      <RingedPoint x={left(pointX)} y={down(pointY)} />
      <text
        x={left(pointX)}
        y="66%"
        dy="20"
        textAnchor="middle"
        className="stroke-ground [paint-order:stroke]"
        strokeWidth="8"
      >
        <tspan className="label-italic fill-text">{words.daily}</tspan>
        <tspan x={left(pointX)} dy="1.35em" className="label-mono fill-text-2">
          {fill(words.error, { percent: numberText(error * 100, locale) })}
        </tspan>
      </text>
      {INTERVALS.map((interval) => (
        <text
          key={interval.every}
          x={left(x(interval.hedges))}
          y="100%"
          dy="20"
          className={`label-mono fill-text-2 ${ROOM[interval.every] ?? ''}`}
        >
          {intervalWords(interval, words, locale)}
        </text>
      ))}
    </svg>
  );
}
