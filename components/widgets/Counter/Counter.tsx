import type { ReactNode } from 'react';
import './Counter.css';

interface CounterProps {
  value: number;
  suffix?: string;
  /** What is counted. */
  label: string;
  /** Behind the label. */
  mark?: ReactNode;
  /** Which way the figure is drawn while the number counts. */
  drawn: 'across' | 'down';
  /** What it counts, drawn. */
  children: ReactNode;
}

/** A leading 1 stands in the width of a figure; it hangs out by its empty half, to the edge of the text. */
const hang = (value: number) => (`${value}`.startsWith('1') ? '-ml-[0.08em]' : undefined);

/**
 * A number that counts up once when it is first seen, and its figure with it. Its value stands in
 * the HTML, and is what is read aloud at every moment.
 */
export function Counter({ value, suffix, label, mark, drawn, children }: CounterProps) {
  return (
    <div data-counter={value}>
      <p className="display-figure flex items-start pt-[0.08em]">
        <span className="sr-only">{`${value}${suffix ?? ''}`}</span>
        <span aria-hidden="true" data-digits className={hang(value)}>
          {value}
        </span>
        {suffix && (
          <em aria-hidden="true" className="mt-[0.06em] ml-[0.06em] text-[0.42em] leading-none">
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
