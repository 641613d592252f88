import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  layoutShift,
  listen,
} from './probe.ts';

// The logo carousel: specification 2 (Home page), 4 and 9 (12 logos, 2 s).
test.use({ viewport: { width: 1440, height: 900 } });

const BAND = 'section:has(> div > #logos)';
const band = (page: Page) => page.locator(BAND);
const row = (page: Page) => band(page).getByRole('group');
const button = (page: Page) => band(page).getByRole('button');

/** The logo at the row's left edge, by its place in the list. */
const first = (page: Page) =>
  row(page).evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')].findIndex((logo) => {
      const off = logo.getBoundingClientRect().left - left - 24;
      return Math.abs(off) < 4;
    });
  });

async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await centre(page, BAND);
  await awake(page, 'LogoCarousel');
}

/** Arrives with a clock that only the test moves, long enough after to have all pictures. */
async function arriveWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await arrive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(button(page)).toHaveAccessibleName('Pause the logos');
}

/** Begins a delay anew. */
async function restart(page: Page): Promise<void> {
  await button(page).click();
  await page.clock.runFor(1000);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause the logos');
}

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

for (const width of [390, 768, 1440, 2560]) {
  test(`at ${width} px it shows no end, and nothing shifts when it wakes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page);
    // Whether a face was late is nothing of the row's (stability.spec.ts).
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutShift(page);
    await button(page).click();
    await row(page).focus();
    for (let move = 0; move < 12; move++) {
      const filled = await row(page).evaluate((element) => {
        const box = element.getBoundingClientRect();
        return Math.max(
          ...[...element.querySelectorAll('li')]
            .map((logo) => logo.getBoundingClientRect())
            .filter(({ left }) => left < box.right)
            .map(({ right }) => right - box.right),
        );
      });
      expect(filled).toBeGreaterThan(-40);
      const from = await first(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => first(page), { intervals: [50] }).toBe((from + 1) % 12);
    }
    expect(await layoutShift(page)).toBe(before);
  });
}

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

test('nothing of it comes before somebody scrolls', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('LogoCarousel')) scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(band(page)).toBeInViewport();
  expect(scripts).toEqual([]);
});

test('axe finds nothing while it moves', async ({ page }) => {
  await arrive(page);
  await expectAccessible(page, BAND);
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

test('when its chunk never comes, the row scrolls; the console has one message', async ({
  page,
}) => {
  const said = listen(page);
  await blockChunk(page, 'LogoCarousel');
  await page.goto('/');
  await centre(page, BAND);
  await expectOneMessage(said, 'LogoCarousel');
  await expect(row(page).getByRole('img')).toHaveCount(12);
  await expect(row(page)).toHaveCSS('overflow-x', 'auto');
  await expect(button(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('twelve logos stand in a row that scrolls', async ({ page }) => {
    await page.goto('/');
    await expect(row(page).getByRole('img')).toHaveCount(12);
    await expect(row(page)).toHaveCSS('overflow-x', 'auto');
    await expect(button(page)).toHaveCount(0);
  });
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
