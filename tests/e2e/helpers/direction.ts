import type { Locator, Page } from 'playwright/test';

// Rows of elements, arrow keys and swipes follow the text: on a right-to-left page the next element is at the left.

const isRtl = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).direction === 'rtl');

const windowWidth = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

/** The arrow keys that lead to the next and to the previous element of the open page. */
export async function arrowKeys(page: Page): Promise<{ next: string; previous: string }> {
  const [next, previous] = ['ArrowRight', 'ArrowLeft'];
  return (await isRtl(page)) ? { next: previous, previous: next } : { next, previous };
}

/** The x of a point that is this many pixels from the side of the window at which lines start. */
export const xFromStart = async (page: Page, pixels: number): Promise<number> =>
  (await isRtl(page)) ? (await windowWidth(page)) - pixels : pixels;

/** Where an element is, in pixels from the top of the window, and from the side at which lines start. */
interface Box {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** The positions of elements in reading direction. */
export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => {
    const { clientWidth } = document.documentElement;
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    return all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [start, end] = isRtl ? [clientWidth - right, clientWidth - left] : [left, right];
      return { start, end, top, bottom };
    });
  });
