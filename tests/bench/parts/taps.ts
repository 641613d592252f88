import type { Browser, CDPSession, Page } from 'playwright';
import { loadContent } from '../../../content/load/loadContent.ts';
import { onSlowPhone, PHONE, SLOW_PHONE } from '../lib/slowPhone.ts';
import type { Part } from '../lib/table.ts';
import { medianAndMost } from '../lib/table.ts';
import { withSites } from '../lib/withSites.ts';

/** Milliseconds after which a tap without an answer is lost. */
const PATIENCE = 10_000;

/** Milliseconds that a page is left alone after its last request. */
const REST = 1_000;

const { menu: words, contact } = loadContent().site;

/** The widget on the first screen of every page. */
const menu = (page: Page) => page.getByRole('button', { name: words.open });

/** Words in the menu: they are seen while it is open, and not before. */
const ANSWER = contact.menuLabel;

declare global {
  interface Window {
    tap: { touched?: number; answered?: number };
  }
}

/** Runs in the page: notes when the finger came down, and the first frame that shows the answer. */
function watchTap(answer: string): void {
  window.tap = {};
  const look = () => {
    const words = `//*[@id='menu']//*[normalize-space(text())='${answer}']`;
    const found = document.evaluate(words, document, null, 7);
    for (let i = 0; i < found.snapshotLength; i++) {
      const element = found.snapshotItem(i);
      if (element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true })) {
        window.tap.answered = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      window.tap.touched = timeStamp;
      look();
    },
    { capture: true, passive: true, once: true },
  );
}

/**
 * The place of the button, found beforehand: a busy page would delay the question.
 * @throws where it is not on the first screen
 */
async function locate(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const box = await menu(page).boundingBox();
  await page.close();
  if (!box || box.y + box.height > PHONE.height)
    throw new Error('The menu is not on the first screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Resolves when the browser says that the page has painted, without asking the page. */
async function untilPainted(session: CDPSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    }),
  );
}

/** Milliseconds from a tap to the frame that shows its answer; infinite where none came. */
const tapOnce = (
  browser: Browser,
  origin: string,
  { x, y }: { x: number; y: number },
  rested: boolean,
): Promise<number> =>
  onSlowPhone(browser, async (page, session) => {
    await page.addInitScript(watchTap, ANSWER);
    const painted = untilPainted(session);
    await page.goto(origin, { waitUntil: 'commit' });
    await painted;
    if (rested) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST);
    }
    await page.touchscreen.tap(x, y);
    await page
      .waitForFunction(() => window.tap.answered, undefined, { timeout: PATIENCE })
      .catch(() => {});
    const { touched = Number.NaN, answered } = await page.evaluate(() => window.tap);
    return answered === undefined ? Number.POSITIVE_INFINITY : answered - touched;
  });

export const taps: Part = {
  name: 'taps',
  about: `${SLOW_PHONE} From the finger to the frame that shows the open menu: median (slowest); lost after ${PATIENCE / 1_000} s.`,
  runs: 5,
  measure: ({ sites, runs }, record) =>
    withSites(sites, async (browser, served) => {
      for (const rested of [false, true])
        for (let run = 0; run < runs; run++)
          for (const { origin, row } of served) {
            const place = await locate(browser, origin);
            const ms = await tapOnce(browser, origin, place, rested);
            const when = rested ? 'at rest' : 'at first paint';
            record(row(`menu, ${when}`), { ms, lost: Number.isFinite(ms) ? 0 : 1 });
          }
    }),
  cells: {
    ms: medianAndMost,
    lost: (lost) => `${lost.filter(Boolean).length} of ${lost.length}`,
  },
};
