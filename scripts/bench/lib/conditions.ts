import type { Browser, CDPSession, Page } from 'playwright';
import { keepTimeline } from './timeline.ts';

/** A phone of the middle range on slow mobile data. */
export const CONDITIONS = {
  viewport: { width: 390, height: 844 },
  /** How many times slower than this machine the processor is. */
  slowdown: 4,
  /** Milliseconds to the server and back. */
  roundTrip: 150,
  /** Mbit/s. */
  down: 1.4,
  up: 0.75,
} as const;

/** What every browser here sees (withSite.ts), in words. */
export const FACES_IN_WORDS = "Android's faces until the site's are there";

/** The conditions in words, for a report. */
export const CONDITIONS_IN_WORDS = `A phone of ${CONDITIONS.viewport.width} × ${CONDITIONS.viewport.height} px, its processor ${CONDITIONS.slowdown} times slower than this machine's, ${CONDITIONS.roundTrip} ms to the server and back, ${CONDITIONS.down} Mbit/s, an empty cache, ${FACES_IN_WORDS}.`;

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/**
 * Runs something on a fresh page under the conditions, with an empty cache.
 * @throws where the page's own scripts fail: what is broken is not measured
 */
export async function underConditions<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: CONDITIONS.viewport, hasTouch: true });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript(keepTimeline);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.roundTrip,
    downloadThroughput: bytesPerSecond(CONDITIONS.down),
    uploadThroughput: bytesPerSecond(CONDITIONS.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.slowdown });
  try {
    const result = await run(page, session);
    if (failures.length > 0) throw new Error(`${page.url()}: ${failures.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
