import { expect, test } from '@playwright/test';
import {
  blockChunk,
  expectAccessible,
  expectOneMessage,
  hydrated,
  island,
  listen,
  scrollTo,
} from './probe.ts';
import { DESKTOP, FAR, hydrate, opacities } from './timeline.ts';

test.use({ viewport: DESKTOP });

test('on paper and with reduced motion every picture is there and still, also when asked for later', async ({
  page,
}) => {
  await page.goto('/events');
  await hydrate(page);
  expect(await opacities(page, FAR)).toEqual([0, 0, 0, 0]);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.reload();
  await scrollTo(page, 30);
  await hydrated(page, 'Timeline');
  expect(new Set(await opacities(page, FAR))).toEqual(new Set([1]));
  expect(
    await page.locator('#top').evaluate((line) => line.getAnimations({ subtree: true }).length),
  ).toBe(0);
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

test('axe finds nothing while pictures wait, and at a marked event', async ({ page }) => {
  await page.goto('/events');
  await hydrate(page);
  await expectAccessible(page, `#${FAR}`);
  await page.goto(`/events#${FAR}`);
  await expect(page.locator(`#${FAR} .timeline-dot`)).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page, `#${FAR}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there', async ({ page }) => {
    await page.goto(`/events#${FAR}`);
    await expect(island(page, 'Timeline')).not.toHaveAttribute('hydrated');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(page.locator(`#${FAR} img`).first()).toBeInViewport();
  });
});
