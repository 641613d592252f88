import { expect, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  expectAccessible,
  expectOneMessage,
  island,
  listen,
  scrollTo,
} from './probe.ts';
import { DESKTOP, FAR, opacities, wake } from './timeline.ts';

test.use({ viewport: DESKTOP });

test('with reduced motion everything is there and still, also when asked for later', async ({
  page,
}) => {
  await page.goto('/events');
  await wake(page);
  expect(await opacities(page, FAR)).toEqual([0, 0, 0, 0]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.reload();
  await scrollTo(page, 30);
  await awake(page, 'Timeline');
  expect(new Set(await opacities(page, FAR))).toEqual(new Set([1]));
  expect(
    await page.locator('#top').evaluate((line) => line.getAnimations({ subtree: true }).length),
  ).toBe(0);
});

test('on paper every picture is there', async ({ page }) => {
  await page.goto('/events');
  await wake(page);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
});

test('a chunk that never comes leaves the page whole and says so once', async ({ page }) => {
  await blockChunk(page, 'Timeline');
  const said = listen(page);
  await page.goto('/events');
  await scrollTo(page, 1200);
  await expectOneMessage(said, 'Timeline');
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.locator(`#${FAR} h2`).click();
  await expectOneMessage(said, 'Timeline');
});

test('axe finds nothing before, while pictures wait, and at a marked event', async ({ page }) => {
  await page.goto('/events');
  await expectAccessible(page);
  await wake(page);
  await expectAccessible(page);
  await page.goto(`/events#${FAR}`);
  await awake(page, 'Timeline');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there', async ({ page }) => {
    await page.goto(`/events#${FAR}`);
    await expect(island(page, 'Timeline')).not.toHaveAttribute('awake');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(page.locator(`#${FAR} img`).first()).toBeInViewport();
  });
});
