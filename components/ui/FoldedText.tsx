import type { ReactNode } from 'react';
import './FoldedText.css';

/** A text of this many letters or more is collapsed on a phone. */
const LONG = 240;

interface FoldedTextProps {
  letters: number;
  /** What the text is about, for screen readers. */
  title: string;
  /** The label of the switch. */
  more: string;
  children: ReactNode;
}

/**
 * A text that shows only its first lines on a phone, within a list of the class `folds`. A checkbox expands it without
 * script. Screen readers, print and wide screens have the complete text.
 */
export const FoldedText = ({ letters, title, more, children }: FoldedTextProps) => (
  <div className="fold">
    <div className="fold-text prose-measure space-y-4 text-text-2">{children}</div>
    {letters >= LONG && (
      <label className="fold-switch target">
        <input type="checkbox" className="sr-only" />
        <svg viewBox="0 0 16 16" aria-hidden="true" className="fold-sign">
          <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        {more}
        <span className="sr-only">: {title}</span>
      </label>
    )}
  </div>
);
