import { line } from '../fields.ts';
import { section } from '../section.ts';

/** Past events on one line, newest first (specification 2, Events). */
export const timeline = section('timeline', 'Timeline of events', {
  years: line('Before the years to jump to', { max: 24 }),
  more: line('On what unfolds a long text on a phone', { max: 24 }),
});
