import { expect, type Page } from 'playwright/test';
import { placeOf, words } from './content.ts';
import { boxesOf } from './direction.ts';
import { centre, hydrated } from './probe.ts';

// Helpers for the logo carousel.

/** The page of the row, and its section on that page. */
const { route, id } = placeOf('logos');

export { route as LOGOS_PAGE };
export const BAND = `section#${id}`;
const band = (page: Page) => page.locator(BAND);
export const logos = (page: Page) => band(page).getByRole('group');
export const button = (page: Page) => band(page).getByRole('button');

/** The index of the logo at the row's start. */
export async function first(page: Page): Promise<number> {
  const [[row], all, padding] = await Promise.all([
    boxesOf(logos(page)),
    boxesOf(logos(page).locator('li')),
    logos(page).evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingInlineStart)),
  ]);
  const home = (row?.start ?? 0) + padding;
  return all.findIndex(({ start }) => Math.abs(start - home) < 4);
}

export async function arrive(page: Page): Promise<void> {
  await page.goto(route);
  await centre(page, BAND);
  await hydrated(page, 'LogoCarousel');
}

/** Opens the page with a clock that only the test advances, after all pictures have loaded. */
export async function arriveWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await arrive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(button(page)).toHaveAccessibleName(words.pauseLogos);
}

/** Starts a new delay. */
export async function restart(page: Page): Promise<void> {
  await button(page).click();
  await page.clock.runFor(1000);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(words.pauseLogos);
}
