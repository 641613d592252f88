import { type Language, languageAt, pathIn } from '../../content/schema/languages.ts';

const FOR = 'in';

/**
 * The address in the frame of a page in a language.
 * @param isTranslated otherwise the language has no such page yet, and the site's own is opened for it
 */
export const addressIn = (prefix: string, route: string, isTranslated: boolean): string =>
  isTranslated ? pathIn(prefix, route) : `${route}?${FOR}=${prefix}`;

/** The language that the site's own page is opened for, by its prefix; null if it is not. */
export const openedFor = ({ search }: Pick<Location, 'search'>): string | null =>
  new URLSearchParams(search).get(FOR);

/** The language of the page in a frame, by its address. */
export function pageLanguage(
  languages: readonly Language[],
  address: Pick<Location, 'pathname' | 'search'>,
): Language {
  const wanted = openedFor(address);
  const found = languages.find(({ prefix }) => prefix === wanted);
  return found ?? languageAt(languages, address.pathname);
}
