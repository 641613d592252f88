import { expect, type Page, test } from '@playwright/test';
import { arrive, arriveWithClock, BAND, band, button, first, row } from './logos.ts';
import {
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  layoutShift,
  listen,
} from './probe.ts';

// All logos are there: specification 2 (Home page) and 9 (12 logos); whether its script comes or not.
test.use({ viewport: { width: 1440, height: 900 } });

/** Measures in every frame from now on how far the last logo is from the row's right edge. */
const watchEnd = (page: Page) =>
  row(page).evaluateHandle((element) => {
    const seen = { widestGap: 0 };
    const look = () => {
      const { right } = element.getBoundingClientRect();
      const ends = [...element.querySelectorAll('li')]
        .map((logo) => logo.getBoundingClientRect())
        .filter((logo) => logo.left < right)
        .map((logo) => logo.right);
      seen.widestGap = Math.max(seen.widestGap, right - Math.max(...ends));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });

for (const width of [390, 768, 1440, 2560]) {
  test(`at ${width} px it shows no end, and nothing shifts when it wakes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await arriveWithClock(page);
    // Whether a face was late is nothing of the row's (stability.spec.ts).
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutShift(page);
    await button(page).click();
    await row(page).focus();
    await page.clock.runFor(1000);
    const from = await first(page);
    const end = await watchEnd(page);
    // Once and a half round, each press while the row is still on its way.
    for (let press = 1; press <= 18; press++) {
      await page.keyboard.press('ArrowRight');
      await page.clock.runFor(50);
    }
    await page.clock.runFor(2000);
    expect(await first(page)).toBe((from + 18) % 12);
    // Between two logos there are 32 px.
    expect(await end.evaluate(({ widestGap }) => widestGap)).toBeLessThan(40);
    expect(await layoutShift(page)).toBe(before);
  });
}

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
