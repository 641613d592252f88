import type { Content } from '../../content/schema/collections.ts';
import { titleOf } from '../../content/schema/fields.ts';
import type { Page, Section, SectionType } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { sectionTypes } from '../../content/schema/sectionTypes.ts';
import { anchorsOf } from './anchorsOf.ts';
import type { Surroundings } from './view.ts';
import { selectOf } from './views.ts';

/** The types of sections that a heading of their own opens: those with a field that names them. */
export const titledTypes: ReadonlySet<string> = new Set(
  sectionTypes.filter((type) => titleOf(type)).map((type) => String(type.shape[TYPE].value)),
);

/** A page with all that its sections show. */
export interface SelectedPage {
  /** What the page is called where none of its headings says it. */
  title: string;
  sections: readonly {
    type: SectionType;
    /** Its anchor. */
    id: string;
    /** Whether a heading of its own opens it. */
    isTitled: boolean;
    props: { section: Section };
  }[];
}

/** Joins the records that the sections of a page show. */
export function selectPage(
  page: Page,
  content: Content,
  surroundings: Omit<Surroundings, 'page'>,
): SelectedPage {
  const anchors = anchorsOf(page.sections);
  return {
    title: page.seo.title,
    sections: page.sections.map((section, i) => {
      const type = section[TYPE];
      const joined = selectOf(type)(section, content, { ...surroundings, page });
      return {
        type,
        id: anchors[i] ?? type,
        isTitled: titledTypes.has(type),
        props: { section, ...joined },
      };
    }),
  };
}
