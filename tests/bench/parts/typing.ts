import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { hashOf } from '../../../tina/shared/editorAddress.ts';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { startEditor } from '../../service/helpers/startEditor.ts';
import { medianAndMost, type Part, type Values } from '../lib/table.ts';
import { openBrowser, type Place, startStudio } from './opening.ts';
import { manyRecords } from './saves.ts';

/** How many talks there are besides those of the sample. */
const TALKS = [0, 1_500, 10_000];

const TALK = 'content/talks/losing-well.json';
const ADDRESS = `/admin/${hashOf({ record: TALK })}`;

const LETTERS = 'What one learns by losing well, in sixty letters, one by one. ';

/** Milliseconds between two keys of a quick typist. */
const PAUSE_MS = 120;

declare global {
  interface Window {
    keys: number[];
  }
}

/**
 * Opens a talk beside its page and types into its title.
 * @returns how many seconds it takes until both are rendered, how many milliseconds from a key press until the page has
 *   painted the letter, and from a click on Save until it is written
 */
async function typeInto(page: Page): Promise<Values> {
  const start = performance.now();
  await page.goto(ADDRESS);
  const title = page.frameLocator('#page-frame').locator(`[data-field="${TALK}.title"]`);
  const field = page.locator('input[name="title"]');
  await title.first().waitFor();
  await field.waitFor();
  const opened = (performance.now() - start) / 1_000;
  await field.focus();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    window.keys = [];
    window.addEventListener('keydown', () => window.keys.push(Date.now()), true);
  });
  const painted = await title.first().evaluateHandle((element) => {
    const times: number[] = [];
    // Another element may take its place.
    new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => times.push(Date.now()))),
    ).observe(document.body, { characterData: true, childList: true, subtree: true });
    return { times, element };
  });
  const waits: number[] = [];
  for (const letter of LETTERS) {
    const before = await page.evaluate(() => window.keys.length);
    await page.keyboard.type(letter);
    await page.waitForTimeout(PAUSE_MS);
    const key = await page.evaluate((at) => window.keys[at] ?? 0, before);
    const times = await painted.evaluate(({ times }) => times.splice(0));
    const first = times.find((time) => time >= key);
    if (first) waits.push(first - key);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.POSITIVE_INFINITY;
  // The letters of several runs would be longer than a title may be.
  await field.fill(`Saved at ${Date.now()}`);
  const answered = page.waitForResponse('**/editor/save');
  const pressed = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.form-save')?.click();
    return Date.now();
  });
  await answered;
  return { opened, 'key p50': at(0.5), 'key p95': at(0.95), 'saved ms': Date.now() - pressed };
}

/** What a server holds, without the processes that it begins, in MB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

async function measureTyping(
  { pid, ...place }: Place & { readonly pid: number },
  runs: number,
  record: (values: Values) => void,
) {
  const { context, close } = await openBrowser(place);
  for (let run = 0; run <= runs; run++) {
    const page = await context.newPage();
    page.on('dialog', (dialog) => dialog.accept());
    const values = await typeInto(page);
    // The first fills the cache.
    if (run > 0) record({ ...values, 'server MB': memoryOf(pid) });
    await page.close({ runBeforeUnload: false });
  }
  await close();
}

export const typing: Part = {
  name: 'typing',
  about:
    'Seconds until a talk stands next to its page, not opened for the first time; milliseconds from a key until the page has painted its letter, and from Save until it is written; what the server holds. Among the talks of the sample, and many more. Wanted with 10,000: 2 s, 60 ms (p95), 150 ms, 400 MB. Median (most).',
  runs: 3,
  async measure({ runs, steps }, record) {
    for (const talks of TALKS) {
      if (steps.length > 0 && !steps.includes(String(talks))) continue;
      const { origin, child } = await startStudio(talks);
      await measureTyping({ origin, pid: child.pid ?? 0 }, runs, (values) =>
        record(`own machine, ${talks} more talks`, values),
      );
      child.kill('SIGTERM');
      await once(child, 'exit');
      const project = manyRecords(talks);
      const editor = await startEditor({ EDITOR_ORIGIN: `${project}/.git`, EDITOR_AUTOSAVE: 'no' });
      try {
        const { address, headers } = await EditorSession.open(editor, 0);
        await measureTyping({ origin: address, headers, pid: editor.pid }, runs, (values) =>
          record(`service, ${talks} more talks`, values),
        );
      } finally {
        await editor.stop();
        rmSync(project, { recursive: true, force: true });
      }
    }
  },
  cells: { opened: medianAndMost, 'key p95': medianAndMost },
};
