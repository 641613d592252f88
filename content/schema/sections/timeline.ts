import { line } from '../fields.ts';
import { section } from '../section.ts';

/** The events that were, on one line, newest first (specification 2, Events). */
export const timeline = section('timeline', 'Timeline of events', {
  years: line('What is said before the years to jump to', { max: 24 }),
  more: line('Words that unfold a long text on a phone', { max: 24 }),
});
