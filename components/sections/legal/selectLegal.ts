import { slug } from '../../../content/load/slug.ts';
import { calendarWay } from '../../../content/schema/bookingProviders.ts';
import { fillIn } from '../../../content/schema/fillIn.ts';
import type { Legal } from '../../../content/schema/pages/legal.ts';
import type { Site } from '../../../content/schema/site.ts';

/** A legal page as it is shown: with the facts of the site filled in, and the calendar as it is set. */
export function selectLegal(page: Legal, site: Site) {
  const way = calendarWay(site.booking);
  return {
    seo: page.seo,
    page,
    sections: page.sections.map(({ title, note, paragraphs, points = [], link }) => ({
      title,
      // No title makes it an anchor that the page has for itself, such as that of its content.
      anchor: `on-${slug(title)}`,
      note: note && fillIn(note, site),
      paragraphs: paragraphs
        .filter(({ calendar = way }) => calendar === way)
        .map(({ text }) => fillIn(text, site)),
      points: points.map(({ text }) => fillIn(text, site)),
      link,
    })),
  };
}

export type LegalProps = ReturnType<typeof selectLegal>;
