export const REDUCED = '(prefers-reduced-motion: reduce)';

/** The visitor's preference for reduced motion; dispatches `change`. */
export const reducedMotion = () => matchMedia(REDUCED);
