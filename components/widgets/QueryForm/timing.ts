/** Milliseconds after which sending gives up: what was typed is kept, and can be sent again. */
export const SEND_TIMEOUT_MS = 30_000;

/** Pauses before the second and the third try within that time. */
export const RETRY_PAUSES_MS = [1000, 3000] as const;

/** Milliseconds after which a person is told that it is still being sent. */
export const SLOW_MS = 5000;

/** Quiet after the last key before the character count is read aloud. */
export const ANNOUNCE_MS = 1000;
