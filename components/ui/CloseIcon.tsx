/** The cross of every button that closes something. */
export const CloseIcon = ({ className }: { className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
