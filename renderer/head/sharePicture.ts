import {
  type CollectionName,
  collections,
  type RecordOf,
} from '../../content/schema/collections.ts';
import { SHARE_FOLDER } from '../headers.ts';

/** The size that link previews are made for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The records that are a page: those with words for search and sharing. */
export type SharePage = {
  [C in CollectionName]: RecordOf<C> extends { seo: unknown } ? C : never;
}[CollectionName];

/** What the figure beside a page's title shows (scripts/artwork/share/figures draws it). */
const FIGURES: Record<SharePage, string> = {
  home: 'a year of prices as the edge between paper and dark stone',
  educationPage: 'hedging errors that spread as the hedge is set more seldom',
  enterprisePage: 'the orders of many accounts, netted into one',
  eventsPage: 'every event on a calendar, a row a year',
  talksPage: 'the newest talks as bars as long as they take',
  teamPage: 'the contour lines of two hills, the summit marked',
  hiringPage: 'four hundred test scores, the best twenty in colour',
  aboutPage: 'three lines drawn over a dark touchstone, one of them rising',
  privacyPage: 'its sections as bars, as long as their words are many',
  termsPage: 'its sections as bars, as long as their words are many',
  riskPage: 'its sections as bars, as long as their words are many',
  notFoundPage: 'a random walk that has not come home',
};

/** Every page that has a picture, by its record. */
export const SHARE_PAGES = Object.keys(FIGURES) as SharePage[];

/** The address that the build replaces by one with a hash of the picture in it. */
export const sharePath = (page: SharePage) => `${SHARE_FOLDER}/${page}.png`;

/**
 * The picture that a shared link to a route shows.
 * @param title the page's title, which stands in the picture
 */
export function sharePicture(route: string, title: string) {
  const page = SHARE_PAGES.find((one) => collections[one].route === route) ?? 'notFoundPage';
  return { ...SHARE_SIZE, path: sharePath(page), alt: `“${title}” beside ${FIGURES[page]}.` };
}
