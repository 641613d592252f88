import { LOCALE } from '../../../content/schema/place.ts';

/** Writes a number as a language does, with so many decimals: `24,812.50`, `24.812,50`. */
export const numberText = (value: number, locale: string = LOCALE, decimals = 0): string =>
  value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
