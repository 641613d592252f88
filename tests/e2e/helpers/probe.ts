import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route } from 'playwright/test';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { BOOKING_PROVIDERS } from '../../../content/schema/bookingProviders.ts';

const BOOKING_SCRIPTS: readonly string[] = Object.values(BOOKING_PROVIDERS).map(
  ({ script }) => script,
);

/** Collects the messages of the console from now on, except that no test can load a site's own calendar. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!BOOKING_SCRIPTS.includes(message.location().url)) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** WCAG 2.2 AA, including target size, which axe leaves out by default, and best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: ends fade-ins, such as those of cards, even if a test has stopped the clock. */
function settleTransitions(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

/**
 * Expects axe to report nothing for the current page, by the rules of WCAG 2.2 AA and its own.
 * @param within the selector of the part that a widget's state affects: the rest of a long page is the same in all
 *   states, and takes seconds
 * @returns selectors of the texts whose contrast axe cannot compute (contrast.ts)
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(settleTransitions);
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(RULES)
    .include(within)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
    [],
  );
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => `${target}`));
}

interface Point {
  x: number;
  y: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Milliseconds after their last byte for which fonts may still move text. */
const FONT_SWAP_MS = 500;

/**
 * The sum of layout shifts since the fonts loaded, to three decimals, as Lighthouse reports it. Fonts move text as far
 * as the system's differ from them, which no widget causes.
 */
export const layoutShift = (page: Page): Promise<number> => sumShifts(page, FONT_SWAP_MS);

/** The same since the page was opened, including shifts by its fonts. */
export const allLayoutShift = (page: Page): Promise<number> => sumShifts(page, -Infinity);

/** @param after milliseconds after the last font at which the sum begins */
const sumShifts = (page: Page, after: number): Promise<number> =>
  page.evaluate(
    (swap) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ responseEnd }) => responseEnd + swap);
        const add = (entries: PerformanceEntryList) => {
          for (const { value, startTime } of entries as LayoutShift[])
            if (startTime > Math.max(...fonts)) sum += value;
        };
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        shifts.observe({ type: 'layout-shift', buffered: true });
        // Reported after the next frame, also if a test has stopped the page's clock.
        new IntersectionObserver(() => {
          add(shifts.takeRecords());
          resolve(Math.round(sum * 1000) / 1000);
        }).observe(document.documentElement);
      }),
    after,
  );

/** An island in the page, hydrated or not. */
export const island = (page: Page, name: string) => page.locator(`site-island[name=${name}]`);

/** Waits until every island of that name is hydrated. */
export const hydrated = (page: Page, name: string) =>
  expect(page.locator(`site-island[name=${name}]:not([hydrated])`)).toHaveCount(0);

const chunkOf = (name: string) => `**/assets/**${name}.*.js`;

/** Blocks the chunk of an island. */
export const blockChunk = (page: Page, name: string) =>
  page.route(chunkOf(name), (route) => route.abort());

/**
 * Delays a request of the page.
 * @returns a function that continues it
 */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Delays the chunk of an island until the returned function is called. */
export const holdChunk = (page: Page, name: string) => hold(page, chunkOf(name));

/** Scrolls immediately, even if the page's style sets smooth scrolling. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Swipes over the screen, from one point to another. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 20; step++) {
    const part = step / 20;
    const x = from.x + (to.x - from.x) * part;
    await touch('touchMove', [{ x, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
}

/** Scrolls an element into the middle of the screen immediately. */
export const centre = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Expects a blocked chunk to have caused exactly one clear message. */
export async function expectOneMessage(said: string[], name: string): Promise<void> {
  const own = () => said.filter((text) => !text.startsWith('Failed to load resource'));
  await expect.poll(own).toHaveLength(1);
  expect(own()[0]).toContain(`The ${name} widget failed.`);
}

/** Doubles the text size as a visitor can in the browser; media queries change with it. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Waits until the page has its fonts; from then on no text moves on any system. */
export const fontsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        (text) =>
          document.fonts.status === 'loaded' &&
          [...document.fonts].some(({ family, status }) => family === text && status === 'loaded'),
        brand.typefaces.text.family,
      ),
    )
    .toBe(true);
