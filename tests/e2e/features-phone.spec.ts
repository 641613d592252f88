import { expect, test } from '@playwright/test';
import { details, dialog, expand, expectCollapsed, trigger } from './featureCards.ts';
import { expectAccessible, holdChunk, layoutShift } from './probe.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap before the chunk has come shows the text at once, then expands it', async ({
    page,
  }) => {
    const letGo = await holdChunk(page, 'FeatureGrid');
    await page.goto('/');
    await details(page).locator('summary').tap();
    await expect(details(page).locator('p')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const shifted = await layoutShift(page);
    letGo();
    await expect(dialog(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(shifted);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expectCollapsed(page);
  });

  test('targets are at least 44 px high', async ({ page }) => {
    await expand(page);
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expectCollapsed(page);
    const box = await trigger(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('an expanded card fits a low screen and scrolls inside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await expand(page);
    const card = page.locator('dialog article');
    const height = async () => (await card.boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(480 - 32);
    await card.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expectAccessible(page);
  });
});
