/** A number of units in one colour. */
export interface UnitPart {
  count: number;
  tone: 'plain' | 'data';
}

const TONES = { plain: 'stroke-text-2', data: 'stroke-data' } as const;

interface UnitsProps {
  parts: readonly UnitPart[];
  /** Units in the whole width: the same scale for numbers that are compared. */
  scale: number;
  /** The empty share of a unit, 0 to 1. */
  gap?: number;
  /** Ends in an open point: less than the whole. */
  isOpen?: boolean;
  className?: string;
}

/** Numbers as units, one part after the other, from where lines start. */
export function Units({ parts, scale, gap = 0.5, isOpen, className = '' }: UnitsProps) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { count }) => sum + count, 0));
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <svg
      aria-hidden="true"
      className={`block w-full overflow-visible rtl:-scale-x-100 ${className}`}
    >
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
