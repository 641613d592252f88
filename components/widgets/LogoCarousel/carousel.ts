/** Milliseconds between two moves of the logos (specification 9). */
export const LOGO_DELAY = 2000;
