export type ArrowDirection = 'right' | 'left' | 'out' | 'down';

const PATHS: Record<ArrowDirection, string> = {
  right: 'M2 8h11M9 4l4 4-4 4',
  left: 'M14 8H3m4 4L3 8l4-4',
  out: 'M4 12 12 4M6 4h6v6',
  down: 'M8 2v11m4-4-4 4-4-4',
};

/** A thin arrow in the size and colour of the text around it; mirrored on right-to-left pages. */
export function Arrow({
  direction,
  className = '',
}: {
  direction: ArrowDirection;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`size-[1em] shrink-0 ${direction === 'down' ? '' : 'rtl:-scale-x-100'} ${className}`}
    >
      <path d={PATHS[direction]} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

/** The cross of a close button. */
export const CloseIcon = ({ className }: { className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

/** A decorative icon of 48 by 48 px. */
export const Icon = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width="48"
    height="48"
    loading="lazy"
    decoding="async"
    className="size-12"
  />
);
