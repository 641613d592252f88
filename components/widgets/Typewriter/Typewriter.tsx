import type { Typing } from './typing.ts';
import './Typewriter.css';

/**
 * A heading's words, typed once when they are first seen. For headings below the fold: above it the
 * script would cost a visitor who has not moved.
 */
export function Typewriter({ text }: Typing & { text: string }) {
  return text;
}
