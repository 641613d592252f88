import { useId } from 'react';

const COLUMNS = 100;

/** The most bars that can be distinguished. */
const MOST_BARS = 1000;

/** The fewest bars that fill the width; fewer would be too broad. */
const FULL = 6;

/** How a number is drawn: as bars, or as dots in rows of a hundred. */
export const tallyKind = (count: number) => (count > MOST_BARS ? 'dots' : 'bars');

interface TallyProps {
  count: number;
  className?: string;
}

/**
 * A number as marks: 118 bars, or 4500 dots in rows of a hundred. A pattern repeats the mark, so that
 * any number has the same size in bytes.
 */
export function Tally({ count, className = '' }: TallyProps) {
  const id = useId();
  const full = Math.floor(count / COLUMNS);
  const rest = count % COLUMNS;
  const isBars = tallyKind(count) === 'bars';
  return (
    <svg
      viewBox={
        isBars ? `0 0 ${Math.max(count, FULL)} 30` : `0 0 ${COLUMNS} ${full + (rest > 0 ? 1 : 0)}`
      }
      preserveAspectRatio="none"
      aria-hidden="true"
      data-count={count}
      className={`w-full text-text ${className}`}
    >
      <pattern id={id} width="1" height={isBars ? '30' : '1'} patternUnits="userSpaceOnUse">
        {isBars ? (
          <path d="M.3 0v30" stroke="currentColor" strokeWidth=".32" />
        ) : (
          <rect x=".2" y=".22" width=".42" height=".5" fill="currentColor" />
        )}
      </pattern>
      {isBars ? (
        <rect width={count} height="30" fill={`url(#${id})`} />
      ) : (
        <path d={`M0 0h${COLUMNS}v${full}H${rest}v${rest > 0 ? 1 : 0}H0z`} fill={`url(#${id})`} />
      )}
    </svg>
  );
}
