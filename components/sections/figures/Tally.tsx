import { fill } from '../../../content/schema/fill.ts';
import { useNumber } from '../../ui/Language.tsx';
import { useWords } from '../../ui/Words.tsx';

const COLUMNS = 15;

/** The most marks that a reader can still see one by one. */
const MOST = 60;

/** The filled share of a mark's cell. */
const FILLED = 0.62;

/** How many one mark counts for: 1, 10, 100 and so on. */
function unitOf(count: number): number {
  let unit = 1;
  while (count / unit > MOST) unit *= 10;
  return unit;
}

/** The number of rows of marks for a number. */
export const tallyRows = (count: number): number => Math.ceil(count / unitOf(count) / COLUMNS);

interface TallyProps {
  count: number;
  /** What follows the number: the K of 118K+ is part of the value of a mark. */
  suffix?: string;
  className?: string;
}

/** A number as marks in rows, from where lines start, with a caption where one mark is several: 45 marks of 100 for 4500. */
export function Tally({ count, suffix = '', className = '' }: TallyProps) {
  const number = useNumber();
  const { mark } = useWords();
  const unit = unitOf(count);
  const rows = Array.from({ length: tallyRows(count) }, (_, row) => {
    const marks = Math.min(COLUMNS, count / unit - row * COLUMNS);
    const whole = Math.floor(marks);
    return `M0 ${row + 0.5}h${whole + (marks - whole) * FILLED}`;
  });
  const letters = /^[\p{L}\p{M}]*/u.exec(suffix)?.[0] ?? '';
  return (
    <div className={className}>
      <svg
        viewBox={`0 0 ${COLUMNS} ${rows.length}`}
        aria-hidden="true"
        data-count={count}
        className="w-full text-text rtl:-scale-x-100"
      >
        <path
          d={rows.join('')}
          stroke="currentColor"
          strokeWidth={FILLED}
          strokeDasharray={`${FILLED} ${1 - FILLED}`}
        />
      </svg>
      {unit > 1 && (
        <p className="label-mono mt-1 text-text-2">
          {fill(mark, { count: `${number(unit)}${letters}` })}
        </p>
      )}
    </div>
  );
}
