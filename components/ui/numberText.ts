/** By language and decimals. A new one for each number would take 3 of 50 s of a build with 10,000 talks. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in a language, with this many decimals: `24,812.50`, `24.812,50`. Four digits are not grouped: the
 * specification's counters are `4500+` and `5000+`.
 */
export function numberText(value: number, locale: string, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping: 'min2',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format.format(value);
}

/** `numberText` for one language. */
export const numbersIn = (locale: string) => (value: number, decimals?: number) =>
  numberText(value, locale, decimals);
