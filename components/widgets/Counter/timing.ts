/** Seconds in which a counter reaches its value; under five, so that it needs no pause (WCAG 2.2.2). */
export const COUNT_SECONDS = 2;

/** The share of a counter that has to be on the screen before it counts. */
export const COUNT_SEEN = 0.5;
