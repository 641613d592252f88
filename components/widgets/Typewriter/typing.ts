/** Milliseconds a character, unless a heading asks for another pace (specification 9). */
export const TYPEWRITER_INTERVAL = 100;

/** The name of the highlight that hides what is not typed yet; Typewriter.css knows it too. */
export const UNTYPED = 'untyped';

/** How a heading is typed. */
export interface Typing {
  /** Milliseconds a character. */
  interval?: number;
  /** Milliseconds from being seen to the first character. */
  delay?: number;
}
