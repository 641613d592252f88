/** Milliseconds between two moves of the logos (specification 9). */
export const LOGO_DELAY = 2000;

/** What moves, as the button says. */
export const LOGO_SUBJECT = 'the logos';
