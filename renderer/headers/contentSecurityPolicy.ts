import { BOOKING_PROVIDERS, type BookingProvider } from '../../content/schema/bookingProviders.ts';
import { VIDEO_HOSTS, type VideoHost } from '../../content/schema/videoHosts.ts';

/** CSP sources (`'sha256-…'`) of what the build writes into the pages themselves. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The services of others that a page talks to: what it does not show, its policy does not allow. */
export interface Services {
  /** Origin of the data interface, where it is not the site's own. */
  data?: string;
  /** The scheduling service: a name, so that no record can bring an address into a policy. */
  booking?: BookingProvider;
  /** The video hosts whose players talks have, by name for the same reason. */
  videos?: readonly VideoHost[];
}

/** Sources of a directive; those that are not there are left out. */
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

/** Directives as the header and the element hold them. */
const policyOf = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** The policy of a page as its header. */
export const contentSecurityPolicy = (inline: InlineSources, services: Services): string =>
  policyOf(directives(inline, services));

/**
 * The policy of a page as it may be in the page: a host that knows no rule for unknown addresses
 * sends the 404 page without one. `frame-ancestors` works in a header only.
 */
export function metaPolicy(inline: InlineSources, services: Services): string {
  const { 'frame-ancestors': _, ...rest } = directives(inline, services);
  return policyOf(rest);
}
