import { expect, test } from '@playwright/test';
import { arrive, arriveWithClock, BAND, button, first, restart, row } from './logos.ts';
import { awake, centre, expectAccessible } from './probe.ts';

// How the logo carousel moves and is held: specification 4 and 9 (12 logos, 2 s).
test.use({ viewport: { width: 1440, height: 900 } });

test('moves on by one every 2 s, and after twelve it is at the first again', async ({ page }) => {
  await arriveWithClock(page);
  await restart(page);
  const from = await first(page);
  for (let move = 1; move <= 12; move++) {
    // The rest of the delay, then what the movement takes.
    await page.clock.runFor(move === 1 ? 1999 : 999);
    expect(await first(page)).toBe((from + move - 1) % 12);
    await page.clock.runFor(1001);
    expect(await first(page)).toBe((from + move) % 12);
  }
});

test('a drag holds it; let go, it resumes by itself', async ({ page }) => {
  await arriveWithClock(page);
  await restart(page);
  const box = await row(page).boundingBox();
  const middle = { x: (box?.x ?? 0) + 400, y: (box?.y ?? 0) + 25 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 150, middle.y, { steps: 5 });
  await page.clock.runFor(10_000);
  const dragged = await row(page).evaluate(
    (element) => element.querySelectorAll('li')[4]?.getBoundingClientRect().left,
  );
  await page.clock.runFor(10_000);
  expect(
    await row(page).evaluate(
      (element) => element.querySelectorAll('li')[4]?.getBoundingClientRect().left,
    ),
  ).toBe(dragged);
  await page.mouse.up();
  await page.clock.runFor(1900);
  const settled = await first(page);
  expect(settled).toBeGreaterThanOrEqual(0);
  await page.clock.runFor(1100);
  expect(await first(page)).toBe((settled + 1) % 12);
});

test('keyboard focus holds it, arrows move it, and after focus it resumes by itself', async ({
  page,
}) => {
  await arriveWithClock(page);
  await restart(page);
  await button(page).focus();
  await page.keyboard.press('Tab');
  await expect(row(page)).toBeFocused();
  await page.clock.runFor(1000);
  const from = await first(page);
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(from);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1000);
  expect(await first(page)).toBe((from + 1) % 12);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(1000);
  expect(await first(page)).toBe(from);
  await page.keyboard.press('Tab');
  await page.clock.runFor(3000);
  expect(await first(page)).toBe((from + 1) % 12);
});

test('its button stands before it and has the last word', async ({ page }) => {
  await arriveWithClock(page);
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  await page.clock.runFor(1000);
  const from = await first(page);
  await page.keyboard.press('Tab');
  await expect(row(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(from);
  await page.clock.resume();
  await expectAccessible(page, BAND);
});

test('goes on from where the hand had scrolled it', async ({ page }) => {
  await page.goto('/');
  await row(page).evaluate((element) => {
    element.scrollLeft = 3 * 208;
  });
  await page.clock.install();
  await centre(page, BAND);
  await awake(page, 'LogoCarousel');
  await expect.poll(() => first(page)).toBe(3);
  expect(await row(page).evaluate((element) => element.scrollLeft)).toBe(0);
});

test('with reduced motion it is still until it is played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await arrive(page);
  await page.clock.runFor(10_000);
  expect(await first(page)).toBe(0);
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  await button(page).click();
  await page.clock.runFor(2100);
  expect(await first(page)).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves it', async ({ page }) => {
    await arrive(page);
    await button(page).tap();
    await expect(button(page)).toHaveAccessibleName('Play the logos');
    const from = await first(page);
    const box = await row(page).boundingBox();
    const y = (box?.y ?? 0) + 25;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 220);
    for (let x = 210; x >= 60; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => first(page)).not.toBe(from);
  });
});
