import { CALENDAR_FOLDER, FEEDS } from '../content/load/feeds.ts';
import { BOOKING_PROVIDERS, type BookingProvider } from '../content/schema/bookingProviders.ts';
import { VIDEO_HOSTS, type VideoHost } from '../content/schema/videoHosts.ts';

/** Response headers of a path. */
export interface HeaderRule {
  /** A path; a `*` at its end stands for the rest. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const DAY = 86_400;
const YEAR = 365 * DAY;

const KEEP = `public, max-age=${YEAR}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** CSP sources (`'sha256-…'`) of what the build writes into the pages themselves. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page of the build. */
export interface PageSources extends InlineSources {
  /** Its route; `/404` is what an unknown address gets. */
  route: string;
  /** What of others it shows: a calendar to book, players of videos. */
  shows?: readonly Shown[];
}

/** What a page can show of other services. */
export type Shown = 'booking' | 'videos';

/** The services of others that the site talks to. */
export interface Services {
  /** Origin of the data interface, where it is not the site's own. */
  data?: string;
  /** The scheduling service: a name, so that no record can bring an address into a policy. */
  booking?: BookingProvider;
  /** The video hosts whose players talks have, by name for the same reason. */
  videos?: readonly VideoHost[];
}

/** Which links the browser may follow ahead of a visitor (scripts/build/speculation.ts). */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The pictures that links to a page are shown with: apart from all that only the site itself asks for. */
export const SHARE_FOLDER = '/share';

const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

/** Files at the top of the site whose endings tell hosts too little of them. */
const TYPES: Readonly<Record<string, string>> = {
  [FEEDS.talks]: RSS,
  [FEEDS.events]: RSS,
  [FEEDS.calendar]: CALENDAR,
  '/llms.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
};

const sources = (...of: (string | undefined)[]) => of.filter(Boolean).join(' ');

const directives = (
  { scripts, styles }: InlineSources,
  { data, booking, videos = [] }: Services,
): Record<string, string> => {
  const calendar = booking && BOOKING_PROVIDERS[booking];
  const frames = sources(calendar?.frame, ...videos.map((host) => VIDEO_HOSTS[host].frame));
  return {
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': sources("'self'", data),
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(frames && { 'frame-src': frames }),
    'img-src': "'self' data:",
    'manifest-src': "'self'",
    'script-src': sources("'self'", ...scripts, calendar?.script),
    // Beside a hash a browser takes no notice of 'unsafe-inline'.
    'style-src':
      calendar?.styles === 'elements' ? "'self' 'unsafe-inline'" : sources("'self'", ...styles),
    ...(calendar?.styles === 'attributes' && { 'style-src-attr': "'unsafe-inline'" }),
  };
};

const policyOf = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/**
 * The policy of a page as it may stand in the page: a host that knows no rule for unknown addresses
 * sends the 404 page without one. `frame-ancestors` works in a header only.
 */
export function metaPolicy(inline: InlineSources, services: Services): string {
  const { 'frame-ancestors': _, ...rest } = directives(inline, services);
  return policyOf(rest);
}

/**
 * A browser that has heard it does not come back over HTTP before it is over, whatever becomes of the
 * certificate. So it begins small, speaks of no other name, and the operator raises it.
 */
const FIRST_TRANSPORT = `max-age=${DAY}`;

const everywhere = (transport = FIRST_TRANSPORT): HeaderRule => ({
  path: '/*',
  headers: {
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
});

/** Who may put an answer into a page: the site alone, or everybody. Not for every path the same. */
const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const ANYBODY = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * What content brings as a file, opened by itself: it runs nothing, loads nothing and is of no origin.
 * Shown in a page by `img`, it is bound by the page's policy.
 */
const INERT = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const PICTURE = /\.(?:png|ico)$/;

/** What a page does not show, its policy does not allow. */
const servicesOn = (shows: readonly Shown[], { data, booking, videos }: Services): Services => ({
  data,
  booking: shows.includes('booking') ? booking : undefined,
  videos: shows.includes('videos') ? videos : undefined,
});

/**
 * The one source of response headers. No two rules that fit one path set the same header: some hosts
 * let the later one win, and others join both into a value that means neither.
 * @param files other files at the top of the site, to be asked for again like pages
 * @param transport the Strict-Transport-Security that the operator asks for
 */
export const headerRules = (
  pages: readonly PageSources[],
  files: readonly string[] = [],
  services: Services = {},
  transport?: string,
): readonly HeaderRule[] => [
  everywhere(transport),
  ...pages.map(({ route, shows = [], ...inline }) => ({
    path: route,
    headers: {
      'Content-Security-Policy': policyOf(directives(inline, servicesOn(shows, services))),
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
        'Cache-Control': REVALIDATE,
        ...OWN,
        ...(PICTURE.test(path) && INERT),
        ...(type && { 'Content-Type': type }),
      },
    };
  }),
  {
    path: SPECULATION_RULES,
    headers: {
      'Cache-Control': REVALIDATE,
      ...OWN,
      'Content-Type': 'application/speculationrules+json',
    },
  },
  {
    path: `${CALENDAR_FOLDER}/*`,
    headers: { 'Cache-Control': REVALIDATE, ...OWN, 'Content-Type': CALENDAR },
  },
  // Scripts and styles take no notice of a policy of their own; the encoded pictures are there too.
  { path: '/assets/*', headers: { 'Cache-Control': KEEP, ...OWN, ...INERT } },
  { path: '/fonts/*', headers: { 'Cache-Control': `public, max-age=${7 * DAY}`, ...OWN } },
  { path: '/images/*', headers: { 'Cache-Control': `public, max-age=${DAY}`, ...OWN, ...INERT } },
  // Other sites show them beside a link that somebody shared.
  { path: `${SHARE_FOLDER}/*`, headers: { 'Cache-Control': KEEP, ...ANYBODY, ...INERT } },
];

/** Tina's cloud: who may log in, the records, the list of pictures. */
const TINA = ['identity', 'identity-v2', 'content', 'assets'].map(
  (at) => `https://${at}.tinajs.io`,
);

/** Where it shows pictures from. */
const TINA_PICTURES = 'https://assets.tina.io';

/**
 * The rules of the editor's own origin: what it may do that the site may not is Tina's code, its cloud
 * and its login window.
 * @param uploads where pictures are sent: the address of one bucket, with a slash at its end. Without it
 * none can be uploaded: the cloud that the bucket lies in would let anybody's take what the editor sees
 */
export const editorRules = (uploads?: string): readonly HeaderRule[] => [
  everywhere(),
  {
    path: '/admin/*',
    headers: {
      'Content-Security-Policy': [
        "default-src 'self'",
        "base-uri 'none'",
        `connect-src ${sources("'self'", ...TINA, uploads)}`,
        "font-src 'self' data:",
        "frame-ancestors 'none'",
        `img-src 'self' data: blob: ${TINA_PICTURES}`,
        "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "worker-src 'self' blob:",
      ].join('; '),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...OWN,
      'X-Robots-Tag': 'noindex',
    },
  },
];

/** Rules in the `_headers` format of static hosts. */
export const writeHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');

/** The rules of a `_headers` file. */
export function readHeaders(file: string): HeaderRule[] {
  return file
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        path,
        headers: Object.fromEntries(
          lines.map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
          }),
        ),
      };
    });
}

/** The rules that fit a path. */
export const fitting = (rules: readonly HeaderRule[], path: string): HeaderRule[] =>
  rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );

/** The headers of a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...fitting(rules, path).map(({ headers }) => headers));
