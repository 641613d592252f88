/** Response headers by path, first the general ones: the one source for preview and production. */
export interface HeaderRule {
  /** A path, where `*` stands for the rest. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;

const CONTENT_SECURITY_POLICY = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
};

/** A policy as the header's value. */
const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': policy(CONTENT_SECURITY_POLICY),
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
  { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
  { path: '/fonts/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
  { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
];

/** The headers of a path: every rule that fits, the later ones over the earlier. */
export function headersFor(path: string): Record<string, string> {
  const fits = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.assign({}, ...HEADER_RULES.filter(fits).map(({ headers }) => headers));
}

/** The rules in the `_headers` format of static hosts. */
export const headersFile = (): string =>
  HEADER_RULES.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  ).join('\n\n');
