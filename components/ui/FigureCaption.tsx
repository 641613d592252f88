import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { useWords } from './Words.tsx';

const Figures = createContext({ count: 0 });

/**
 * Numbers the figures in it from 1, in the order in which a page shows them. CSS counters do not reach
 * out of what is `deferred`, so the numbers stand in the HTML.
 */
export function NumberedFigures({ children }: { children: ReactNode }) {
  // Counted anew with each drawing of the page.
  return <Figures value={{ count: 0 }}>{children}</Figures>;
}

/** The number of the figure that it stands at. */
export function FigureNumber({ className = '' }: { className?: string }) {
  const figures = useContext(Figures);
  const number = useMemo(() => ++figures.count, [figures]);
  const words = useWords();
  return (
    <span className={`text-signal ${className}`}>
      {words.figure} {number}
    </span>
  );
}

/** What a chart shows, in words, with its number. */
export function FigureCaption({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <figcaption className={`label-mono flex max-w-[62ch] gap-3 text-text-2 ${className}`}>
      <FigureNumber className="shrink-0" />
      <span>{children}</span>
    </figcaption>
  );
}
