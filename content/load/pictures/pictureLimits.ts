/** The largest size of a picture in megabytes, for the check, and for the editor before it uploads. */
export const PICTURE_MEGABYTES = 5;

/** The endings of picture files. */
export const PICTURE_ENDINGS = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'] as const;
