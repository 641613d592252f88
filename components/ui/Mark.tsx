/** The touchstone and the line drawn over it: slate, streak, point. Takes the text's colour. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect x="5" y="2" width="22" height="28" rx="3" fill="currentColor" />
      <path d="M1 25 11 18l5 3 9-12" fill="none" stroke="var(--ground)" strokeWidth="2.4" />
      <circle cx="25" cy="9" r="3.4" fill="var(--color-vermilion)" />
    </svg>
  );
}
