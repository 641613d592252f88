// Bytes as the preview sends them: brotli at its best, written by the build. 1 KB is 1,000 bytes.

const KB = 1_000;

/** Script of any page before anybody touches or scrolls it, inline code counted. */
export const SCRIPT_AT_LOAD = 1.5 * KB;

/** Script of the home page scrolled through, inline code counted. */
export const HOME_SCRIPT_SCROLLED = 90 * KB;

/** Faces that a page loads: display, its italic, text and figures. */
export const FONTS = 50 * KB;

/** Each document with its inlined style, script and figures. */
export const HTML: Readonly<Record<string, number>> = {
  '/': 28 * KB,
  '/education': 18.5 * KB,
  '/enterprise': 19 * KB,
  '/events': 21 * KB,
  '/talks': 16 * KB,
  '/team': 15.5 * KB,
  '/hiring': 15.5 * KB,
  '/about': 14.5 * KB,
  '/404': 11.5 * KB,
};

/** Pictures on a phone's first screen; a route without a line shows none. */
export const FIRST_SCREEN: Readonly<Record<string, number>> = {
  '/events': 23 * KB,
  '/talks': 5 * KB,
};

/** The same with the pictures below it that a browser fetches ahead. */
export const NEAR_FIRST_SCREEN: Readonly<Record<string, number>> = {
  '/': 31 * KB,
  '/events': 66 * KB,
  '/talks': 20 * KB,
  '/team': 15 * KB,
};

/** Any page before somebody scrolls it: document, faces, and pictures near the first screen. */
export const UNTOUCHED = 148 * KB;

interface IslandBudget {
  /** The island's own chunk. */
  own: number;
  /** With every chunk that it stands on, as if it were the first to wake. */
  whole: number;
}

const REACT = 60 * KB;

/** Each island by name; one that is not here has no budget, and the test says so. */
export const ISLANDS: Readonly<Record<string, IslandBudget>> = {
  Booking: { own: 0.8 * KB, whole: 0.8 * KB },
  Counter: { own: 1.7 * KB, whole: 4 * KB },
  FeatureGrid: { own: 44 * KB, whole: REACT + 47 * KB },
  LogoCarousel: { own: 0.9 * KB, whole: REACT + 10.5 * KB },
  MobileMenu: { own: 6.7 * KB, whole: REACT + 17 * KB },
  QueryForm: { own: 23 * KB, whole: REACT + 24.5 * KB },
  Slideshow: { own: 2.6 * KB, whole: REACT + 12.5 * KB },
  TalksFilter: { own: 23.5 * KB, whole: REACT + 34 * KB },
  Testimonials: { own: 1.1 * KB, whole: 1.9 * KB },
  Timeline: { own: 0.6 * KB, whole: 0.6 * KB },
  Typewriter: { own: 0.6 * KB, whole: 0.6 * KB },
};

/** What only an answer needs, and no island's waking: the client that sends a form. */
export const ON_DEMAND = 52 * KB;
