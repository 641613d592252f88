import { MARK_POINT, MARK_SIZE, MARK_STONE, MARK_STREAK } from './markGeometry.ts';

/** The touchstone and the line drawn over it: slate, streak, point. Takes the text's colour. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true" className={className}>
      <rect {...MARK_STONE} fill="currentColor" />
      <path d={MARK_STREAK} fill="none" strokeWidth="2" className="stroke-ground" />
      <circle {...MARK_POINT} className="fill-accent" />
    </svg>
  );
}
