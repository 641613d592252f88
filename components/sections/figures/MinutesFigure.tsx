import type { Entry } from '../../../content/schema/collections.ts';
import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';
import type { Talk } from '../../../content/schema/talks.ts';
import { useNumber } from '../../ui/Language.tsx';

const ROW = 22;
const LEFT = 34;
const WIDTH = 600;
/** The figure shrinks on narrow screens; its text keeps its size. */
const LETTERS = 'figures text-[20px] xl:text-[12px]';
/** The most parts of the axis. */
const STEPS = 6;
/** Room for the first bar's number, which is higher than its bar. */
const ABOVE = 4;

interface MinutesFigureProps {
  talks: readonly Pick<Entry<Talk>, 'slug' | 'minutes' | 'type'>[];
  words: Site['talks'];
}

/** Every talk of a known length as a bar of that length; the axis counts minutes. */
export function MinutesFigure({ talks, words }: MinutesFigureProps) {
  const number = useNumber();
  const shown = talks
    .flatMap(({ minutes, ...talk }) => (minutes ? [{ ...talk, minutes }] : []))
    .slice(0, 12);
  if (shown.length === 0) return null;
  const most = Math.max(...shown.map(({ minutes }) => minutes));
  // More numbers would touch each other on a phone.
  const step = 30 * Math.ceil(most / 30 / STEPS);
  const longest = Math.ceil(most / step) * step;
  const x = (minutes: number) => LEFT + (minutes / longest) * (WIDTH - LEFT - 52);
  const bottom = shown.length * ROW + 8;
  const ticks = Array.from({ length: longest / step + 1 }, (_, i) => i * step);
  return (
    <svg
      viewBox={`0 ${-ABOVE} ${WIDTH} ${bottom + 30 + ABOVE}`}
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
    >
      <path d={ticks.map((tick) => `M${x(tick)} 0V${bottom}`).join('')} className="stroke-rule" />
      {shown.map(({ slug, minutes, type }, i) => (
        <g key={slug} className={LETTERS}>
          <path
            d={`M${LEFT} ${i * ROW + 10}H${x(minutes)}`}
            strokeWidth={type === 'seminar' ? 9 : 1.6}
            className={type === 'seminar' ? 'stroke-data' : 'stroke-text'}
          />
          {type === 'podcast' && (
            <circle cx={x(minutes)} cy={i * ROW + 10} r="3.4" className="fill-text" />
          )}
          <text x={x(minutes) + 10} y={i * ROW + 14} className="fill-text-2">
            {number(minutes)}
          </text>
        </g>
      ))}
      <path d={`M${LEFT} ${bottom}H${WIDTH}`} className="stroke-text" />
      {ticks.map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={bottom + 24}
          textAnchor="middle"
          className={`${LETTERS} fill-text-3`}
        >
          {tick === 0 ? fill(words.minutes, { minutes: number(0) }) : number(tick)}
        </text>
      ))}
    </svg>
  );
}
