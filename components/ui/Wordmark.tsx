import { Mark } from './Mark.tsx';

/** The brand's mark and name, as the bar and the footer open with it. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.36em] font-display leading-none tracking-[-0.02em] ${className}`}
    >
      <Mark className="size-[0.92em]" />
      {name}
    </span>
  );
}
