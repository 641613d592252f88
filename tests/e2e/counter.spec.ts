import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  facesThere,
  layoutShift,
  listen,
  scrollTo,
} from './probe.ts';

// The counters: specification 2 (Home page) and 9 (118 with K+, 4500 with +).
test.use({ viewport: { width: 1440, height: 900 } });

const DIGITS = '[data-digits]';
const counting = (page: Page) => page.locator('[data-counting]');

/** The numbers that a visitor sees: the count while it runs, else the text. */
const shown = (page: Page) =>
  page
    .locator(DIGITS)
    .evaluateAll((all) =>
      all.map((digits) =>
        digits.closest('[data-counting]')
          ? Number(getComputedStyle(digits).getPropertyValue('--count'))
          : Number(digits.textContent),
      ),
    );

/** Holds the counts at a moment, in milliseconds; returns their length. */
const holdAt = (page: Page, moment: number) =>
  page.locator('[data-counting] :is([data-digits], [data-drawn])').evaluateAll(
    (all, time) =>
      all.map((element) => {
        const animation = element.getAnimations()[0];
        animation?.pause();
        if (animation) animation.currentTime = time;
        return animation?.effect?.getComputedTiming().duration;
      }),
    moment,
  );

async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await facesThere(page);
  await centre(page, DIGITS);
  await awake(page, 'Counter');
}

test('they count to 118K+ and 4500+ in less than five seconds', async ({ page }) => {
  await arrive(page);
  await expect(counting(page)).toHaveCount(2);
  await expect.poll(() => holdAt(page, 0)).not.toContain(undefined);
  for (const duration of await holdAt(page, 0)) expect(duration).toBeLessThan(5000);
  expect(await shown(page)).toEqual([0, 0]);
  await holdAt(page, 400);
  const [followers = 0, students = 0] = await shown(page);
  expect(followers).toBeGreaterThan(0);
  expect(followers).toBeLessThan(118);
  expect(students).toBeGreaterThan(0);
  expect(students).toBeLessThan(4500);
  await page
    .locator('[data-counting] *')
    .evaluateAll((all) =>
      all.map((element) => element.getAnimations().map((animation) => animation.finish())),
    );
  await expect(counting(page)).toHaveCount(0);
  expect(await shown(page)).toEqual([118, 4500]);
});

test('the value is what is read at every moment, and nothing shifts', async ({ page }) => {
  await page.goto('/');
  await facesThere(page);
  const size = () =>
    page
      .locator(DIGITS)
      .evaluateAll((all) => all.map((one) => one.clientWidth || one.getBoundingClientRect().width));
  const shifted = await layoutShift(page);
  const before = await size();
  await centre(page, DIGITS);
  await awake(page, 'Counter');
  for (const value of ['118K+', '4500+'])
    await expect(page.locator('#content').getByText(value, { exact: true })).toBeVisible();
  await expect(page.locator(DIGITS).first()).toHaveAttribute('aria-hidden', 'true');
  expect(await size()).toEqual(before);
  await expectAccessible(page);
  await expect(counting(page)).toHaveCount(0);
  expect(await size()).toEqual(before);
  expect(await layoutShift(page)).toBe(shifted);
});

test('they wait until they are seen, and count once', async ({ page }) => {
  await page.goto('/');
  const top = await page
    .locator(DIGITS)
    .first()
    .evaluate((digits) => digits.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top - 900 - 60);
  await awake(page, 'Counter');
  await expect(counting(page)).toHaveCount(2);
  expect(await shown(page)).toEqual([0, 0]);
  expect((await holdAt(page, 0)).every((duration) => duration === undefined)).toBe(true);
  await centre(page, DIGITS);
  await expect(counting(page)).toHaveCount(0);
  await scrollTo(page, 0);
  await centre(page, DIGITS);
  await expect(counting(page)).toHaveCount(0);
});

test('with reduced motion they stand at their values', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page);
  await expect(counting(page)).toHaveCount(0);
  expect(await shown(page)).toEqual([118, 4500]);
});

test('motion unwanted while they count ends it', async ({ page }) => {
  await arrive(page);
  await expect.poll(() => holdAt(page, 200)).not.toContain(undefined);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(counting(page)).toHaveCount(0);
  expect(await shown(page)).toEqual([118, 4500]);
});

test('on paper there are only the values', async ({ page }) => {
  await page.goto('/');
  await page.locator('nikash-island[name=Counter]').first().click();
  await awake(page, 'Counter').catch(() => {});
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(DIGITS).first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('when their chunk never comes, they stand, and one message says so for both', async ({
  page,
}) => {
  const said = listen(page);
  await blockChunk(page, 'Counter');
  await page.goto('/');
  await centre(page, DIGITS);
  await expect(page.locator('nikash-island[name=Counter][failed]')).toHaveCount(2);
  await expectOneMessage(said, 'Counter');
  expect(await shown(page)).toEqual([118, 4500]);
});
