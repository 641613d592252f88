/** Seconds in which a row moves on by the length of its letters (specification 9). */
export const MARQUEE_CYCLE = 20;

/** How often a row's letters stand in it (specification 9). */
export const MARQUEE_REPEATS = 4;
