import { expect, type Page, test } from 'playwright/test';
import { words } from './helpers/content.ts';
import { arrowKeys } from './helpers/direction.ts';
import {
  arrive,
  arriveWithClock,
  BAND,
  button,
  first,
  LOGOS_PAGE,
  logos,
  restart,
} from './helpers/logos.ts';
import { LOGOS } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import {
  centre,
  expectAccessible,
  holdChunk,
  hydrated,
  layoutShift,
  swipe,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('logos');

// The motion of the logo carousel: specification 4 and 9 (12 logos, 2 s).
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 900 } });

test('the logos move by one every 2 s, and return to the first after twelve', async ({ page }) => {
  await arriveWithClock(page);
  await restart(page);
  const from = await first(page);
  for (let move = 1; move <= LOGOS; move++) {
    // The rest of the delay, then the duration of the movement.
    await page.clock.runFor(move === 1 ? 1999 : 999);
    expect(await first(page)).toBe((from + move - 1) % LOGOS);
    await page.clock.runFor(1001);
    expect(await first(page)).toBe((from + move) % LOGOS);
  }
});

test('a drag pauses the logos; after release they resume', async ({ page }) => {
  await arriveWithClock(page);
  await restart(page);
  const box = await logos(page).boundingBox();
  const middle = { x: (box?.x ?? 0) + 400, y: (box?.y ?? 0) + 25 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 150, middle.y, { steps: 5 });
  await page.clock.runFor(10_000);
  const dragged = await logos(page).evaluate(
    (element) => element.querySelectorAll('li')[4]?.getBoundingClientRect().left,
  );
  await page.clock.runFor(10_000);
  expect(
    await logos(page).evaluate(
      (element) => element.querySelectorAll('li')[4]?.getBoundingClientRect().left,
    ),
  ).toBe(dragged);
  await page.mouse.up();
  await page.clock.runFor(1900);
  const settled = await first(page);
  expect(settled).toBeGreaterThanOrEqual(0);
  await page.clock.runFor(1100);
  expect(await first(page)).toBe((settled + 1) % LOGOS);
});

test('keyboard focus pauses the logos, arrows move them, and they resume after it; their button is before them and overrides everything', async ({
  page,
}) => {
  await arriveWithClock(page);
  await restart(page);
  await button(page).focus();
  await page.keyboard.press('Tab');
  await expect(logos(page)).toBeFocused();
  await page.clock.runFor(1000);
  const from = await first(page);
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(from);
  const keys = await arrowKeys(page);
  await page.keyboard.press(keys.next);
  await page.clock.runFor(1000);
  expect(await first(page)).toBe((from + 1) % LOGOS);
  await page.keyboard.press(keys.previous);
  await page.clock.runFor(1000);
  expect(await first(page)).toBe(from);
  // The next element is further down, where the logos are not visible.
  await logos(page).blur();
  await page.clock.runFor(3000);
  expect(await first(page)).toBe((from + 1) % LOGOS);

  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName(words.playLogos);
  await page.clock.runFor(1000);
  const paused = await first(page);
  await page.keyboard.press('Tab');
  await expect(logos(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(paused);
  await page.clock.resume();
  await expectAccessible(page, BAND);
});

test('the logos move as soon as they are visible, without a scroll, and have no accessibility violations', {
  tag: '@all',
}, async ({ page }) => {
  // A window that is high enough to show the row.
  await page.goto(LOGOS_PAGE);
  const bottom = await page
    .locator(BAND)
    .evaluate((band) => Math.ceil(band.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 1440, height: bottom });
  await page.goto(LOGOS_PAGE);
  await expect(logos(page)).toBeInViewport();
  await hydrated(page, 'LogoCarousel');
  await expectAccessible(page, BAND);
  await expect.poll(() => first(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the logos continue from where they were scrolled', { tag: '@all' }, async ({ page }) => {
  const letGo = await holdChunk(page, 'LogoCarousel');
  await page.goto(LOGOS_PAGE);
  await logos(page).evaluate((element) => {
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollLeft = forward * 3 * 208;
  });
  // They do not move before the test measures, either.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  letGo();
  await centre(page, BAND);
  await hydrated(page, 'LogoCarousel');
  await expect.poll(() => first(page)).toBe(3);
  expect(await logos(page).evaluate((element) => element.scrollLeft)).toBe(0);
});

test('with reduced motion the logos are still until Play is pressed', { tag: '@all' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await arrive(page);
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(0);
  await expect(button(page)).toHaveAccessibleName(words.playLogos);
  await button(page).click();
  await page.clock.runFor(2100);
  expect(await first(page)).toBe(1);
});

/** Measures in every frame from now on the distance of the last logo from the row's end. */
const watchEnd = (page: Page) =>
  logos(page).evaluateHandle((element) => {
    const seen = { widestGap: 0 };
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const edges = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return isRtl ? { start: -right, end: -left } : { start: left, end: right };
    };
    const look = () => {
      const { end } = edges(element);
      const ends = [...element.querySelectorAll('li')]
        .map(edges)
        .filter((logo) => logo.start < end)
        .map((logo) => logo.end);
      seen.widestGap = Math.max(seen.widestGap, end - Math.max(...ends));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });

for (const width of [1440, 390, 2560]) {
  test(`at ${width} px the row of logos shows no end, and nothing shifts when it hydrates`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await arriveWithClock(page);
    // A late font is not caused by the row (stability.spec.ts).
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutShift(page);
    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    await button(page).click();
    await logos(page).focus();
    await page.clock.runFor(1000);
    const from = await first(page);
    const end = await watchEnd(page);
    const { next } = await arrowKeys(page);
    // One and a half rounds, with each press during a movement.
    for (let press = 1; press <= 18; press++) {
      await page.keyboard.press(next);
      await page.clock.runFor(50);
    }
    await page.clock.runFor(2000);
    expect(await first(page)).toBe((from + 18) % LOGOS);
    // The gap between two logos is 2 rem.
    expect(await end.evaluate(({ widestGap }) => widestGap)).toBeLessThan(2 * rem + 8);
    expect(await layoutShift(page)).toBe(before);
  });
}

test.describe('logos by touch', { tag: '@all' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves them', async ({ page }) => {
    await arrive(page);
    await button(page).tap();
    await expect(button(page)).toHaveAccessibleName(words.playLogos);
    const from = await first(page);
    const box = await logos(page).boundingBox();
    const y = (box?.y ?? 0) + 25;
    await swipe(page, { x: 220, y }, { x: 60, y });
    await expect.poll(() => first(page)).not.toBe(from);
  });
});
