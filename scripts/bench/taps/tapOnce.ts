import type { Browser, CDPSession, Page } from 'playwright';
import { CONDITIONS, underConditions } from '../lib/conditions.ts';
import type { Target } from './targets.ts';

/** When the tap comes: with the first paint, or when the page has long been at rest. */
export type Moment = 'at first paint' | 'later';

/** Milliseconds after which a tap without an answer is lost. */
const PATIENCE = 10_000;

/** Milliseconds that a page is left alone after its last request. */
const REST = 1_000;

interface Point {
  x: number;
  y: number;
}

interface Tap {
  touched?: number;
  opened?: number;
}

declare global {
  interface Window {
    tap: Tap;
  }
}

/** Runs in the page: notes when the finger came down, and the first frame that shows the answer. */
function watchTap(open: string): void {
  const tap: Tap = {};
  window.tap = tap;
  const look = () => {
    const shown = [...document.querySelectorAll(open)].some((one) => one.checkVisibility());
    if (shown) tap.opened = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      tap.touched = timeStamp;
      look();
    },
    { capture: true, passive: true, once: true },
  );
}

/**
 * Where the button stands, known beforehand: a finger asks nothing of a page that is busy.
 * @throws where it is not on the first screen
 */
export async function locate(browser: Browser, origin: string, target: Target): Promise<Point> {
  const page = await browser.newPage({ viewport: CONDITIONS.viewport, hasTouch: true });
  await page.goto(origin + target.route, { waitUntil: 'networkidle' });
  const box = await page.locator(target.button).first().boundingBox();
  await page.close();
  if (!box || box.y + box.height > CONDITIONS.viewport.height)
    throw new Error(`The ${target.name} is not on the first screen of ${target.route}.`);
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

async function answered(page: Page): Promise<number> {
  await page
    .waitForFunction(() => window.tap.opened, undefined, { timeout: PATIENCE })
    .catch(() => {});
  const { touched, opened } = await page.evaluate(() => window.tap);
  return touched !== undefined && opened !== undefined
    ? opened - touched
    : Number.POSITIVE_INFINITY;
}

/**
 * Taps once under the conditions.
 * @returns milliseconds from the finger to the frame that shows the answer; infinite where none came
 */
export const tapOnce = (
  browser: Browser,
  address: string,
  { open }: Target,
  moment: Moment,
  { x, y }: Point,
): Promise<number> =>
  underConditions(browser, async (page, session) => {
    await page.addInitScript(watchTap, open);
    const painted = untilPainted(session);
    await page.goto(address, { waitUntil: 'commit' });
    await painted;
    if (moment === 'later') {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST);
    }
    await page.touchscreen.tap(x, y);
    return answered(page);
  });
