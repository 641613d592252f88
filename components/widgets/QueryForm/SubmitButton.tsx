import type { Forms } from '../../../content/schema/forms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Arrow } from '../../ui/Icon.tsx';

interface SubmitButtonProps {
  id: string;
  label: string;
  words: Forms['alerts'];
  sending: boolean;
  slow: boolean;
}

/** Submits the form. While the form is sent, the button keeps its label and the focus. */
export function SubmitButton({ id, label, words, sending, slow }: SubmitButtonProps) {
  return (
    <div>
      <button
        id={id}
        type="submit"
        aria-disabled={sending || undefined}
        className={`${buttonClass('act')} w-full cursor-pointer aria-disabled:cursor-progress aria-disabled:border-text-3 aria-disabled:bg-panel aria-disabled:text-text-2`}
      >
        {label}
        {sending ? <Sending /> : <Arrow direction="right" />}
      </button>
      <p role="status" className="label-mono mt-2 min-h-[1.5em] text-text-2">
        {sending && (slow ? words.slow : words.sending)}
      </p>
    </div>
  );
}

/** Three ticks that pulse in turn; still with reduced motion. */
function Sending() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[1em] shrink-0">
      {['M3 3v10', 'M8 3v10', 'M13 3v10'].map((tick, i) => (
        <path
          key={tick}
          d={tick}
          stroke="currentColor"
          strokeWidth="1.6"
          className={`motion-safe:animate-pulse ${['', '[animation-delay:.3s]', '[animation-delay:.6s]'][i]}`}
        />
      ))}
    </svg>
  );
}
