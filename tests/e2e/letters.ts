import { expect, type Page } from '@playwright/test';
import { awake, centre, facesThere } from './probe.ts';

export const ROWS = '#testimonials [data-rows] > *';
export const rows = (page: Page) => page.locator(ROWS);
export const button = (page: Page) => page.locator('#testimonials').getByRole('button');
const states = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-marquee')));

/** Every row in that state: running, held, or at rest (null). */
export const expectRows = (page: Page, state: 'running' | 'held' | null) =>
  expect.poll(() => states(page)).toEqual([state, state]);

/** Where the left edges of a row's visible letters are, at a moment of its cycle. */
export const edgesAt = (page: Page, row: number, time: number) =>
  rows(page)
    .nth(row)
    .evaluate((element, moment) => {
      const animation = element.firstElementChild?.getAnimations()[0];
      if (animation) animation.currentTime = moment;
      return [...element.querySelectorAll('figure')]
        .map((letter) => ({
          left: Math.round(letter.getBoundingClientRect().left),
          words: letter.textContent,
        }))
        .filter(({ left }) => left > -440 && left < innerWidth)
        .sort((a, b) => a.left - b.left);
    }, time);

/** Brings the letters into the middle of the screen, and waits until they are awake. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  // What is laid out above them later would take them away from under the pointer.
  await facesThere(page);
  await centre(page, ROWS);
  await awake(page, 'Testimonials');
}
