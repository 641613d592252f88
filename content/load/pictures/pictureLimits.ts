/** The most that a picture may have, in megabytes: for the check, and for the editor before it uploads. */
export const PICTURE_MEGABYTES = 5;

/** The endings that the content check takes for a picture. */
export const PICTURE_ENDINGS = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'] as const;
