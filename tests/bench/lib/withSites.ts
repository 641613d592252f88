import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts';

/** A built site while it is served. */
interface ServedSite {
  origin: string;
  /** What a row about this site is called: names the site only where there is another. */
  row(what: string): string;
}

/** Other servers are not measured, and nothing is intercepted to keep them out. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * Serves built sites, opens a browser, and closes all of them again.
 * @throws where a folder holds no build
 */
export async function withSites(
  folders: readonly string[],
  run: (browser: Browser, sites: readonly ServedSite[]) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const missing = folders.find((folder) => !existsSync(join(folder, 'index.html')));
  if (missing) throw new Error(`There is no build in ${missing}: run npm run build first.`);
  const servers = await Promise.all(folders.map((root) => startPreview({ root })));
  const browser = await chromium.launch({
    // The whole browser, not the headless shell: that is what visitors have.
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ONLY_HERE, ...args],
    // A visitor may go back and forward.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const sites = servers.map(({ url }, i) => ({
      origin: url,
      row: (what: string) => (folders.length > 1 ? `${what}, ${folders[i]}` : what),
    }));
    await run(browser, sites);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}
