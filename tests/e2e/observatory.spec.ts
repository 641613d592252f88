import { expect, test } from '@playwright/test';
import { PAGES } from './routes.ts';

// The rules of Mozilla's HTTP Observatory (mdn-http-observatory 1.4.8), by hand: its package scans a
// public host over HTTPS and brings a server, a database driver and an error reporter with it.

type Headers = Readonly<Record<string, string>>;

interface Answer {
  headers: Headers;
  html: string;
}

/** The sources of a directive, and where it has none those of what stands in for it. */
function directive(csp: string, ...names: string[]): string[] {
  const all = new Map(
    csp.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const found = names.find((name) => all.has(name));
  return (found && all.get(found)) || ['*'];
}

const BROAD = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;

function policyScore({ headers }: Answer): number {
  const csp = headers['content-security-policy'];
  if (!csp) return -25;
  const code = ['script-src', 'object-src'].flatMap((name) => directive(csp, name, 'default-src'));
  if (code.some((source) => BROAD.test(source) || /^'unsafe-inline'$|^data:$/.test(source)))
    return -20;
  if (code.includes("'unsafe-eval'")) return -10;
  const style = directive(csp, 'style-src', 'default-src');
  if (style.some((source) => BROAD.test(source) || source === "'unsafe-inline'")) return 0;
  const closed = ['base-uri', 'form-action', 'frame-ancestors'].every(
    (name) => !directive(csp, name).some((source) => BROAD.test(source)),
  );
  return closed && directive(csp, 'default-src').join() === "'none'" ? 10 : 5;
}

const RULES: Readonly<Record<string, (answer: Answer) => number>> = {
  'Content-Security-Policy': policyScore,
  'Strict-Transport-Security': ({ headers }) => {
    const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
    if (age < 0) return -20;
    return age >= 15_768_000 ? 0 : -10;
  },
  'X-Content-Type-Options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'X-Frame-Options': ({ headers }) => {
    const ancestors = directive(headers['content-security-policy'] ?? '', 'frame-ancestors');
    if (!ancestors.includes('*')) return 5;
    return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
  },
  'Referrer-Policy': ({ headers }) => {
    const value = headers['referrer-policy'];
    const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
    if (!value) return 0;
    return isPrivate.test(value) ? 5 : -5;
  },
  'Cross-Origin-Resource-Policy': ({ headers }) =>
    ({ 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 })[
      headers['cross-origin-resource-policy'] ?? 'cross-origin'
    ] ?? -5,
  'Cross-origin sharing': ({ headers }) =>
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
  Cookies: ({ headers }) => (headers['set-cookie'] ? -20 : 0),
  'Subresource integrity': ({ html }) => (/<script[^>]* src="(?:https?:)?\/\//.test(html) ? -5 : 0),
};

for (const page of PAGES)
  test(`${page} earns at least 125 by the Observatory's rules`, async ({ request }) => {
    const response = await request.get(page);
    const answer = { headers: response.headers(), html: await response.text() };
    const scores = Object.entries(RULES).map(([rule, score]) => [rule, score(answer)] as const);
    const faults = scores.filter(([, points]) => points < 0);
    expect(faults).toEqual([]);
    expect(scores.reduce((sum, [, points]) => sum + points, 100)).toBeGreaterThanOrEqual(125);
  });
