import type { RichText as Body } from '../../../content/load/text/parseBody.ts';
import { plainText } from '../../../content/load/text/plainText.ts';
import { RichText } from '../../ui/RichText.tsx';

/** From so many characters on a phone shows the first lines, and the rest when it is asked for. */
const LONG = 240;

interface FoldedTextProps {
  body: Body;
  /** What it is about, for whoever hears the switch alone. */
  title: string;
  /** The words of the switch. */
  more: string;
}

/**
 * A text that is whole for whoever reads it by ear, without style, on paper or on a wide screen, and on a
 * phone begins with its first lines. A checkbox does it, at once and without script.
 */
export function FoldedText({ body, title, more }: FoldedTextProps) {
  return (
    <div className="fold">
      <div className="fold-text prose-measure space-y-4 text-text-2">
        <RichText body={body} />
      </div>
      {plainText(body).length >= LONG && (
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
}
