/** To make a format takes longer than to write a hundred numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number as a language does, with so many decimals: `24,812.50`, `24.812,50`. Four digits are not grouped: the
 * specification's counters are `4500+` and `5000+`.
 */
export function numberText(value: number, locale: string, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'min2', ...digits });
  formats.set(key, format);
  return format.format(value);
}

/** `numberText` in one language, for all that is drawn inside. */
export const numbersIn = (locale: string) => (value: number, decimals?: number) =>
  numberText(value, locale, decimals);
