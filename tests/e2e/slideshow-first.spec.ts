import { expect, test } from '@playwright/test';
import { blockChunk, centre, expectOneMessage, hold, listen } from './probe.ts';
import {
  arrive,
  boxOf,
  expectSlide,
  motion,
  next,
  SHOWS,
  show,
  tabs,
  watchPictures,
} from './slides.ts';

// Slides under the first touch, by touch, on narrow screens, and where a chunk or all script is missing.
test.use({ viewport: { width: 1440, height: 1100 } });

test('a screen of the tools leads to the platform in a new tab; focus comes along', async ({
  page,
}) => {
  await arrive(page, 'tools');
  const link = page.locator('#tools > :not([inert]) a');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 'tools', 2);
  await expect(link).toBeFocused();
  await expect(page.locator('#tools-2').getByRole('link')).toBeFocused();
});

test('a press before it is awake is not lost', async ({ page }) => {
  await page.goto('/');
  await next(page, 'tools').evaluate((button) => (button as HTMLElement).click());
  await centre(page, boxOf('tools'));
  await expectSlide(page, 'tools', 2);
});

test('a press while pictures come is not lost', async ({ page }) => {
  const letGo = await hold(page, /\/pictures\/campus-/);
  await page.goto('/');
  await centre(page, boxOf('gallery'));
  await expect(show(page, 'gallery').locator('xpath=..')).toHaveAttribute('awake');
  await next(page, 'gallery').click();
  await expect(tabs(page, 'gallery')).toHaveCount(0);
  letGo();
  await expectSlide(page, 'gallery', 2);
});

test('narrow screens get the upright pictures of the tools', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  const asked = watchPictures(page, 'tools');
  await arrive(page, 'tools');
  expect(await asked()).toHaveLength(6);
  for (const address of await asked()) expect(address).toContain('-phone');
  const box = await page.locator('#tools-1 a').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(39 / 56, 2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe goes on and back', async ({ page }) => {
    await arrive(page, 'gallery');
    await motion(page, 'gallery').tap();
    const box = await page.locator('#gallery-1 img').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (let i = 1; i <= 10; i++) await touch('touchMove', from + ((to - from) * i) / 10);
      await touch('touchEnd');
    };
    await swipe(320, 80);
    await expectSlide(page, 'gallery', 2);
    await swipe(80, 320);
    await expectSlide(page, 'gallery', 1);
  });
});

test('when its chunk never comes, the slides scroll; the console has one message each', async ({
  page,
}) => {
  const said = listen(page);
  await blockChunk(page, 'Slideshow');
  await page.goto('/');
  await centre(page, boxOf('tools'));
  await expectOneMessage(said, 'Slideshow');
  await expect(show(page, 'tools').getByRole('button')).toHaveCount(0);
  await page.locator('#tools-3').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('#tools-3 img')).toBeVisible();
  await expect
    .poll(() =>
      page.locator('#tools-3 img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, slides } of SHOWS)
    test(`${id}: every slide stands in a row that scrolls, its name leads to it`, async ({
      page,
    }) => {
      await page.goto('/');
      for (const image of await page.locator(`#${id} img`).all())
        await expect(image).toHaveCSS('display', 'block');
      await expect(page.locator(`#${id} img`)).toHaveCount(slides);
      await expect(show(page, id).getByRole('button')).toHaveCount(0);
      await show(page, id).locator(`a[href="#${id}-2"]`).click();
      await expect(page.locator(`#${id}-2`)).toBeInViewport();
    });
});
