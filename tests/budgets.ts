// Bytes as the preview sends them, compressed. 1 KB is 1,000 bytes.
import { existsSync, globSync, statSync } from 'node:fs';
import brand from '../content/brand/brand.json' with { type: 'json' };

const KB = 1_000;

/** Another firm's texts, pictures and typefaces have a weight of their own: `init` removes these tests. */
const isSample = existsSync('tests/unit/sample');

const sizeOf = (files: string) =>
  globSync(files).reduce((sum, file) => sum + statSync(file).size, 0);

/** Script of any page before anybody touches or scrolls it, inline code counted. */
export const SCRIPT_AT_LOAD = 2.5 * KB;

/** Script of any page scrolled through, inline code counted. */
export const SCRIPT_SCROLLED = 80 * KB;

/**
 * Fonts that a page loads: display, its italic, text and figures. Other languages than English have letters of the
 * west’s parts or of their script’s too.
 */
export const FONTS =
  (isSample ? 50 * KB : sizeOf('public/fonts/{display,display-italic,text,mono}.woff2')) +
  (brand.place.locale.startsWith('en')
    ? 0
    : sizeOf('public/fonts/{display,display-italic,text,mono}-????.woff2'));

/** Any document with its inlined style, script and figures, however much stands on it. */
const ANY_HTML = 32 * KB;

/** The same of the sample's pages. */
const SAMPLE_HTML: Readonly<Record<string, number>> = {
  '/': 30.2 * KB,
  '/education': 18.5 * KB,
  '/enterprise': 19 * KB,
  '/events': 22.9 * KB,
  '/talks': 16 * KB,
  '/team': 15.5 * KB,
  '/hiring': 15.5 * KB,
  '/about': 14.5 * KB,
  '/privacy': 13.2 * KB,
  '/terms': 12.5 * KB,
  '/risk': 12.5 * KB,
  '/404': 11.5 * KB,
};

const HTML = isSample ? SAMPLE_HTML : {};

/** What the document of an address may weigh. */
export const htmlBudget = (route: string): number => HTML[route] ?? ANY_HTML;

/** A page in another language: its document, which has the words of its forms too, and the fonts with its letters. */
export const TRANSLATED = { html: 17 * KB, fonts: 140 * KB };

/** Pictures on a phone's first screen; a route without a line shows none. */
const FIRST_SCREEN: Readonly<Record<string, number>> = {
  '/events': 23 * KB,
  '/talks': 5 * KB,
};

/** The same with the pictures below it that a browser fetches ahead. */
const NEAR_FIRST_SCREEN: Readonly<Record<string, number>> = {
  '/': 31 * KB,
  '/events': 66 * KB,
  '/talks': 20 * KB,
  '/team': 15 * KB,
};

/** What pictures of an address may weigh on a phone: on its first screen, and near that. */
export const pictureBudgets = (route: string): { first: number; near: number } =>
  route in HTML
    ? { first: FIRST_SCREEN[route] ?? 0, near: NEAR_FIRST_SCREEN[route] ?? 0 }
    : { first: 40 * KB, near: 80 * KB };

/** Any page before somebody scrolls it: document, fonts, and pictures near the first screen. */
export const UNTOUCHED = 148 * KB;

interface IslandBudget {
  /** The island's own chunk. */
  own: number;
  /** With every chunk that it stands on, as if it were the first to hydrate. */
  whole: number;
}

const REACT = 60 * KB;

/** Each island by name; one that is not here has no budget, and the test says so. */
export const ISLANDS: Readonly<Record<string, IslandBudget>> = {
  Booking: { own: 1.1 * KB, whole: 1.1 * KB },
  Counter: { own: 0.7 * KB, whole: 0.7 * KB },
  FeatureGrid: { own: 34 * KB, whole: 35 * KB },
  LogoCarousel: { own: 0.6 * KB, whole: 9.5 * KB },
  MobileMenu: { own: 0.5 * KB, whole: 0.5 * KB },
  QueryForm: { own: 23 * KB, whole: REACT + 24.5 * KB },
  Slideshow: { own: 3.2 * KB, whole: REACT + 12.5 * KB },
  TalkPlayer: { own: 0.8 * KB, whole: 1.4 * KB },
  TalksFilter: { own: 0.5 * KB, whole: 0.5 * KB },
  Testimonials: { own: 1.1 * KB, whole: 1.9 * KB },
  Timeline: { own: 0.9 * KB, whole: 1.5 * KB },
  Typewriter: { own: 0.6 * KB, whole: 0.6 * KB },
};

/** What only an answer needs, and no island to hydrate: the client that sends a form. */
export const ON_DEMAND = 52 * KB;
