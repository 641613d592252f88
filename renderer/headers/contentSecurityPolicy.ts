import { BOOKING_PROVIDERS, type BookingProvider } from '../../content/schema/bookingProviders.ts';
import { VIDEO_HOSTS, type VideoHost } from '../../content/schema/videoHosts.ts';

/** CSP sources (`'sha256-…'`) of the inline scripts and styles that the build writes. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The third-party services that a page uses: the policy allows no others. */
export interface Services {
  /** Origin of the data interface, if it is not the site's own. */
  data?: string;
  /** The scheduling service: a name, so that no record can add an address to a policy. */
  booking?: BookingProvider;
  /** The video hosts of the page's talks, by name for the same reason. */
  videos?: readonly VideoHost[];
}

/** Joins the sources of a directive; missing ones are left out. */
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
    // Browsers ignore 'unsafe-inline' next to a hash.
    'style-src':
      calendar?.styles === 'elements' ? "'self' 'unsafe-inline'" : sources("'self'", ...styles),
    ...(calendar?.styles === 'attributes' && { 'style-src-attr': "'unsafe-inline'" }),
  };
};

/** Joins directives as the header and the element require. */
const policyOf = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** The policy of a page for its response header. */
export const contentSecurityPolicy = (inline: InlineSources, services: Services): string =>
  policyOf(directives(inline, services));

/**
 * The policy of a page for a `meta` element: a host without a rule for unknown addresses sends the 404 page without the
 * header. `frame-ancestors` only works in a header.
 */
export function metaPolicy(inline: InlineSources, services: Services): string {
  const { 'frame-ancestors': _, ...rest } = directives(inline, services);
  return policyOf(rest);
}
