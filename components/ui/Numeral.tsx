/** The number of an item of a list, from `01`; not read aloud, because the list is counted. */
export const Numeral = ({ of, className = '' }: { of: number; className?: string }) => (
  <span aria-hidden="true" className={`label-mono text-text-3 ${className}`}>
    {String(of + 1).padStart(2, '0')}
  </span>
);
