import { between } from '../between.ts';
import { line, timeOfDay } from '../fields.ts';
import { section } from '../section.ts';

interface Hours {
  opens?: unknown;
  closes?: unknown;
}

const hoursGoTogether = between<Hours>(
  'closes',
  ({ opens, closes }) =>
    Boolean(opens) === Boolean(closes) && (!opens || !closes || `${opens}` < `${closes}`),
  {
    rule: 'is not after the time that trading opens at',
    fix: 'Fill in both, the earlier one first, or clear both.',
  },
);

/** One day's price as wide as the window, between a light and a dark section. */
export const tradingDay = section(
  'tradingDay',
  'One trading day',
  {
    high: line('Beside the highest price', { max: 24 }),
    opens: timeOfDay(
      'Trading opens at',
      'Where the axis under the price begins. Without it, the figure has no axis.',
    ).optional(),
    closes: timeOfDay('Trading closes at', 'Where it ends.').optional(),
  },
  hoursGoTogether,
);
