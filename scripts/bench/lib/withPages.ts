import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { ROUTES } from '../../lib/routes.ts';
import { withSite } from './withSite.ts';

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
  '*Two lines* is a page without style, script, picture or face: what it takes is the browser’s and the machine’s, and no page takes less.';

/**
 * Opens a browser to every route of the built site, and at last to a page of two lines of HTML that
 * tells what this machine takes for any page at all.
 * @param args for the browser
 * @throws where there is no build
 */
export async function withPages<T>(
  run: (browser: Browser, pages: readonly MeasuredPage[]) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const plain = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PLAIN);
  }).listen();
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  try {
    return await withSite(
      (browser, origin) =>
        run(browser, [
          ...ROUTES.map((route) => ({ name: `\`${route}\``, route, address: origin + route })),
          { name: 'two lines', address: `http://localhost:${port}/` },
        ]),
      { args },
    );
  } finally {
    plain.closeAllConnections();
    plain.close();
  }
}
