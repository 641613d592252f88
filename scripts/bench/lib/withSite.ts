import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../lib/chromium.ts';
import { startPreview } from '../../lib/previewServer.ts';
import { prepareSystemFonts, withFontsOf } from '../../lib/systemFonts.ts';

const BUILT = 'dist/client';

/** Somebody else's servers are not what is measured, and nothing is intercepted to keep them out. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** A visitor may go back and forward as outside a test. */
const WITHOUT = ['--disable-back-forward-cache'];

/** The browser to measure in. */
export interface BrowserOptions {
  args?: readonly string[];
  /** Its path; the tests' browser without. */
  executablePath?: string;
}

/** A browser for measuring. What stands in for the site's faces are those of a phone, not this machine's. */
export async function openBrowser({
  args = [],
  executablePath,
}: BrowserOptions = {}): Promise<Browser> {
  await prepareSystemFonts();
  return chromium.launch({
    executablePath: executablePath ?? findChromium(),
    args: [...CHROMIUM_ARGS, ONLY_HERE, ...args],
    ignoreDefaultArgs: WITHOUT,
    env: withFontsOf('android'),
  });
}

/**
 * Serves a built site, opens a browser, and closes both again.
 * @throws where there is no build
 */
export async function withSite<T>(
  run: (browser: Browser, origin: string) => Promise<T>,
  { root = BUILT, ...options }: BrowserOptions & { root?: string } = {},
): Promise<T> {
  if (!existsSync(join(root, 'index.html')))
    throw new Error('There is no build to measure: run npm run build first.');
  const site = await startPreview({ root });
  const browser = await openBrowser(options);
  try {
    return await run(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}
