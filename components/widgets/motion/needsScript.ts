/** Classes of a control that does nothing by itself: out of sight, in its place, where no script comes. */
export const NEEDS_SCRIPT = 'noscript:invisible [nikash-island[failed]_&]:invisible';
