import { CALENDAR_FOLDER, FEEDS } from '../../content/load/publish/feeds.ts';
import {
  contentSecurityPolicy,
  type InlineSources,
  type Services,
} from './contentSecurityPolicy.ts';
import type { HeaderRule } from './headersFile.ts';

/** A day in seconds. */
const DAY = 86_400;

const KEEP = `public, max-age=${365 * DAY}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** A page of the build. */
export interface PageSources extends InlineSources {
  /** Its route; `/404` is the page for unknown addresses. */
  route: string;
  services?: Services;
}

/** The file with the links that the browser may prefetch or prerender (scripts/build/headerFiles.ts). */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The live commit and the time of its build, for the editor; never cached. */
export const BUILD_FILE = '/build.json';

/** Pictures that other sites show next to a link to a page. */
export const SHARE_FOLDER = '/share';

const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

/** Types of files at the root of the site that hosts cannot derive from the ending. */
const TYPES: Readonly<Record<string, string>> = {
  [FEEDS.talks]: RSS,
  [FEEDS.events]: RSS,
  [FEEDS.articles]: RSS,
  [FEEDS.calendar]: CALENDAR,
  '/site.webmanifest': 'application/manifest+json',
  [SPECULATION_RULES]: 'application/speculationrules+json',
};

/** Only pages of the site itself may embed a response. */
const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Any site may embed a response. */
const ANYBODY = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Scripts of any site may read a response. */
const OPEN = { ...ANYBODY, 'Access-Control-Allow-Origin': '*' };

const FEED_FILES: ReadonlySet<string> = new Set(Object.values(FEEDS));

/**
 * For files from content that are opened directly: they run nothing, load nothing and have an opaque origin. In an
 * `img` element, the page's policy applies.
 */
export const INERT = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * A browser that has received it uses only HTTPS until it expires, even if the certificate becomes invalid. So the
 * default is one day without subdomains; the operator raises it.
 */
const FIRST_TRANSPORT = `max-age=${DAY}`;

/**
 * The only source of response headers. No two rules that match one path set the same header: some hosts use the later
 * one, others join both values.
 * @param files other files at the root of the site, which browsers revalidate like pages
 * @param transport the operator's Strict-Transport-Security
 */
export const siteRules = (
  pages: readonly PageSources[],
  files: readonly string[] = [],
  transport = FIRST_TRANSPORT,
): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Strict-Transport-Security': transport,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  ...pages.map(({ route, services = {}, ...inline }) => ({
    path: route,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(inline, services),
      'Cache-Control': REVALIDATE,
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...OWN,
      'Speculation-Rules': `"${SPECULATION_RULES}"`,
    },
  })),
  ...files.map((path) => {
    const type = TYPES[path];
    return {
      path,
      headers: {
        'Cache-Control': path === BUILD_FILE ? 'no-store' : REVALIDATE,
        ...(FEED_FILES.has(path) ? OPEN : OWN),
        ...INERT,
        ...(type && { 'Content-Type': type }),
      },
    };
  }),
  {
    path: `${CALENDAR_FOLDER}/*`,
    headers: { 'Cache-Control': REVALIDATE, ...OPEN, ...INERT, 'Content-Type': CALENDAR },
  },
  // Scripts and styles ignore a policy of their own; the encoded pictures are in this folder too.
  { path: '/assets/*', headers: { 'Cache-Control': KEEP, ...OWN, ...INERT } },
  {
    path: '/fonts/*',
    headers: { 'Cache-Control': `public, max-age=${7 * DAY}`, ...OWN, ...INERT },
  },
  { path: '/images/*', headers: { 'Cache-Control': `public, max-age=${DAY}`, ...OWN, ...INERT } },
  // Other sites show them next to a shared link.
  { path: `${SHARE_FOLDER}/*`, headers: { 'Cache-Control': KEEP, ...ANYBODY, ...INERT } },
];
