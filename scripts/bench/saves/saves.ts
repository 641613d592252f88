import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { startPreview } from '../../lib/previewServer.ts';
import { measureBuild } from '../growth/measureBuild.ts';
import { scratchSite } from '../growth/scratchSite.ts';
import { madeWith } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { repeat } from '../lib/repeat.ts';
import { seconds, table } from '../lib/table.ts';
import { openBrowser } from '../lib/withSite.ts';
import type { Part } from '../Part.ts';
import { DEVELOPMENT_SERVERS, developed } from './developed.ts';
import { newestTalk } from './newestTalk.ts';

const ROUTE = '/talks';

/** Milliseconds after which a server that is still starting is told again. */
const AGAIN = 2_000;

const title = (run: number) => `Saved once more, number ${run}`;

const shows = (page: Page, text: string, timeout?: number) =>
  page.getByRole('heading', { name: text, exact: true }).waitFor({ timeout });

/** Milliseconds that something takes. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** A page that has just been reloaded hears of the next save when its own line to the server stands. */
const listening = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === '[vite] connected.');

/** Saves until the page follows: a server answers before it watches all files. */
async function warm(page: Page, save: (title: string) => void): Promise<void> {
  for (let patience = 30; patience > 0; patience--) {
    const text = `Saved with patience ${patience}`;
    const again = listening(page).catch(() => {});
    save(text);
    const followed = await shows(page, text, AGAIN).then(
      () => true,
      () => false,
    );
    if (!followed) continue;
    await again;
    return;
  }
  throw new Error('The page does not follow what is saved.');
}

/** Saves into an open page, which reloads by itself. */
async function intoOpenPage(page: Page, save: (title: string) => void, runs: number) {
  await warm(page, save);
  let run = 0;
  return repeat(runs, async () => {
    const text = title(run++);
    const again = listening(page);
    const time = await timed(() => {
      save(text);
      return shows(page, text);
    });
    await again;
    return time;
  });
}

/** Saves, builds, serves and opens. */
async function byBuild(
  browser: Browser,
  folder: string,
  save: (title: string) => void,
  run: number,
) {
  return timed(async () => {
    save(title(run));
    await measureBuild(folder);
    const site = await startPreview({ root: join(folder, 'dist/client') });
    const page = await browser.newPage();
    await page.goto(site.url + ROUTE);
    await shows(page, title(run));
    await page.close();
    await site.close();
  });
}

async function measure({ runs }: { runs: number }): Promise<string> {
  const browser = await openBrowser();
  const made = madeWith(['vite', '@tinacms/cli'], browser.version());
  const { folder, remove } = scratchSite();
  const save = newestTalk(folder);
  const rows: string[][] = [];
  const add = (name: string, times: readonly number[]) => {
    rows.push([name, seconds(median(times)), seconds(Math.max(...times))]);
    console.log(rows.at(-1)?.join(' · '));
  };
  try {
    for (const server of DEVELOPMENT_SERVERS)
      await developed(folder, server, async (origin) => {
        const page = await browser.newPage();
        await page.goto(origin + ROUTE, { waitUntil: 'networkidle' });
        add(server.name, await intoOpenPage(page, save, runs));
        await page.close();
      });
    const built: number[] = [];
    for (let run = 0; run < runs; run++) built.push(await byBuild(browser, folder, save, run));
    add('a build, served (`npm run build && npm run preview`)', built);
  } finally {
    await browser.close();
    remove();
  }
  return `
${made} Medians of ${runs}.

Seconds from saving a talk's file to the page that shows its new title.

${table(['way', 'median s', 'slowest s'], rows)}`;
}

/** How long an editor waits for a page to show what was saved. */
export const saves: Part = { name: 'saves', title: 'A save', runs: 3, measure };
