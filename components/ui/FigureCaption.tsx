import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { useNumber } from './Language.tsx';
import { useWords } from './Words.tsx';

const Figures = createContext({ count: 0 });

/** Numbers the figures inside it from 1, in page order, in the digits of the page's language. */
export function NumberedFigures({ children }: { children: ReactNode }) {
  // A new counter with each render of the page.
  return <Figures value={{ count: 0 }}>{children}</Figures>;
}

/** The number of the next figure in page order. */
export function FigureNumber({ className = '' }: { className?: string }) {
  const figures = useContext(Figures);
  const count = useMemo(() => ++figures.count, [figures]);
  const number = useNumber();
  const words = useWords();
  return (
    <span className={`text-signal ${className}`}>
      {words.figure} {number(count)}
    </span>
  );
}

/** The caption of a figure, with its number. */
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
