const LOOK = 'h-2.5 w-full overflow-visible *:[vector-effect:non-scaling-stroke]';

/** A mark for each digit that is needed, filled as they are typed. */
export function Marks({ count, filled }: { count: number; filled: number }) {
  const marks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `M${from + i + 0.06} 5h.88`).join('');
  const full = Math.min(filled, count);
  return (
    <svg
      viewBox={`0 0 ${count} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-filled={full}
      className={LOOK}
    >
      <path d={marks(full, count)} className="stroke-text-3" />
      <path d={marks(0, full)} className="stroke-data" strokeWidth="5" />
    </svg>
  );
}

const STEP = 5;

/** A rule from nothing to the most, with the least that is needed marked, filled to where the text is. */
export function Ruler({ min, max, filled }: { min: number; max: number; filled: number }) {
  const ticks = Array.from({ length: max / STEP + 1 }, (_, i) => {
    const at = i * STEP;
    return `M${at} 0v${at % 40 === 0 ? 10 : at % 10 === 0 ? 6 : 3.5}`;
  });
  const over = filled > max;
  return (
    <svg
      viewBox={`0 0 ${max} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-filled={filled}
      className={LOOK}
    >
      <path d={ticks.join('')} className="stroke-text-3" />
      <path
        d={`M0 1.5h${Math.min(filled, max)}`}
        className={over ? 'stroke-signal' : 'stroke-data'}
        strokeWidth="4"
      />
      <path d={`M${min} 0v10`} className="stroke-signal" strokeWidth="2" />
    </svg>
  );
}
