import { useNumber } from '../../ui/Language.tsx';

/** The id of a year's first event. */
export const yearId = (year: string) => `year-${year}`;

/** A year, the number of its events, and the address of its first; empty for the current address. */
export type YearMark = readonly [year: string, { count: number; path: string }];

const YEAR =
  'year-mark target figures relative shrink-0 gap-2 px-2.5 underline-offset-[0.35em] hover:underline';

interface YearMarksProps {
  /** The label before them. */
  label: string;
  years: readonly YearMark[];
}

/**
 * Links to the years, visible as long as the timeline is. Browsers with `:target-current` mark the current year.
 */
export function YearMarks({ label, years }: YearMarksProps) {
  const number = useNumber();
  if (years.length < 2) return null;
  return (
    <nav aria-label={label} data-print="hide" className="year-marks flex items-baseline gap-1">
      <span aria-hidden="true" className="label-italic shrink-0 pe-2 text-text-2 max-sm:hidden">
        {label}
      </span>
      {years.map(([year, { count, path }]) => (
        <a key={year} href={`${path}#${yearId(year)}`} className={YEAR}>
          {number(Number(year))}
          <span className="text-[0.8125rem] text-text-2" aria-hidden="true">
            {number(count)}
          </span>
        </a>
      ))}
    </nav>
  );
}
