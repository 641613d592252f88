import { numbersIn } from '../../../components/ui/numberText.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { anchorsOf } from '../../../content/load/publish/anchorsOf.ts';
import { bookedEvent } from '../../../content/schema/bookingProviders.ts';
import { isPathIn, languagesOf } from '../../../content/schema/languages.ts';
import { NOT_FOUND, type SectionOf, type SectionType } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import type { Site } from '../../../content/schema/site.ts';

/** The content of the built site: tests contain none of its texts. */
export const content = loadContent();

/** The languages besides the site's own, each with its content and its pages. */
export const LANGUAGES = languagesOf(content.brand)
  .slice(1)
  .map((language) => {
    const translated = loadContent(process.cwd(), { language });
    const pages = translated.pages.filter(({ path }) => isPathIn(language.prefix, path));
    return { ...language, content: translated, pages };
  });

/** Writes a number as the site's own language does. */
export const number = numbersIn(content.brand.place.locale);

/** Texts of controls, and of the forms. */
export const { words } = content.site;
export const { forms } = content;

/** A section with its position. */
export interface Place<T extends SectionType> {
  /** The address of its page. */
  readonly route: string;
  /** Its anchor on that page. */
  readonly id: string;
  readonly section: SectionOf<T>;
}

/** Every section of a type: page by page, from top to bottom. The page for unknown addresses is left out. */
export const placesOf = <T extends SectionType>(type: T): Place<T>[] =>
  content.pages.flatMap(({ path, sections }) => {
    const anchors = anchorsOf(sections);
    return sections.flatMap((section, i) =>
      section[TYPE] === type && path !== NOT_FOUND
        ? [{ route: path, id: anchors[i] ?? type, section: section as SectionOf<T> }]
        : [],
    );
  });

/** A value for a missing section: each of its fields is such a value, and a list is empty. */
const ABSENT: object = new Proxy(() => '', {
  get: (_, key) => {
    if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
    if (key === Symbol.toPrimitive || key === 'toString') return () => 'absent';
    return key === 'length' ? 0 : ABSENT;
  },
  apply: () => ABSENT,
});

/**
 * The first section of a type, in the order of pages. Test files must load even if a site has none: its fields are then
 * placeholders, and `skipWithout` skips the tests.
 */
export function placeOf<T extends SectionType>(type: T): Place<T> {
  const [found] = placesOf(type);
  return found ?? { route: '/absent', id: 'absent', section: ABSENT as SectionOf<T> };
}

const { booking, app, platform, navigation } = content.site;

/** The openings of the pages in the bar. */
export const OPENINGS = placesOf('opening').filter(
  ({ route, section }) =>
    content.pages.some(({ path, sections }) => path === route && sections[0] === section) &&
    navigation.some(({ href }) => href === route),
);

/** An opening with a note. */
export const NOTED = placesOf('opening').find(({ section }) => section.note);

/** A page with two sections that have a lead. */
export const LED = content.pages.find(
  ({ sections }) => sections.filter((one) => 'lead' in one && one.lead).length > 1,
);

/** Claims with a note, from the first page that has them. */
export const CLAIMS = placeOf('useCases').section.cards.flatMap(({ claims }) =>
  claims.filter(({ note }) => note),
);

/** Optional parts of a site other than sections. */
export const PARTS = {
  booking: booking !== undefined,
  'booking without a calendar': booking !== undefined && !bookedEvent(booking.href),
  'app and platform': app !== undefined && platform !== undefined,
  'four talks': content.talks.length >= 4,
  'four talks or courses': Math.max(content.talks.length, content.courses.length) >= 4,
  'claims with notes': CLAIMS.length > 0,
  'four feature cards that open':
    content.features.length >= 4 && content.features.every(({ detail }) => detail),
  'hiring benefits or courses': content.hiringBenefits.length + content.courses.length > 0,
  'page of the bar with an opening': OPENINGS.length > 0,
  'opening with a note': NOTED !== undefined,
  'page with two leads': LED !== undefined,
} as const;

/** The booking calendar; without one, a placeholder. */
export const BOOKING = booking ?? (ABSENT as NonNullable<Site['booking']>);

/** The address in the site's record. */
export const ORIGIN = content.brand.url;

/** The number of talks of each type. */
export const SEMINARS = content.talks.filter(({ type }) => type === 'seminar').length;
export const PODCASTS = content.talks.length - SEMINARS;

/** The number of testimonials in the two rows. */
export const LETTERS = (({ first, second }) => first.length + second.length)(
  placeOf('testimonials').section,
);

/** Matches a text that begins with another one, taken literally. */
export const beginning = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&')}`);
