/** The most that a picture may have, in megabytes: for the check, and for the editor before it uploads. */
export const PICTURE_MEGABYTES = 5;
