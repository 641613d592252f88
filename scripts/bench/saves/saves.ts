import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { startPreview } from '../../lib/previewServer.ts';
import { measureBuild } from '../growth/measureBuild.ts';
import { scratchSite } from '../growth/scratchSite.ts';
import { madeWith } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { seconds, table } from '../lib/table.ts';
import { openBrowser } from '../lib/withSite.ts';
import type { Part } from '../Part.ts';
import { DEVELOPMENT_SERVERS, developed } from './developed.ts';
import { newestTalk } from './newestTalk.ts';

const ROUTE = '/talks';

const title = (run: number) => `Saved for the ${run}th time`;

const shows = (page: Page, text: string) =>
  page.getByRole('heading', { name: text, exact: true }).waitFor();

/** Milliseconds that something takes. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Saves into an open page, which reloads by itself; the first time only warms the server. */
async function intoOpenPage(page: Page, save: (title: string) => void, runs: number) {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++)
    times.push(
      await timed(() => {
        save(title(run));
        return shows(page, title(run));
      }),
    );
  return times.slice(1);
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
