import { useId } from 'react';

const COLUMNS = 100;

interface TallyProps {
  count: number;
  as: 'bars' | 'dots';
  className?: string;
}

/**
 * A number drawn one by one: 118 bars, or 4500 dots in rows of a hundred. A pattern repeats the one
 * mark, so that any number costs the same bytes.
 */
export function Tally({ count, as, className = '' }: TallyProps) {
  const id = useId();
  const full = Math.floor(count / COLUMNS);
  const rest = count % COLUMNS;
  if (as === 'bars') {
    return (
      <svg
        viewBox={`0 0 ${count} 30`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-count={count}
        className={`w-full text-text ${className}`}
      >
        <pattern id={id} width="1" height="30" patternUnits="userSpaceOnUse">
          <path d="M.3 0v30" stroke="currentColor" strokeWidth=".32" />
        </pattern>
        <rect width={count} height="30" fill={`url(#${id})`} />
      </svg>
    );
  }
  return (
    <svg
      viewBox={`0 0 ${COLUMNS} ${full + (rest > 0 ? 1 : 0)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-count={count}
      className={`w-full text-text ${className}`}
    >
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <rect x=".2" y=".22" width=".42" height=".5" fill="currentColor" />
      </pattern>
      <path d={`M0 0h${COLUMNS}v${full}H${rest}v${rest > 0 ? 1 : 0}H0z`} fill={`url(#${id})`} />
    </svg>
  );
}
