import { useEffect, useState } from 'react';
import { countCharacters, QUERY_FIELDS } from './queryRules.ts';
import { ANNOUNCE_MS } from './timing.ts';

/** How many digits a phone number has so far, and what stands between them. */
export function PhoneMeasure({ digits, others }: { digits: number; others: number }) {
  if (digits + others === 0) return null;
  return (
    <span aria-hidden="true" className={others > 0 ? 'text-signal' : undefined}>
      {digits}
      {others > 0 && ` + ${others} other`}
    </span>
  );
}

/** How long a query is: shown with each key, read aloud once the keys are quiet. */
export function QueryMeasure({ text }: { text: string }) {
  const { max } = QUERY_FIELDS.bio;
  const length = countCharacters(text);
  const over = length - max;
  const said = over > 0 ? `${over} too many` : `${length} of ${max}`;
  const settled = useSettled(length > 0 ? `${said} characters` : '');
  return (
    <>
      {length > 0 && (
        <span aria-hidden="true" className={over > 0 ? 'text-signal' : undefined}>
          {said}
        </span>
      )}
      <span role="status" className="sr-only">
        {settled}
      </span>
    </>
  );
}

/** A value once it has stopped changing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
