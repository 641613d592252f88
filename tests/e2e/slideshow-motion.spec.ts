import { expect, test } from 'playwright/test';
import { words } from './helpers/content.ts';
import { arrowKeys } from './helpers/direction.ts';
import { OTHER } from './helpers/ports.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import {
  arrive,
  arriveOutOfTime,
  EVENTS,
  expectSlide,
  live,
  motion,
  next,
  pass,
  previous,
  show,
} from './helpers/slides.ts';

skipWithout('gallery', 'slideshow');

// What starts, pauses and resumes a slideshow: WCAG 2.2.2 and specification 9 (5 s).
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 1100 } });

test('a slideshow pauses under the mouse with its remaining time, as the line over its name shows, and its live region is polite', {
  tag: '@all',
}, async ({ page }) => {
  await arriveOutOfTime(page, EVENTS);
  await expect(live(page, EVENTS)).toHaveAttribute('aria-live', 'off');
  const line = show(page, EVENTS).locator('[data-slide-time]');
  await expect(line).toHaveCSS('animation-duration', '5s');
  await expect(line).toHaveCSS('animation-play-state', 'running');
  await pass(page, EVENTS, 3000);
  await page.locator(`#${EVENTS}-2 img`).hover();
  await expect(live(page, EVENTS)).toHaveAttribute('aria-live', 'polite');
  await expect(line).toHaveCSS('animation-play-state', 'paused');
  await pass(page, EVENTS, 60_000);
  await expectSlide(page, EVENTS, 2);
  await page.mouse.move(2, 200);
  await expect(live(page, EVENTS)).toHaveAttribute('aria-live', 'off');
  await pass(page, EVENTS, 1999);
  await expectSlide(page, EVENTS, 2);
  await pass(page, EVENTS, 1);
  await expectSlide(page, EVENTS, 3);
});

test('after Play a slide has its whole time, as has the line', async ({ page }) => {
  await arriveOutOfTime(page, EVENTS);
  await pass(page, EVENTS, 3000);
  await motion(page, EVENTS).click();
  await expect(motion(page, EVENTS)).toHaveAccessibleName(words.playSlides);
  await motion(page, EVENTS).click();
  await expect(live(page, EVENTS)).toHaveAttribute('aria-live', 'off');
  await pass(page, EVENTS, 4999);
  await expectSlide(page, EVENTS, 2);
  await pass(page, EVENTS, 1);
  await expectSlide(page, EVENTS, 3);
});

test('the mark of the slide is visible from the first frame, before its time runs, and in forced colours', {
  tag: '@all',
}, async ({ page }) => {
  await arriveOutOfTime(page, EVENTS);
  await next(page, EVENTS).click();
  const marker = (chosen: boolean) =>
    show(page, EVENTS).locator(`[role=tab][aria-selected=${chosen}] > span:first-child`).first();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await expect(marker(true)).toHaveCSS('border-top-width', '2px');
    await expect(marker(false)).toHaveCSS('border-top-width', '1px');
    await expect(marker(true)).toHaveCSS('border-top-style', 'solid');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(marker(true)).not.toHaveCSS('border-top-color', ground);
  }
});

test('keyboard focus and its button stop a slideshow; only the button starts it again', async ({
  page,
}) => {
  await arriveOutOfTime(page, EVENTS);
  await motion(page, EVENTS).focus();
  await expect(motion(page, EVENTS)).toHaveAccessibleName(words.pauseSlides);
  await page.keyboard.press('Tab');
  await expect(previous(page, EVENTS)).toBeFocused();
  await expect(motion(page, EVENTS)).toHaveAccessibleName(words.playSlides);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, EVENTS, 60_000);
  await expectSlide(page, EVENTS, 2);
  await motion(page, EVENTS).click();
  await expect(motion(page, EVENTS)).toHaveAccessibleName(words.pauseSlides);
  await pass(page, EVENTS, 5000);
  await expectSlide(page, EVENTS, 3);
  await motion(page, EVENTS).click();
  await expect(live(page, EVENTS)).toHaveAttribute('aria-live', 'polite');
  await expect(show(page, EVENTS).locator('[data-slide-time]')).toHaveCSS('animation-name', 'none');
  await next(page, EVENTS).click();
  await page.mouse.move(2, 200);
  await pass(page, EVENTS, 60_000);
  await expectSlide(page, EVENTS, 4);
});

test('with reduced motion a slideshow is still, and slides change immediately on request', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await arrive(page, EVENTS);
  await expectSlide(page, EVENTS, 1);
  await expect(show(page, EVENTS).locator('[data-slide-time]')).toHaveCSS('animation-name', 'none');
  await expect(motion(page, EVENTS)).toHaveAccessibleName(words.playSlides);
  await page.keyboard.press((await arrowKeys(page)).next);
  await page.clock.runFor(50);
  await expectSlide(page, EVENTS, 2);
  const off = await page
    .locator(`#${EVENTS}-2`)
    .evaluate(
      (slide) =>
        slide.getBoundingClientRect().left -
        (slide.closest('[aria-live]') as Element).getBoundingClientRect().left,
    );
  expect(Math.abs(off)).toBeLessThan(1);
});
