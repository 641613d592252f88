import { LOCALE } from '../../../content/schema/place.ts';

/**
 * Writes a number as a language does, with so many decimals: `24,812.50`, `24.812,50`. Four digits are not grouped: the
 * specification's counters are `4500+` and `5000+`.
 */
export const numberText = (value: number, locale: string = LOCALE, decimals = 0): string =>
  value.toLocaleString(locale, {
    useGrouping: 'min2',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
