import { list, statistic } from '../fields.ts';
import { section } from '../section.ts';

/** Numbers that count up when they are seen, each with a drawing (specification 2, Home page). */
export const counters = section('counters', 'Counters', {
  items: list('Counters', [1, 4], statistic),
});
