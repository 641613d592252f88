/** The id of a year's first event. */
export const yearId = (year: string) => `year-${year}`;

interface YearMarksProps {
  /** The label before them. */
  label: string;
  /** Newest first, with the number of events. */
  years: ReadonlyMap<string, number>;
}

/**
 * Links to the years, in view as long as the timeline is. Browsers with `:target-current` mark the current
 * year.
 */
export function YearMarks({ label, years }: YearMarksProps) {
  if (years.size < 2) return null;
  return (
    <nav aria-label={label} className="year-marks">
      <span aria-hidden="true" className="label-italic shrink-0 pr-2 text-text-2 max-sm:hidden">
        {label}
      </span>
      {[...years].map(([year, count]) => (
        <a key={year} href={`#${yearId(year)}`} className="year-mark target figures">
          {year}
          <span className="text-[0.8125rem] text-text-2" aria-hidden="true">
            {count}
          </span>
        </a>
      ))}
    </nav>
  );
}
