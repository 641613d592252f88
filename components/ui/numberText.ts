/**
 * Writes a number as a language does, with so many decimals: `24,812.50`, `24.812,50`. Four digits are not grouped: the
 * specification's counters are `4500+` and `5000+`.
 */
export const numberText = (value: number, locale: string, decimals = 0): string =>
  value.toLocaleString(locale, {
    useGrouping: 'min2',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** `numberText` in one language, for all that is drawn inside. */
export const numbersIn = (locale: string) => (value: number, decimals?: number) =>
  numberText(value, locale, decimals);
