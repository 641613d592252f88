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

/** The content in a language; in the site's own where none is named. */
export type ContentIn = (language?: Language) => Content;

/** A page in one of the languages that it can be read in. */
export interface Version extends Language {
  /** Its address. */
  readonly path: string;
}

/** An address with what its language makes of it. */
export interface Spoken {
  readonly language: Language;
  readonly content: Content;
  /** The same page in all languages that have it, this one among them, the site's own first. */
  readonly versions: readonly Version[];
}

/** The language of an address, its content, and where the page is to be read in others. */
export function spokenAt(contentIn: ContentIn, route: string): Spoken {
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

/** The home page that readers of a language are led to: in it, or else the site's own. */
export const homeIn = ({ pages }: Content, { prefix }: Language): string => {
  const home = pathIn(prefix, '/');
  return pages.some(({ path }) => path === home) ? home : '/';
};
