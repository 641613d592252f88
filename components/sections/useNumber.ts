import { LOCALE } from '../../content/schema/place.ts';
import { useLocale } from '../ui/Language.tsx';

/** Writes a number as a language does, with so many decimals: `24,812.50`, `24.812,50`. */
export const numberText = (value: number, locale: string = LOCALE, decimals = 0): string =>
  value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** `numberText` in the language of the page. */
export function useNumber() {
  const locale = useLocale();
  return (value: number, decimals?: number) => numberText(value, locale, decimals);
}
