import { expect, test } from '@playwright/test';
import { faintTexts } from './contrast.ts';
import { centre } from './probe.ts';
import { PAGES } from './routes.ts';

// WCAG 2.2, 1.4.3, where axe says that it cannot tell: in figures, over pictures, over bands of colour.

/** No page is higher, on any screen. */
const WHOLE = 24_000;

for (const route of PAGES)
  test(`${route}: what stands in figures and over pictures is no fainter than other text`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, WHOLE) });
      expect(await faintTexts(page), `at ${width} px`).toEqual([]);
    }
  });

test('so is what stands in each expanded card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.locator('#features summary');
  const all = await cards.count();
  for (let card = 0; card < all; card++) {
    await page.reload();
    await centre(page, '#features li');
    await cards.nth(card).click();
    // Waits until the card has grown.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click({ trial: true });
    expect(await faintTexts(page), `card ${card + 1}`).toEqual([]);
  }
});
