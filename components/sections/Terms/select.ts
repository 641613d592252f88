import { slug } from '../../../content/load/slug.ts';
import { calendarWay } from '../../../content/schema/bookingProviders.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { fillIn } from '../../../content/schema/fillIn.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The parts of the terms with the facts of the site filled in, and the calendar as it is set. */
export function select(section: SectionOf<'terms'>, { site }: Content) {
  const way = calendarWay(site.booking);
  return {
    parts: section.parts.map(({ title, note, paragraphs, points = [], link }) => ({
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
