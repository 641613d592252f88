export const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants no movement, not even as the answer to a press; tells when that changes. */
export const reducedMotion = () => matchMedia(REDUCED);
