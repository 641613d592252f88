import type { ReactNode } from 'react';
import { Footnotes, NoteMark, noteNumber } from '../ui/Footnotes.tsx';
import '../widgets/Counter/Counter.css';
import { useNumber } from '../ui/Language.tsx';
import { island } from '../widgets/island.tsx';
import { Tally, tallyRows } from './figures/Tally.tsx';
import type { ViewProps } from './view.ts';

interface CounterProps {
  value: number;
  suffix?: string;
  /** What is counted. */
  label: string;
  /** After the label. */
  mark?: ReactNode;
  /** The direction in which the graphic appears while the number counts. */
  drawn: 'across' | 'down';
  /** The graphic of what is counted. */
  children: ReactNode;
}

/** Digits have one width, so a leading 1 has space before it: shifts it to the edge of the text. */
const hang = (digits: string) => (digits.startsWith('1') ? '-ms-[0.08em]' : undefined);

/**
 * The largest type in which a number with its suffix fits its column, by the width of both in em: a digit has
 * about 0.56, a character of the suffix 0.27.
 */
const FITS = [
  { most: 2.4, size: 'text-[min(var(--text-figure),40cqi)]!' },
  { most: 3.2, size: 'text-[min(var(--text-figure),30cqi)]!' },
  { most: 4.2, size: 'text-[min(var(--text-figure),23cqi)]!' },
  { most: 5.6, size: 'text-[min(var(--text-figure),17cqi)]!' },
  { most: Number.POSITIVE_INFINITY, size: 'text-[min(var(--text-figure),9.8cqi)]!' },
];

export const fitOf = (digits: string, suffix = ''): string =>
  FITS.find(({ most }) => digits.length * 0.56 + suffix.length * 0.27 <= most)?.size ?? '';

/**
 * A number that counts up once, together with its graphic, when it first becomes visible. The HTML contains the final
 * value, and screen readers always read that.
 */
function Counter({ value, suffix, label, mark, drawn, children }: CounterProps) {
  const digits = useNumber()(value);
  return (
    <div data-counter={value} className="@container">
      <p className={`display-figure flex items-start pt-[0.08em] ${fitOf(digits, suffix)}`}>
        <span className="sr-only">{`${digits}${suffix ?? ''}`}</span>
        <span aria-hidden="true" data-digits className={hang(digits)}>
          {digits}
        </span>
        {suffix && (
          <em aria-hidden="true" className="mt-[0.06em] ms-[0.06em] text-[0.42em] leading-none">
            {suffix}
          </em>
        )}
      </p>
      <p className="mt-6 mb-5 max-w-[34ch] text-text-2">
        {label}
        {mark}
      </p>
      <div data-drawn={drawn}>{children}</div>
    </div>
  );
}

const CountingUp = island('Counter', 'visible', Counter, () => ({}));

const SPANS = ['md:col-span-5', 'md:col-span-7 md:border-s md:border-rule md:ps-6'] as const;

/** The counters, two in a row, each above a graphic of what it counts. */
export function Counters({ id, section: { items } }: ViewProps<'counters'>) {
  return (
    <div id={id} data-theme="light" className="flush ruled pb-16 md:pb-24">
      <div className="wrap">
        <ul className="columns gap-y-12 border-t border-edge pt-6 md:pt-10">
          {items.map((counter, i) => (
            <li key={counter.label} className={SPANS[i % SPANS.length]}>
              <CountingUp
                {...counter}
                mark={<NoteMark section={id} number={noteNumber(items, counter)} />}
                drawn={tallyRows(counter.value) === 1 ? 'across' : 'down'}
              >
                <Tally count={counter.value} suffix={counter.suffix} />
              </CountingUp>
            </li>
          ))}
        </ul>
        <Footnotes section={id} items={items} className="mt-6" />
      </div>
    </div>
  );
}
