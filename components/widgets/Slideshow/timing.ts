/** Milliseconds for which a slide stands before the next one comes (specification 9). */
export const SLIDE_DELAY = 5000;
