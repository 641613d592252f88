import type { HeaderRule } from './HeaderRule.ts';

/** A day in seconds. */
export const DAY = 86_400;

/**
 * A browser that has heard it does not come back over HTTP before it is over, whatever becomes of the
 * certificate. So it begins small, speaks of no other name, and the operator raises it.
 */
const FIRST_TRANSPORT = `max-age=${DAY}`;

/** What every answer has. */
export const everywhere = (transport = FIRST_TRANSPORT): HeaderRule => ({
  path: '/*',
  headers: {
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
});

/** Only the site itself may put an answer into a page. */
export const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin' };
