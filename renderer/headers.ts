import { FEEDS } from '../components/layout/feeds.ts';

/** Response headers of a path. */
export interface HeaderRule {
  /** A path; a `*` at its end stands for the rest. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;
const RSS = 'application/rss+xml; charset=utf-8';

/** CSP sources (`'sha256-…'`) of what the build writes into the pages themselves. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Origins of others that the site talks to. */
export interface Services {
  /** The data interface, where it is not the site's own origin. */
  data?: string;
  /** The scheduling service. */
  booking?: string;
}

const sources = (...of: (string | undefined)[]) => of.filter(Boolean).join(' ');

const policy = ({ scripts, styles }: InlineSources, { data, booking }: Services): string =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': sources("'self'", data),
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(booking && { 'frame-src': booking }),
    'img-src': "'self' data:",
    'manifest-src': "'self'",
    'script-src': sources("'self'", ...scripts, booking),
    'style-src': sources("'self'", ...styles),
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** The one source of response headers; later rules stand over earlier ones. */
export const headerRules = (
  inline: InlineSources,
  { data, booking }: Services = {},
): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': policy(inline, { data }),
      'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // The calendar is on the home page, and so is the only script of somebody else.
  { path: '/', headers: { 'Content-Security-Policy': policy(inline, { data, booking }) } },
  { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
  { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
  { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // What others show: the pictures of shared links, and records in other programs.
  { path: '/assets/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { path: FEEDS.talks, headers: { 'Content-Type': RSS } },
  { path: FEEDS.events, headers: { 'Content-Type': RSS } },
  { path: FEEDS.calendar, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/llms.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
];

const TINA = 'https://*.tina.io https://*.tinajs.io';

/** What the editor for the web may do that the site may not: Tina's code, its cloud, its login window. */
export const adminHeaders: HeaderRule = {
  path: '/admin/*',
  headers: {
    'Content-Security-Policy': [
      "default-src 'self'",
      "base-uri 'none'",
      `connect-src 'self' ${TINA} https://*.amazonaws.com`,
      "font-src 'self' data:",
      "frame-ancestors 'none'",
      `img-src 'self' data: blob: ${TINA}`,
      "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  },
};

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

/** The headers of a path: every rule that fits, the later ones over the earlier. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}
