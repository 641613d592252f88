import type { ReactNode } from 'react';
import { FigureNumber } from './FigureNumber.tsx';

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
