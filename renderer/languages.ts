import { pageAt } from '../content/load/publish/pageAt.ts';
import { talksPath } from '../content/load/publish/talksPath.ts';
import type { Content } from '../content/schema/collections.ts';
import {
  isPathIn,
  type Language,
  languageAt,
  languagesOf,
  pathIn,
} from '../content/schema/languages.ts';

/** Returns the content in a language; without one, in the site's own. */
export type ContentIn = (language?: Language) => Content;

/** A page in one of its languages. */
export interface Version extends Language {
  /** Its address. */
  readonly path: string;
}

/** An address with its language's content. */
interface LocalisedRoute {
  readonly language: Language;
  readonly content: Content;
  /** The same page in all its languages, this one included, the site's own first. */
  readonly versions: readonly Version[];
}

/** The language of an address, its content, and the page's addresses in other languages. */
export function localisedAt(contentIn: ContentIn, route: string): LocalisedRoute {
  const languages = languagesOf(contentIn().brand);
  const language = languageAt(languages, route);
  const content = contentIn(language);
  return { language, content, versions: versionsOf(contentIn, languages, content, route) };
}

function versionsOf(
  contentIn: ContentIn,
  languages: readonly Language[],
  { pages }: Content,
  route: string,
): Version[] {
  const found = pageAt(pages, route);
  if (!found || languages.length === 1) return [];
  const { page, part } = found;
  return languages.flatMap((language) => {
    const same = contentIn(language).pages.find(({ file }) => file === page.file);
    if (!same || !isPathIn(language.prefix, same.path)) return [];
    return { ...language, path: talksPath(same.path, part.page, part.list) };
  });
}

/** The address of the home page for a language: in that language, or in the site's own. */
export const homeIn = ({ pages }: Pick<Content, 'pages'>, { prefix }: Language): string => {
  const home = pathIn(prefix, '/');
  return pages.some(({ path }) => path === home) ? home : '/';
};
