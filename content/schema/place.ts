// Where the firm is at home. Code, and no record: schemas are read by it, so that it has to be right before any
// record is.

/** How dates and numbers are written, and the language that machines are told (BCP 47). */
export const LOCALE = 'en-IN';

/** Whose clock all times are by, as the tz database calls it. */
export const ZONE = 'Asia/Kolkata';

/** That clock in words, as editors read it beside a time. */
export const CLOCK = 'Mumbai time';
