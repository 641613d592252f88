import type { Page, SectionOf, SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';

/** All sections of a type on a page, from top to bottom. */
export const sectionsOf = <T extends SectionType>(page: Page | undefined, type: T) =>
  (page?.sections ?? []).filter((section): section is SectionOf<T> => section[TYPE] === type);

/** The first section of a type on a page. @throws if there is none */
export function sectionOf<T extends SectionType>(page: Page | undefined, type: T): SectionOf<T> {
  const [section] = sectionsOf(page, type);
  if (!section) throw new Error(`The page ${page?.path} has no section ${type}.`);
  return section;
}
