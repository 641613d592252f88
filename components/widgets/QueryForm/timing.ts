/** Milliseconds after which sending is given up. */
export const SEND_TIMEOUT_MS = 30_000;

/** Pauses before the second and the third try within that time. */
export const RETRY_PAUSES_MS = [1000, 3000] as const;

/** Milliseconds after which the form reports that sending is slow. */
export const SLOW_MS = 5000;

/** Milliseconds after the last key until the character count is read aloud. */
export const ANNOUNCE_MS = 1000;
