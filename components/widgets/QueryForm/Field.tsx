import type { ReactNode } from 'react';

const CONTROL =
  'mt-1.5 block w-full rounded-none border-0 border-b border-text-3 bg-transparent px-0 py-2.5 text-[1.0625rem] text-text read-only:text-text-2 focus-visible:outline-2 focus-visible:outline-offset-6 aria-invalid:border-b-2 aria-invalid:border-signal';

/** The attributes that a field passes to its control. */
interface Control {
  id: string;
  className: string;
  required: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  id: string;
  label: string;
  /** The message of the rule that the value breaks. */
  error?: string;
  /** What the rule requires. */
  hint?: string;
  /** How much has been typed, next to the hint. */
  measure?: ReactNode;
  /** The rule as a scale below the control. */
  scale?: ReactNode;
  /** A remark on a value that looks wrong but breaks no rule; empty for none. */
  doubt?: string;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A labelled control with its scale, hint and message. Screen readers read both with the control. */
export function Field({
  id,
  label,
  error,
  hint,
  measure,
  scale,
  doubt,
  className,
  children,
}: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const doubtId = doubt && `${id}-doubt`;
  const errorId = error && `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        className: CONTROL,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId, doubtId].filter(Boolean).join(' ') || undefined,
      })}
      {scale}
      {hint && (
        <p className="label-mono mt-1 flex justify-between gap-4 text-text-2">
          <span id={hintId}>{hint}</span>
          {measure}
        </p>
      )}
      {doubt !== undefined && (
        <p id={doubtId || undefined} role="status" className="mt-1 text-small text-text-2">
          {doubt}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-2 font-semibold text-pretty text-signal"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-[0.3em] size-4 shrink-0">
            <path d="M8 1.5v8.5M8 12.5v2" stroke="currentColor" strokeWidth="2.4" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
