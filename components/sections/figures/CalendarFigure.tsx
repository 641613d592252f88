import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import { useLocale, useNumber } from '../../ui/Language.tsx';

function monthsIn(locale: string): string[] {
  const letter = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => letter.format(Date.UTC(2025, month)));
}

/** The figure shrinks on narrow screens; its text keeps its size. */
const LETTERS = 'figures text-[21px] xl:text-[13px]';
/** The newest years that are shown: more would be higher than a screen. */
const MOST_YEARS = 10;
const CELL = { width: 46, height: 40, left: 56, top: 30 };

interface CalendarFigureProps {
  /** Newest first. */
  events: readonly Pick<Entry<Event>, 'slug' | 'date'>[];
  /** The slug of the highlighted event. */
  marked?: string;
}

/** The events of the newest years on a calendar, one row a year. */
export function CalendarFigure({ events, marked }: CalendarFigureProps) {
  const number = useNumber();
  const months = monthsIn(useLocale() ?? LOCALE);
  const years = [...new Set(events.map(({ date }) => date.slice(0, 4)))].slice(0, MOST_YEARS);
  const shown = events.filter(({ date }) => years.includes(date.slice(0, 4)));
  const width = CELL.left + 12 * CELL.width;
  const height = CELL.top + years.length * CELL.height + 6;
  const place = (date: string) => {
    const [year = '', month = '1', day = '1'] = date.split('-');
    return {
      x: CELL.left + (Number(month) - 1 + (Number(day) - 1) / 31) * CELL.width,
      y: CELL.top + (years.indexOf(year) + 0.5) * CELL.height,
    };
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" aria-hidden="true">
      {months.map((month, i) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: narrow month names repeat
          key={i}
          x={CELL.left + (i + 0.5) * CELL.width}
          y="16"
          textAnchor="middle"
          className={`${LETTERS} fill-text-3`}
        >
          {month}
        </text>
      ))}
      <path
        d={Array.from(
          { length: 13 },
          (_, i) => `M${CELL.left + i * CELL.width} ${CELL.top}V${height}`,
        ).join('')}
        className="stroke-rule"
        strokeWidth="1"
      />
      {years.map((year, i) => {
        const y = CELL.top + (i + 0.5) * CELL.height;
        return (
          <g key={year}>
            <text x="0" y={y + 4} className={`${LETTERS} fill-text-2`}>
              {number(Number(year))}
            </text>
            <path d={`M${CELL.left} ${y}H${width}`} className="stroke-text-3" strokeWidth="1" />
          </g>
        );
      })}
      {shown.map(({ slug, date }) => {
        const { x, y } = place(date);
        return (
          <circle
            key={slug}
            cx={x}
            cy={y}
            r={slug === marked ? 6 : 5}
            strokeWidth="1.6"
            className={slug === marked ? 'fill-ground stroke-act' : 'fill-data stroke-ground'}
          />
        );
      })}
    </svg>
  );
}
