import { expect, type Page, test } from 'playwright/test';
import { placeOf } from './helpers/content.ts';
import { COUNTERS } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import {
  centre,
  expectAccessible,
  fontsLoaded,
  holdChunk,
  hydrated,
  layoutShift,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('counters');

// The counters: specification 2 (Home page) and 9 (118 with K+, 4500 with +).
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 900 } });

const { route: HOME } = placeOf('counters');

const VALUES = COUNTERS.map(({ value }) => value);

const DIGITS = '[data-digits]';
const counting = (page: Page) => page.locator('[data-counting]');

/** The visible numbers: the count while it runs, otherwise the text. */
const shown = (page: Page) =>
  page.locator(DIGITS).evaluateAll((all) =>
    all.map((digits) =>
      digits.closest('[data-counting]')
        ? Number(getComputedStyle(digits).getPropertyValue('--count'))
        : // Without the separators of its language.
          Number(digits.textContent?.replace(/\D/g, '')),
    ),
  );

/** Scrolls the counters near the screen, just close enough to hydrate them. */
async function nearlySeen(page: Page): Promise<void> {
  await page
    .locator(DIGITS)
    .first()
    .evaluate((digits) =>
      scrollTo({ top: digits.getBoundingClientRect().top - innerHeight - 20, behavior: 'instant' }),
    );
  await hydrated(page, 'Counter');
}

/** Pauses the counts at a time, in milliseconds; returns their duration. */
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

test('the counters count to 118K+ and 4500+ in less than five seconds; screen readers always get the final values, and nothing shifts', async ({
  page,
}) => {
  // No animation runs by itself: a count could end before the test measures it.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(HOME);
  await fontsLoaded(page);
  const sizes = () =>
    page
      .locator(DIGITS)
      .evaluateAll((all) => all.map((one) => one.clientWidth || one.getBoundingClientRect().width));
  const [shifted, before] = [await layoutShift(page), await sizes()];
  await nearlySeen(page);
  await expect(counting(page)).toHaveCount(VALUES.length);
  await centre(page, DIGITS);
  await expect.poll(() => holdAt(page, 0)).not.toContain(undefined);
  for (const duration of await holdAt(page, 0)) expect(duration).toBeLessThan(5000);
  expect(await shown(page)).toEqual(VALUES.map(() => 0));
  await holdAt(page, 400);
  for (const [i, value] of (await shown(page)).entries()) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(VALUES[i] ?? 0);
  }
  for (const { value, suffix } of COUNTERS)
    await expect(
      page.locator('#content').getByText(`${value}${suffix}`, { exact: true }),
    ).toBeVisible();
  await expect(page.locator(DIGITS).first()).toHaveAttribute('aria-hidden', 'true');
  expect(await sizes()).toEqual(before);
  await expectAccessible(page, `ul:has(${DIGITS})`);
  expect(await layoutShift(page)).toBe(shifted);
  // Only the values are printed.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(DIGITS).first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  const back = await layoutShift(page);
  await page
    .locator('[data-counting] *')
    .evaluateAll((all) =>
      all.map((element) => element.getAnimations().map((animation) => animation.finish())),
    );
  await expect(counting(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(VALUES);
  expect(await sizes()).toEqual(before);
  expect(await layoutShift(page)).toBe(back);
});

test('if the counter’s chunk arrives late, visible numbers stay unchanged', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdChunk(page, 'Counter');
  await page.goto(HOME);
  await centre(page, DIGITS);
  release();
  await hydrated(page, 'Counter');
  // An observer's first report arrives by the second frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(counting(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(VALUES);
});
