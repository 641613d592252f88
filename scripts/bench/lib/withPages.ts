import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { ROUTES } from '../../lib/routes.ts';
import { type BrowserOptions, withSite } from './withSite.ts';

/** A page to be measured. */
export interface MeasuredPage {
  /** As a table calls it. */
  name: string;
  /** None of the plain page. */
  route?: (typeof ROUTES)[number];
  address: string;
}

const PLAIN = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>
<h1>A page of two lines</h1><p>Without style, script, picture or face.`;

/** What is said of the plain page below a table. */
export const PLAIN_IN_WORDS =
  '*Two lines* is a page without style, script, picture or face, sent with the headers of the site: what it takes is the browser’s and the machine’s, and no page takes less.';

/** Tell of one file, or name another; the plain page is one, and alone. */
const OF_ONE_FILE =
  /^(content-(length|encoding|type)|etag|last-modified|date|connection|keep-alive|speculation-rules)$/;

/** What the site says of a page: a header can cost as much as a page (`Cross-Origin-Opener-Policy` a process). */
const headersOf = async (address: string) =>
  [...(await fetch(address)).headers].filter(([name]) => !OF_ONE_FILE.test(name));

/**
 * Opens a browser to every route of the built site, and at last to a page of two lines of HTML that
 * tells what this machine takes for any page at all.
 * @param options of the browser
 * @throws where there is no build
 */
export async function withPages<T>(
  run: (browser: Browser, pages: readonly MeasuredPage[]) => Promise<T>,
  options?: BrowserOptions,
): Promise<T> {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const plain = createServer((_, response) => {
    response.setHeaders(headers).end(PLAIN);
  }).listen();
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  try {
    return await withSite(async (browser, origin) => {
      for (const [name, value] of await headersOf(`${origin}/about`)) headers.set(name, value);
      return run(browser, [
        ...ROUTES.map((route) => ({ name: `\`${route}\``, route, address: origin + route })),
        { name: 'two lines', address: `http://localhost:${port}/` },
      ]);
    }, options);
  } finally {
    plain.closeAllConnections();
    plain.close();
  }
}
