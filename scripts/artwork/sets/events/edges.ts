import { tone } from '../../lib/engrave.ts';

/** A solid ink line round a form. */
export const edge = { stroke: tone(1, 'solid'), 'stroke-width': 3 };
/** A line of bare paper round a dark form. */
export const pale = { stroke: tone(0, 'solid'), 'stroke-width': 2.5 };
