/** Where a year begins on the timeline. */
export const yearId = (year: string) => `year-${year}`;

interface YearMarksProps {
  /** What is said before them. */
  label: string;
  /** Newest first, with how many events each had. */
  years: ReadonlyMap<string, number>;
}

/**
 * The years to jump to, always at hand while the timeline is on the screen. Which one is being read, a
 * browser that knows `:target-current` marks by itself.
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
