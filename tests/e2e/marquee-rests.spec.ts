import { expect, test } from '@playwright/test';
import { arrive, button, edgesAt, expectRows, rows } from './letters.ts';
import { expectAccessible, scrollTo } from './probe.ts';

// The testimonials: specification 2, Home page (it pauses on hover), and WCAG 2.2.2.
test.use({ viewport: { width: 1440, height: 900 } });

test('rests under the mouse, and goes on after it', async ({ page }) => {
  await arrive(page);
  await rows(page).first().hover();
  await expectRows(page, 'held');
  await page.mouse.move(5, 5);
  await expectRows(page, 'running');
});

test('rests under a finger, and goes on after it', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  await rows(page).first().dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expectRows(page, 'held');
  await page.locator('body').dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expectRows(page, 'running');
});

test('its button stands before it, pauses it for good, and plays it on', async ({ page }) => {
  await arrive(page);
  await expect(button(page)).toHaveAccessibleName('Pause the letters');
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName('Play the letters');
  await expectRows(page, null);
  await rows(page).first().hover();
  await page.mouse.move(5, 5);
  await expectRows(page, null);
  await expectAccessible(page, '#testimonials');
  await button(page).click();
  await expectRows(page, 'running');
  await page.keyboard.press('Tab');
  await expect(rows(page).first()).toBeFocused();
});

test('paused, a row lies where it was, and scrolls under the hand; it plays on from there', async ({
  page,
}) => {
  await arrive(page);
  await rows(page).first().hover();
  await expectRows(page, 'held');
  for (const row of [0, 1]) {
    const running = await edgesAt(page, row, 4000);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectRows(page, null);
    const resting = await edgesAt(page, row, 0);
    expect(resting.map(({ words }) => words)).toEqual(running.map(({ words }) => words));
    for (const [i, { left }] of resting.entries())
      expect(Math.abs(left - (running[i]?.left ?? 0))).toBeLessThanOrEqual(1);
    const scrolled = await rows(page)
      .nth(row)
      .evaluate((element) => {
        element.scrollLeft += 300;
        return element.scrollLeft;
      });
    await page.keyboard.press('Enter');
    await expectRows(page, 'held');
    const on = await rows(page)
      .nth(row)
      .evaluate(
        (element) =>
          -new DOMMatrix(getComputedStyle(element.firstElementChild as Element).transform).e,
      );
    expect(Math.abs(on - scrolled)).toBeLessThanOrEqual(2);
  }
});

test('keyboard focus on a row stops it; arrows scroll it, and only the button plays it again', async ({
  page,
}) => {
  await arrive(page);
  await button(page).focus();
  await page.keyboard.press('Tab');
  await expect(rows(page).first()).toBeFocused();
  await expectRows(page, null);
  const from = await rows(page)
    .first()
    .evaluate((row) => row.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      rows(page)
        .first()
        .evaluate((row) => row.scrollLeft),
    )
    .toBeGreaterThan(from);
  await page.keyboard.press('Shift+Tab');
  await expectRows(page, null);
  await page.keyboard.press('Enter');
  await expectRows(page, 'running');
});

test('off the screen it is held', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  await scrollTo(page, 0);
  await expectRows(page, 'held');
});

test('in a hidden tab it is held', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectRows(page, 'held');
});

test('with reduced motion it is still, scrolls, and runs only when asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page);
  await expectRows(page, null);
  await expect(page.locator('#testimonials figure')).toHaveCount(8);
  await expect(button(page)).toHaveAccessibleName('Play the letters');
  expect(
    await rows(page)
      .first()
      .evaluate((row) => {
        row.scrollLeft = 200;
        return row.scrollLeft;
      }),
  ).toBe(200);
  await button(page).click();
  await expectRows(page, 'running');
});

test('motion unwanted while the page is open stops it', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectRows(page, null);
});
