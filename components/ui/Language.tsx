import { createContext, useContext } from 'react';

/** The language of a page that is not in the site's own. */
export interface PageLanguage {
  /** The first word of its addresses. */
  prefix: string;
  /** By which dates and numbers are written (BCP 47). */
  locale: string;
  /** The language of pages without this prefix, in short. */
  others: string;
  /** The address of the home page that its readers are led to. */
  home: string;
}

/** Around a page in another language than the site's own; nothing around those that are in it. */
export const Language = createContext<PageLanguage | undefined>(undefined);

/** The address of the home page. */
export const useHome = (): string => useContext(Language)?.home ?? '/';

/** By which dates and numbers are written, where not by the site's own way. */
export const useLocale = (): string | undefined => useContext(Language)?.locale;

/** The language of what a link leads to, where it is not that of the page with the link. */
export function useLanguageOf(href: string): string | undefined {
  const language = useContext(Language);
  const isOwn = !href.startsWith('/') || href.split(/[/#?]/)[1] === language?.prefix;
  return language && !isOwn ? language.others : undefined;
}
