import { policyOf, sources } from './contentSecurityPolicy.ts';
import type { HeaderRule } from './headersFile.ts';
import { everywhere, OWN } from './siteRules.ts';

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
      'Content-Security-Policy': policyOf({
        'default-src': "'self'",
        'base-uri': "'none'",
        'connect-src': sources("'self'", ...TINA, uploads),
        'font-src': "'self' data:",
        'frame-ancestors': "'none'",
        'img-src': `'self' data: blob: ${TINA_PICTURES}`,
        'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
        'style-src': "'self' 'unsafe-inline'",
        'worker-src': "'self' blob:",
      }),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...OWN,
      'X-Robots-Tag': 'noindex',
    },
  },
];
