/** A number of units in one tone. */
export interface UnitPart {
  count: number;
  tone: 'plain' | 'data';
}

const TONES = { plain: 'stroke-text-2', data: 'stroke-data' } as const;

interface UnitsProps {
  parts: readonly UnitPart[];
  /** How many units the whole width holds: one scale for figures that are compared. */
  scale: number;
  className?: string;
}

/** Numbers drawn unit by unit, one part after the other, on a scale of their own or a common one. */
export function Units({ parts, scale, className = '' }: UnitsProps) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { count }) => sum + count, 0));
  return (
    <svg
      viewBox={`0 0 ${scale} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-count={parts.reduce((sum, { count }) => sum + count, 0)}
      className={`block w-full ${className}`}
    >
      {parts.map(({ count, tone }, i) => (
        <path
          key={`${tone}-${starts[i]}`}
          d={`M${starts[i]} .5h${count}`}
          strokeDasharray=".5 .5"
          className={TONES[tone]}
        />
      ))}
    </svg>
  );
}
