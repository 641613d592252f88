import type { Browser, Page } from 'playwright';
import { brotli } from '../../build/compress.ts';
import { underConditions } from '../lib/conditions.ts';
import { SHORT_TASK, type Task, traceTasks } from '../lib/mainThread.ts';
import { sum, type Transfer, transfers } from '../transfers.ts';
import { walkThrough } from '../walkThrough.ts';

/** Milliseconds in which a page at rest may still surprise. */
const REST = 1_500;

/** Bytes as sent, by what they are. */
export interface Bytes {
  html: number;
  /** Style, inlined or not. */
  style: number;
  /** Script, inlined or not. */
  script: number;
  fonts: number;
  pictures: number;
  all: number;
}

/** One visit: times in milliseconds, sizes in bytes as sent. */
export interface Visit {
  untouched: Bytes;
  scrolled: Bytes;
  firstPaint: number;
  largestPaint: number;
  /** What the untouched page's tasks after its first paint took beyond 50 ms each. */
  blocked: number;
  shift: number;
  /** Longest task of the untouched page until its first paint, and after it; 0 where none was long. */
  longestBefore: number;
  longest: number;
  /** The same while it is scrolled through and its islands wake. */
  longestAwake: number;
}

const longestOf = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** Of what stands inlined in the document, compressed by itself. */
async function inlined(page: Page, selector: string): Promise<number> {
  const text = (await page.locator(selector).allTextContents()).join('');
  return text ? brotli(text).length : 0;
}

async function bytesOf(page: Page): Promise<Bytes> {
  const loaded = await transfers(page);
  const own: Transfer[] = loaded.filter(({ url }) => url.startsWith('/'));
  const style = await inlined(page, 'style');
  const script = await inlined(page, 'script:not([src], [type="application/ld+json"])');
  return {
    html: sum(own, 'html') - style - script,
    style: sum(own, 'style') + style,
    script: sum(own, 'script') + script,
    fonts: sum(own, 'font'),
    pictures: sum(own, 'picture'),
    all: sum(own),
  };
}

/** Visits a page under the conditions: lets it come to rest, then scrolls through it. */
export const visit = (browser: Browser, address: string): Promise<Visit> =>
  underConditions(browser, async (page) => {
    const stop = await traceTasks(browser, page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    const before = await page.evaluate(() => ({ ...window.timeline, now: performance.now() }));
    const untouched = await bytesOf(page);
    const walked = await page.evaluate(() => performance.now());
    await walkThrough(page);
    const { shift } = await page.evaluate(() => window.timeline);
    const tasks = await stop();
    const resting = tasks.filter(({ start }) => start < before.now);
    const painted = resting.filter(({ start }) => start >= before.firstPaint);
    return {
      untouched,
      scrolled: await bytesOf(page),
      firstPaint: before.firstPaint,
      largestPaint: before.largestPaint,
      blocked: painted.reduce((total, { duration }) => total + duration - SHORT_TASK, 0),
      shift,
      longestBefore: longestOf(resting.filter((task) => !painted.includes(task))),
      longest: longestOf(painted),
      longestAwake: longestOf(tasks.filter(({ start }) => start >= walked)),
    };
  });
