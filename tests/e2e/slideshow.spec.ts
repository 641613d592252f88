import { expect, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { placeOf } from './helpers/content.ts';
import { arrowKeys, boxesOf, xFromStart } from './helpers/direction.ts';
import { SLIDES } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import {
  centre,
  expectAccessible,
  fontsLoaded,
  hold,
  layoutShift,
  listen,
  scrollTo,
  swipe,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import {
  arrive,
  arriveOutOfTime,
  boxOf,
  EVENTS,
  expectSlide,
  live,
  motion,
  next,
  pass,
  previous,
  SHOWS,
  show,
  TOOLS,
  tabs,
  watchPictures,
} from './helpers/slides.ts';

skipWithout('featureGrid', 'gallery', 'slideshow');

// The two slideshows: specification 2 (Home page), 4, 8 and 9 (5 s).
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 1100 } });

const GRID = placeOf('featureGrid').id;

for (const [{ route, id, slides }, tier] of matrix(SHOWS))
  test(
    `${id}: only the first picture loads until it is near, then all of them`,
    tier,
    async ({ page }) => {
      const asked = watchPictures(page, id);
      await page.goto(route, { waitUntil: 'networkidle' });
      await fontsLoaded(page);
      const top = await page
        .locator(`#${id}`)
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await scrollTo(page, top - 1100 - 400);
      await expect.poll(asked).toHaveLength(1);
      await centre(page, boxOf(id));
      await expect(tabs(page, id)).toHaveCount(slides);
      expect(await asked()).toHaveLength(slides);
    },
  );

for (const [{ id, slides }, tier] of matrix(SHOWS))
  test(`${id} moves on every 5 s, from the last to the first`, tier, async ({ page }) => {
    await arriveOutOfTime(page, id);
    for (let slide = 2; slide < slides + 2; slide++) {
      await pass(page, id, 4999);
      await expectSlide(page, id, ((slide - 1) % slides) + 1);
      await pass(page, id, 1);
      await expectSlide(page, id, (slide % slides) + 1);
    }
  });

test('arrow keys, buttons and names choose a slide, in both directions; focus follows', async ({
  page,
}) => {
  const id = TOOLS;
  await arrive(page, id);
  const keys = await arrowKeys(page);
  await page.keyboard.press(keys.previous);
  await expectSlide(page, id, SLIDES);
  await page.keyboard.press(keys.next);
  await expectSlide(page, id, 1);
  await next(page, id).click();
  await expectSlide(page, id, 2);
  await previous(page, id).click();
  await previous(page, id).click();
  await expectSlide(page, id, SLIDES);
  await tabs(page, id).nth(2).click();
  await expectSlide(page, id, 3);
  const left = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  const home = await live(page, id).evaluate((box) => box.getBoundingClientRect().left);
  await expect.poll(async () => Math.abs((await left(`#${id}-3`)) - home)).toBeLessThan(1);
  expect(new URL(page.url()).hash).toBe('');
  for (const [key, slide] of [
    ['Home', 1],
    [keys.previous, SLIDES],
    ['Home', 1],
    ['End', SLIDES],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, id, slide);
    await expect(tabs(page, id).nth(slide - 1)).toBeFocused();
  }
});

for (const [width, id, opener, over] of [
  [1440, TOOLS, `#${GRID} summary`, '.feature-dialog'],
  [390, EVENTS, '[popovertarget]', '#menu'],
] as const)
  test(`under ${over} arrow keys move no slideshow, wherever focus is`, { tag: '@all' }, async ({
    page,
  }) => {
    skipWithout('four feature cards that open');
    await page.setViewportSize({ width, height: 2400 });
    await arrive(page, id);
    await page.locator(opener).first().click();
    const dialog = page.locator(over);
    await expect(dialog).toHaveJSProperty('open', true);
    await expect(show(page, id)).toBeInViewport();
    const { next } = await arrowKeys(page);
    await page.keyboard.press(next);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(next);
    await expectSlide(page, id, 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press(next);
    await expectSlide(page, id, 2);
  });

for (const width of [390, 768, 1440])
  test(`slideshows at ${width} px: target sizes, axe, and nothing shifts when they hydrate`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    for (const { route, id, slides } of SHOWS) {
      await page.goto(route);
      await centre(page, boxOf(id));
      await expect(tabs(page, id)).toHaveCount(slides);
      for (const target of await show(page, id).getByRole('button').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // If there are many, their distance counts (WCAG 2.2, 2.5.8).
      const places = await boxesOf(tabs(page, id));
      for (const [i, { start, top, bottom }] of places.entries()) {
        expect(bottom - top).toBeGreaterThanOrEqual(24);
        const before = places[i - 1]?.start ?? -Infinity;
        expect(start - before).toBeGreaterThanOrEqual(24);
      }
      await expectAccessible(page, boxOf(id));
      await motion(page, id).click();
      await expectAccessible(page, boxOf(id));
      expect(await layoutShift(page)).toBe(0);
    }
  });

for (const [{ pictures, route, id }, tier] of matrix(SHOWS))
  test(
    `a picture of ${id} that fails to load is an empty box, with a message in the console`,
    tier,
    async ({ page }) => {
      await page.route(pictures, (asked, request) =>
        /(?:screen|hall)-1(?:-phone)?-[0-9a-f]{24}/.test(request.url())
          ? asked.continue()
          : asked.abort(),
      );
      const said = listen(page);
      page.on('dialog', () => said.push('a dialog'));
      const own = () => said.filter((text) => !text.startsWith('Failed to load resource'));
      await page.goto(route);
      const before = await show(page, id).boundingBox();
      await centre(page, boxOf(id));
      await expect.poll(own).toEqual(['Failed to load images']);
      await expect(show(page, id)).toBeHidden();
      const after = await show(page, id).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      await page.keyboard.press('ArrowRight');
      expect(await layoutShift(page)).toBe(0);
      await expectAccessible(page, boxOf(id));
    },
  );

test('a screen of the tools links to the platform in a new tab, also by keyboard', async ({
  page,
}) => {
  await arrive(page, TOOLS);
  const link = page.locator(`#${TOOLS} > :not([inert]) a`);
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await link.focus();
  await page.keyboard.press((await arrowKeys(page)).next);
  await expectSlide(page, TOOLS, 2);
  await expect(link).toBeFocused();
  await expect(page.locator(`#${TOOLS}-2`).getByRole('link')).toBeFocused();
});

test('a press before the slideshow is hydrated is not lost', { tag: '@all' }, async ({ page }) => {
  await page.goto(placeOf('slideshow').route);
  await next(page, TOOLS).evaluate((button) => (button as HTMLElement).click());
  await centre(page, boxOf(TOOLS));
  await expectSlide(page, TOOLS, 2);
});

test('a press while the slideshow’s pictures load is not lost', { tag: '@all' }, async ({
  page,
}) => {
  const letGo = await hold(page, /\/pictures\/hall-2-/);
  await page.goto(placeOf('gallery').route);
  await centre(page, boxOf(EVENTS));
  await expect(show(page, EVENTS).locator('xpath=..')).toHaveAttribute('hydrated');
  await next(page, EVENTS).click();
  await expect(tabs(page, EVENTS)).toHaveCount(0);
  letGo();
  await expectSlide(page, EVENTS, 2);
});

test('narrow screens get the upright pictures of the tools', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  const asked = watchPictures(page, TOOLS);
  await arrive(page, TOOLS);
  expect(await asked()).toHaveLength(SLIDES);
  for (const address of await asked()) expect(address).toContain('-phone');
  const box = await page.locator(`#${TOOLS}-1 a`).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(39 / 56, 2);
});

test.describe('slideshow by touch', { tag: '@all' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves forward and back', async ({ page }) => {
    await arrive(page, EVENTS);
    await motion(page, EVENTS).tap();
    const box = await page.locator(`#${EVENTS}-1 img`).boundingBox();
    const y = (box?.y ?? 0) + 60;
    const near = { x: await xFromStart(page, 80), y };
    const far = { x: await xFromStart(page, 320), y };
    await swipe(page, far, near);
    await expectSlide(page, EVENTS, 2);
    await swipe(page, near, far);
    await expectSlide(page, EVENTS, 1);
  });
});
