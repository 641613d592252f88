import type { ReactNode } from 'react';

/** Every pane draws on 1000 by 1000 units, stretched to its box; lines and words keep their size. */
export const SIZE = 1000;

/** The frame of a compartment’s drawing: lines in units, words over them in pixels. */
export function Pane({ children, words }: { children: ReactNode; words?: ReactNode }) {
  return (
    <svg aria-hidden="true" className="size-full overflow-visible">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        className="overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        {children}
      </svg>
      {words}
    </svg>
  );
}
