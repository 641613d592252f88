import { expect, type Page, test } from 'playwright/test';
import { EVENT_IMAGE_REVEAL_MS } from '../../components/widgets/Timeline/Timeline.island.ts';
import { TIMELINE } from './helpers/otherContent.ts';
import { FAR, FIRST } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import {
  blockChunk,
  expectAccessible,
  expectOneMessage,
  holdChunk,
  hydrated,
  island,
  listen,
  scrollTo,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { comeNear, DESKTOP, hydrate, opacities, states } from './helpers/timeline.ts';

skipWithout('timeline');

test.use({ baseURL: OTHER, viewport: DESKTOP });

const ONE_BY_ONE = [0, 1, 2].map((place) => place * EVENT_IMAGE_REVEAL_MS);

test('on paper and with reduced motion every picture is visible and still, also if that is set later', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TIMELINE);
  await hydrate(page);
  expect(await opacities(page, FAR)).toEqual([0, 0, 0, 0]);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.reload();
  await comeNear(page);
  expect(new Set(await opacities(page, FAR))).toEqual(new Set([1]));
  expect(
    await page
      .locator('.timeline')
      .evaluate((line) => line.getAnimations({ subtree: true }).length),
  ).toBe(0);
});

test('a chunk that never loads leaves the timeline complete, with one message', {
  tag: '@all',
}, async ({ page }) => {
  await blockChunk(page, 'Timeline');
  const said = listen(page);
  await page.goto(TIMELINE);
  await scrollTo(page, 1200);
  await expectOneMessage(said, 'Timeline');
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await page.locator(`#${FAR} h2`).click();
  await expectOneMessage(said, 'Timeline');
});

test('the timeline has no accessibility violations while pictures wait, and at a marked event', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TIMELINE);
  await hydrate(page);
  await expectAccessible(page, `#${FAR}`);
  await page.goto(`${TIMELINE}#${FAR}`);
  await expect(page.locator(`#${FAR} .timeline-dot`)).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page, `#${FAR}`);
});

/** Milliseconds until each picture of the first event appears without script. */
const delays = (page: Page) =>
  page.locator(`#${FIRST} [data-reveal]`).evaluateAll((all) =>
    all.flatMap((picture) => {
      const { animationName, animationDelay } = getComputedStyle(picture);
      return animationName === 'none' ? [] : Number.parseFloat(animationDelay) * 1_000;
    }),
  );

test('on a high screen the first event’s pictures appear one by one with the page, and stay', {
  tag: '@all',
}, async ({ page }) => {
  const letGo = await holdChunk(page, 'Timeline');
  // High enough to show it, but not the far event.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(TIMELINE);
  expect(await delays(page)).toEqual(ONE_BY_ONE);
  await expect.poll(() => opacities(page, FIRST)).toEqual([1, 1, 1]);
  letGo();
  await hydrated(page, 'Timeline');
  await expect.poll(() => states(page, FAR)).toContain('waiting');
  expect(await opacities(page, FIRST)).toEqual([1, 1, 1]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await delays(page)).toEqual([]);
});

test.describe('the timeline without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is visible', async ({ page }) => {
    await page.goto(`${TIMELINE}#${FAR}`);
    await expect(island(page, 'Timeline')).not.toHaveAttribute('hydrated');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(page.locator(`#${FAR} img`).first()).toBeInViewport();
    await page.goto(TIMELINE);
    expect(await delays(page)).toEqual(ONE_BY_ONE);
    await expect.poll(() => opacities(page, FIRST)).toEqual([1, 1, 1]);
  });
});
