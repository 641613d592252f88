import type { ShareFigure } from '../../content/schema/figures.ts';
import type { Page } from '../../content/schema/pages.ts';
import { SHARE_FOLDER } from '../headers.ts';

/** The size that link previews are made for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What the figure beside a page's title shows (scripts/build/share/figures draws it). */
const FIGURES: Record<ShareFigure, string> = {
  trace: 'a year of prices as the edge between paper and dark stone',
  hedges: 'hedging errors that spread as the hedge is set more seldom',
  netting: 'the orders of many accounts, netted into one',
  calendar: 'every event on a calendar, a row a year',
  minutes: 'the newest talks as bars as long as they take',
  terrain: 'the contour lines of two hills, the summit marked',
  candidates: 'four hundred test scores, the best twenty in colour',
  touchstone: 'three lines drawn over a dark touchstone, one of them rising',
  clauses: 'its sections as bars, as long as their words are many',
  walk: 'a random walk that has not come home',
};

/** The drawing on a page's picture. */
export const shareFigure = ({ seo }: Pick<Page, 'seo'>): ShareFigure => seo.drawing ?? 'terrain';

/** The address of a page's picture, which the build replaces by one with a hash of the picture in it. */
export const sharePath = ({ path }: Pick<Page, 'path'>): string =>
  `${SHARE_FOLDER}/${path.slice(1).replaceAll('/', '_') || '_'}.png`;

/**
 * The picture that a shared link to a page shows.
 * @param title the page's title, which stands in the picture
 */
export const sharePicture = (page: Page, title: string) => ({
  ...SHARE_SIZE,
  path: sharePath(page),
  alt: `“${title}” beside ${FIGURES[shareFigure(page)]}.`,
});
