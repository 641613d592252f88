// `npm run look [-- route …] [--width 390 …]`: pictures of the built pages in .cache/look, to be looked at.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { NOT_FOUND } from '../content/schema/pages.ts';
import { startPreview } from '../renderer/serve/previewServer.ts';
import { commandLine, UsageError, wholeNumber } from '../scripts/lib/runCommand.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ROUTES } from './e2e/helpers/routes.ts';

const OUT = '.cache/look';
/** The routes, and what an unknown address gets. */
const PAGES = [...ROUTES, NOT_FOUND];

const { routes, widths } = commandLine(
  'Usage: npm run look [-- /route …] [--width 390 …]',
  {
    allowPositionals: true,
    options: { width: { type: 'string', multiple: true, default: ['390', '768', '1440'] } },
  },
  ({ values, positionals }) => {
    const wrong = positionals.find((route) => !route.startsWith('/'));
    if (wrong) throw new UsageError(`“${wrong}” is not a route, which begins with /, as /talks.`);
    return {
      routes: positionals.length > 0 ? positionals : PAGES,
      widths: values.width.map((width) => wholeNumber('--width', width, 1, 10_000)),
    };
  },
);

mkdirSync(OUT, { recursive: true });
const server = await startPreview({ root: 'dist/client' });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
for (const route of routes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width: width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => console.log(`${route} ${width}: ${message.text()}`));
    await page.goto(server.url + route);
    // On one picture all of the page is near: lazy pictures come.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const name = `${route === '/' ? 'home' : route.slice(1)}-${width}.png`;
    await page.screenshot({ path: `${OUT}/${name}`, fullPage: true });
    console.log(`${OUT}/${name}`);
    await page.close();
  }
}
await browser.close();
await server.close();
