import { expect, type Page } from 'playwright/test';
import { FAR } from './otherRecords.ts';
import { hydrated, scrollTo } from './probe.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The opacity of each picture of an event. */
export const opacities = (page: Page, slug: string) =>
  page
    .locator(`#${slug} [data-reveal]`)
    .evaluateAll((all) => all.map((picture) => Number(getComputedStyle(picture).opacity)));

/** The state of each picture of an event: none (''), wait, or show. */
export const states = (page: Page, slug: string) =>
  page
    .locator(`#${slug} [data-reveal]`)
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('data-reveal')));

/** Scrolls an event's pictures into the middle of the screen immediately. */
export const arriveAt = (page: Page, slug: string) =>
  page
    .locator(`#${slug} [data-pictures]`)
    .evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Scrolls like a visitor until the line is almost visible: widgets above it are not hydrated. */
export async function comeNear(page: Page) {
  const above = await page
    .locator('.timeline')
    .evaluate((line) => line.getBoundingClientRect().top + scrollY - innerHeight);
  await scrollTo(page, Math.max(200, above - 20));
  await hydrated(page, 'Timeline');
}

/** The same, until far pictures wait. */
export async function hydrate(page: Page) {
  await comeNear(page);
  await expect.poll(() => states(page, FAR)).toEqual(Array(4).fill('waiting'));
}
