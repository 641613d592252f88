import { expect, type Page, test } from '@playwright/test';
import { arrive, button, edgesAt, expectRows, ROWS, rows } from './letters.ts';
import {
  awake,
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  facesThere,
  layoutShift,
  listen,
} from './probe.ts';

// The testimonials: specification 2 (Home page) and 9 (20 s a cycle, 4 repeats a row).
test.use({ viewport: { width: 1440, height: 900 } });

/** The animations of the rows. */
const timings = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const { duration, iterations, direction } =
        row.firstElementChild?.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { duration, iterations, direction };
    }),
  );

test('two rows run without end, 20 s a cycle, the second in reverse', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  expect(await timings(page)).toEqual([
    { duration: 20_000, iterations: Infinity, direction: 'normal' },
    { duration: 20_000, iterations: Infinity, direction: 'reverse' },
  ]);
});

test('each row stands there four times, three of them for the eye only', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  for (const row of await rows(page).all()) {
    await expect(row.locator('ul')).toHaveCount(4);
    await expect(row.locator('ul[aria-hidden=true][inert]')).toHaveCount(3);
  }
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(8);
});

for (const width of [390, 1440, 2560]) {
  test(`at ${width} px no row shows an end, and a cycle closes without a jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page);
    await button(page).hover();
    for (const row of [0, 1]) {
      const start = await edgesAt(page, row, 0);
      expect(await edgesAt(page, row, 19_999.9)).toEqual(start);
      for (const moment of [0, 5000, 10_000, 15_000]) {
        const edges = (await edgesAt(page, row, moment)).map(({ left }) => left);
        expect(Math.min(...edges)).toBeLessThanOrEqual(24);
        expect(Math.max(...edges)).toBeGreaterThan(width - 480);
      }
    }
  });
}

test('it starts where the letters stood: nothing shifts when it wakes', async ({ page }) => {
  await page.goto('/');
  await facesThere(page);
  const letter = page.locator('#testimonials figure').first();
  const before = await letter.boundingBox();
  await centre(page, ROWS);
  await awake(page, 'Testimonials');
  await expectRows(page, 'running');
  expect((await edgesAt(page, 0, 0)).map(({ left }) => left)).toContain(Math.round(before?.x ?? 0));
  expect(await layoutShift(page)).toBe(0);
});

test('axe finds nothing while it runs', async ({ page }) => {
  await arrive(page);
  await expectRows(page, 'running');
  await expectAccessible(page);
});

test('when its chunk never comes, the letters stand; the console has one message', async ({
  page,
}) => {
  const said = listen(page);
  await blockChunk(page, 'Testimonials');
  await page.goto('/');
  await centre(page, ROWS);
  await expectOneMessage(said, 'Testimonials');
  await expect(page.locator('#testimonials figure')).toHaveCount(8);
  await expect(button(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters stand in rows that scroll, without a button that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(8);
    await expect(button(page)).toHaveCount(0);
    await expect(rows(page).first()).toHaveCSS('overflow-x', 'auto');
  });
});
