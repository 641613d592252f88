import type { Browser, CDPSession, Page } from 'playwright';

export const PHONE = { width: 390, height: 844 } as const;

/** How many times slower than this machine the processor is. */
const SLOWDOWN = 4;

const NETWORK = {
  offline: false,
  /** Milliseconds to the server and back. */
  latency: 150,
  /** Bytes a second: 1.4 and 0.75 Mbit/s. */
  downloadThroughput: 175_000,
  uploadThroughput: 93_750,
} as const;

export const SLOW_PHONE = `A phone of ${PHONE.width} × ${PHONE.height} px, its processor ${SLOWDOWN} times slower than this machine's, on slow mobile data (150 ms, 1.4 Mbit/s), with an empty cache.`;

/**
 * Runs something on a fresh page of a slow phone.
 * @throws where the page's own scripts fail: what is broken is not measured
 */
export async function onSlowPhone<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    const result = await run(page, session);
    if (failures.length > 0) throw new Error(`${page.url()}: ${failures.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
