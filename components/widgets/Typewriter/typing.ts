/** Milliseconds per character, if a heading does not set its own (specification 9). */
export const TYPEWRITER_INTERVAL = 100;

/** The name of the highlight of untyped characters, as in Typewriter.css. */
export const UNTYPED = 'untyped';

/** The timing of a typed heading. */
export interface Typing {
  /** Milliseconds per character. */
  interval?: number;
  /** Milliseconds from becoming visible to the first character. */
  delay?: number;
}
