/** An address of the site, and whether it was asked for in just this form. */
export interface CleanAddress {
  /** Path and query: no doubled slash, none at the end, no step up. */
  address: string;
  isClean: boolean;
}

/**
 * The one form in which the site knows what a request asks for. It never begins with two slashes: a
 * browser would take what follows them for a host.
 * @param target the request's target as it was sent (RFC 9112, 3.2), a proxy's whole address included
 * @returns undefined where it names no path
 */
export function cleanAddress(target: string): CleanAddress | undefined {
  const asked = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!asked.startsWith('/')) return undefined;
  const { pathname, search } = new URL(`http://localhost${asked}`);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return { address: path + search, isClean: asked.split(/[?#]/, 1)[0] === path };
}
