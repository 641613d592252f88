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
  /** The share of a unit that is left empty. */
  gap?: number;
  /** Ends in an open point: as far as this, and not as far as that. */
  isOpen?: boolean;
  className?: string;
}

/** Numbers drawn unit by unit, one part after the other, on a scale of their own or a common one. */
export function Units({ parts, scale, gap = 0.5, isOpen, className = '' }: UnitsProps) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { count }) => sum + count, 0));
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <svg aria-hidden="true" className={`block w-full overflow-visible ${className}`}>
      <svg
        viewBox={`0 0 ${scale} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-count={total}
      >
        {parts.map(({ count, tone }, i) => (
          <path
            key={`${tone}-${starts[i]}`}
            d={`M${starts[i]} .5h${count}`}
            strokeDasharray={`${1 - gap} ${gap}`}
            className={TONES[tone]}
          />
        ))}
      </svg>
      {isOpen && (
        <circle
          cx={`${(total / scale) * 100}%`}
          cy="50%"
          r="5"
          strokeWidth="1.6"
          className="fill-ground stroke-signal"
        />
      )}
    </svg>
  );
}
