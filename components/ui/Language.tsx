import { createContext, useContext } from 'react';

/** The language of a page that is not in the site's own. */
export interface PageLanguage {
  /** The first word of its addresses. */
  prefix: string;
  /** The locale of dates and numbers (BCP 47). */
  locale: string;
  /** The language of pages without this prefix (BCP 47). */
  others: string;
  /** The address of its home page. */
  home: string;
}

/** The language of a page, if it is not the site's own. */
export const Language = createContext<PageLanguage | undefined>(undefined);

/** The address of the home page. */
export const useHome = (): string => useContext(Language)?.home ?? '/';

/** The locale of dates and numbers (BCP 47), if it is not the site's own. */
export const useLocale = (): string | undefined => useContext(Language)?.locale;

/** Writes a number as the page's language does; the layout provides it. */
export const Numbers = createContext((value: number, decimals?: number) => value.toFixed(decimals));

export const useNumber = () => useContext(Numbers);

/** The language of a link's target, if it differs from the page's. */
export function useLanguageOf(href: string): string | undefined {
  const language = useContext(Language);
  const isOwn = !href.startsWith('/') || href.split(/[/#?]/)[1] === language?.prefix;
  return language && !isOwn ? language.others : undefined;
}
