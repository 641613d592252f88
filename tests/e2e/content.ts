import { loadContent } from '../../content/load/loadContent.ts';
import { pageAt } from '../../content/load/pageAt.ts';
import { isPathIn, languagesOf } from '../../content/schema/languages.ts';
import type { SectionOf, SectionType } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';

/** What the built site was made of: tests say none of its words by heart. */
export const content = loadContent();

/** The languages beside the site's own, each with its content and its pages. */
export const LANGUAGES = languagesOf(content.brand)
  .slice(1)
  .map((language) => {
    const translated = loadContent(process.cwd(), { language });
    const pages = translated.pages.filter(({ path }) => isPathIn(language.prefix, path));
    return { ...language, content: translated, pages };
  });

/** The sections of a type on a page, from top to bottom. */
export const sectionsOf = <T extends SectionType>(path: string, type: T): SectionOf<T>[] =>
  (pageAt(content.pages, path)?.page.sections ?? []).filter(
    (section): section is SectionOf<T> => section[TYPE] === type,
  );

/** The first section of a type on a page. @throws where there is none */
export function sectionOf<T extends SectionType>(path: string, type: T): SectionOf<T> {
  const [found] = sectionsOf(path, type);
  if (!found) throw new Error(`The page ${path} has no section ${type}.`);
  return found;
}

/** The address that the site is made for. */
export const ORIGIN = content.brand.url;

/** How many talks of each kind there are. */
export const SEMINARS = content.talks.filter(({ type }) => type === 'seminar').length;
export const PODCASTS = content.talks.length - SEMINARS;

/** How many letters stand in the two rows of the home page. */
export const LETTERS = (({ first, second }) => first.length + second.length)(
  sectionOf('/', 'testimonials'),
);
