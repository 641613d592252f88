/**
 * Formats a number in a language, with this many decimals: `24,812.50`, `24.812,50`. Four digits are not grouped: the
 * specification's counters are `4500+` and `5000+`.
 */
export const numberText = (value: number, locale: string, decimals = 0): string =>
  value.toLocaleString(locale, {
    useGrouping: 'min2',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** `numberText` for one language. */
export const numbersIn = (locale: string) => (value: number, decimals?: number) =>
  numberText(value, locale, decimals);
