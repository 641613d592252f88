import { useEffect, useState } from 'react';
import { fill } from '../../../content/schema/fill.ts';
import type { Forms } from '../../../content/schema/forms.ts';
import { Stretched } from '../../ui/Stretched.tsx';
import { countCharacters, QUERY_RULES } from './queryRules.ts';
import { ANNOUNCE_MS } from './timing.ts';

interface PhoneMeasureProps {
  digits: number;
  others: number;
  words: Forms['phone'];
}

/** How many digits a phone number has so far, and how many other characters. */
export function PhoneMeasure({ digits, others, words }: PhoneMeasureProps) {
  if (digits + others === 0) return null;
  return (
    <span aria-hidden="true" className={others > 0 ? 'text-signal' : undefined}>
      {others > 0 ? fill(words.others, { digits, others }) : digits}
    </span>
  );
}

/** The length of the query: displayed immediately, read aloud after a pause in typing. */
export function QueryMeasure({ text, words }: { text: string; words: Forms['bio'] }) {
  const { max } = QUERY_RULES.bio;
  const length = countCharacters(text);
  const over = length - max;
  const measure =
    over > 0 ? fill(words.over, { over }) : fill(words.measure, { count: length, max });
  const visible = length > 0 ? measure : '';
  const announcement = visible && fill(words.heard, { measure: visible });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <>
      <span aria-hidden="true" className={over > 0 ? 'text-signal' : undefined}>
        {visible}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}

/** Filled from where lines start. */
const SCALE = 'h-2.5 w-full overflow-visible rtl:-scale-x-100';

/** One dash for each digit; typed ones are filled, optional ones are faint. */
export function DigitScale({ least, most, filled }: Record<'least' | 'most' | 'filled', number>) {
  const dashes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `M${from + i + 0.06} 5h.88`).join('');
  const full = Math.min(filled, most);
  const needed = Math.max(full, least);
  return (
    <Stretched units={[most, 10]} data-filled={full} className={SCALE}>
      {needed < most && <path d={dashes(needed, most)} className="stroke-rule" />}
      <path d={dashes(full, needed)} className="stroke-text-3" />
      <path d={dashes(0, full)} className="stroke-data" strokeWidth="5" />
    </Stretched>
  );
}

const STEP = 5;

/** A ruler from 0 to `max`, with a line at `min`, filled up to the length of the text. */
export function LengthScale({ min, max, filled }: { min: number; max: number; filled: number }) {
  const ticks = Array.from({ length: max / STEP + 1 }, (_, i) => {
    const at = i * STEP;
    return `M${at} 0v${at % 40 === 0 ? 10 : at % 10 === 0 ? 6 : 3.5}`;
  });
  return (
    <Stretched units={[max, 10]} data-filled={filled} className={SCALE}>
      <path d={ticks.join('')} className="stroke-text-3" />
      <path
        d={`M0 1.5h${Math.min(filled, max)}`}
        className={filled > max ? 'stroke-signal' : 'stroke-data'}
        strokeWidth="4"
      />
      <path d={`M${min} 0v10`} className="stroke-signal" strokeWidth="2" />
    </Stretched>
  );
}
