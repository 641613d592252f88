import { expect, type Page } from 'playwright/test';
import { placeOf, words } from './content.ts';
import { centre, hydrated } from './probe.ts';

// The logo carousel as a person meets it.

/** The page of the row, and its section there. */
const { route, id } = placeOf('logos');

export { route as LOGOS_PAGE };
export const BAND = `section#${id}`;
const band = (page: Page) => page.locator(BAND);
export const logos = (page: Page) => band(page).getByRole('group');
export const button = (page: Page) => band(page).getByRole('button');

/** The logo at the row's left edge, by its place in the list. */
export const first = (page: Page) =>
  logos(page).evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
    return [...element.querySelectorAll('li')].findIndex((logo) => {
      const off = logo.getBoundingClientRect().left - left - padding;
      return Math.abs(off) < 4;
    });
  });

export async function arrive(page: Page): Promise<void> {
  await page.goto(route);
  await centre(page, BAND);
  await hydrated(page, 'LogoCarousel');
}

/** Arrives with a clock that only the test moves, long enough after to have all pictures. */
export async function arriveWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await arrive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(button(page)).toHaveAccessibleName(words.pauseLogos);
}

/** Begins a delay anew. */
export async function restart(page: Page): Promise<void> {
  await button(page).click();
  await page.clock.runFor(1000);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(words.pauseLogos);
}
