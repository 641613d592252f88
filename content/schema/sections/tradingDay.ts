import { line } from '../fields.ts';
import { section } from '../section.ts';

/** One day's price, from edge to edge: above it paper, below it ink. */
export const tradingDay = section('tradingDay', 'One trading day', {
  high: line('Beside the highest price', { max: 24 }),
});
