import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route } from '@playwright/test';

/** Collects what the console says from now on. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/**
 * Expects axe to find nothing in the page as it stands.
 * @param within the part that a state of a widget concerns, by its selector: the rest of a long page
 * is the same in all of them, and takes seconds
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
    [],
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/**
 * The sum of layout shifts since the page began, to three decimals, as Lighthouse tells it: a face
 * that takes over from its stand-in moves some words by a pixel or two.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const { value } of entries as LayoutShift[]) sum += value;
        };
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        shifts.observe({ type: 'layout-shift', buffered: true });
        // Told once the next frame is laid out, also where a test has stopped the page's clock.
        new IntersectionObserver(() => {
          add(shifts.takeRecords());
          resolve(Math.round(sum * 1000) / 1000);
        }).observe(document.documentElement);
      }),
  );

/** The scripts that a page asks for from now on, as they are asked for. */
export function askedScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** An island in the page, whether it sleeps or not. */
export const island = (page: Page, name: string) => page.locator(`nikash-island[name=${name}]`);

/** Waits until every island of that name is awake. */
export const awake = (page: Page, name: string) =>
  expect(page.locator(`nikash-island[name=${name}]:not([awake])`)).toHaveCount(0);

/** Waits until the chunk of an island is there, with all that it stands on. */
export const arrived = (page: Page, name: string) =>
  island(page, name).evaluate(async (element) => {
    await Promise.all(
      element
        .getAttribute('src')
        ?.split(' ')
        .map((url) => import(url)) ?? [],
    );
  });

const chunkOf = (name: string) => `**/assets/**${name}.*.js`;

/** Lets the chunk of an island never arrive. */
export const blockChunk = (page: Page, name: string) =>
  page.route(chunkOf(name), (route) => route.abort());

/**
 * Holds back what the page asks for at an address.
 * @returns a function that lets it go
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

/** Holds the chunk of an island back until the function that it returns is called. */
export const holdChunk = (page: Page, name: string) => hold(page, chunkOf(name));

/** Scrolls at once, whatever the page's style says. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Brings an element into the middle of the screen at once. */
export const centre = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Expects a blocked chunk to have cost one clear message and nothing else. */
export async function expectOneMessage(said: string[], name: string): Promise<void> {
  const own = () => said.filter((text) => !text.startsWith('Failed to load resource'));
  await expect.poll(own).toHaveLength(1);
  expect(own()[0]).toContain(`The ${name} widget failed.`);
}

/** Waits until the page has its faces: then it lays out what is further down (later.script.ts), to the end. */
export const facesThere = (page: Page) => expect(page.locator('.later')).toHaveCount(0);
