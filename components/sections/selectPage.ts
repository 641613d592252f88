import { anchorsOf } from '../../content/load/publish/anchorsOf.ts';
import { ARTICLE } from '../../content/load/publish/articles.ts';
import type { PagedList } from '../../content/load/publish/listPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import { titleOf } from '../../content/schema/fields.ts';
import {
  type Page,
  type Section,
  type SectionType,
  sectionTypes,
} from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import type { PageContext } from './view.ts';
import { selectOf } from './views.ts';

/** The types of sections with their own heading. */
export const titledTypes: ReadonlySet<string> = new Set([
  ARTICLE,
  ...sectionTypes.filter((type) => titleOf(type)).map((type) => String(type.shape[TYPE].value)),
]);

/** A page with the records that its sections show. */
export interface SelectedPage {
  /** The hidden h1 of a page whose first section has no heading. */
  title: string;
  sections: readonly {
    type: SectionType;
    /** Its anchor. */
    id: string;
    /** Whether it has a heading of its own. */
    isTitled: boolean;
    props: { section: Section };
  }[];
}

/** The request: the part of the lists, the time, and the number of parts of each list. */
type PartOptions = Pick<PageContext, 'part' | 'now'> & { pagesOf?: (list: PagedList) => number };

/** Adds the records that the sections of a page show; for a number beyond its last address, those of the last. */
export function selectPage(
  page: Page,
  content: Content,
  { part, now, pagesOf = () => 1 }: PartOptions,
): SelectedPage {
  const anchors = anchorsOf(page.sections);
  const pagerOf = (list: PagedList) => {
    const pages = pagesOf(list);
    return { page: Math.min(part.page, pages), pages, base: page.path };
  };
  return {
    title: page.seo.title,
    sections: page.sections.map((section, i) => {
      const type = section[TYPE];
      const joined = selectOf(type)(section, content, { page, part, pagerOf, now });
      return {
        type,
        id: anchors[i] ?? type,
        isTitled: titledTypes.has(type) && !('isEmpty' in joined && joined.isEmpty),
        props: { section, ...joined },
      };
    }),
  };
}
