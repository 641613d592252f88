import { useLocale } from '../ui/Language.tsx';
import { numberText } from './figures/numberText.ts';

/** `numberText` in the language of the page. */
export function useNumber() {
  const locale = useLocale();
  return (value: number, decimals?: number) => numberText(value, locale, decimals);
}
