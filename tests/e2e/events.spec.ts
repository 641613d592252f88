import { expect, type Page, test } from 'playwright/test';
import { EVENT_IMAGE_REVEAL_MS } from '../../components/widgets/Timeline/Timeline.island.ts';
import { matrix } from '../matrix.ts';
import { TIMELINE } from './helpers/otherContent.ts';
import { EVENTS, FAR, FIRST } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import { fontsLoaded, holdChunk, hydrated, layoutShift, scrollTo, swipe } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import {
  arriveAt,
  comeNear,
  DESKTOP,
  hydrate,
  opacities,
  PHONE,
  states,
} from './helpers/timeline.ts';

skipWithout('timeline');

test.use({ baseURL: OTHER, viewport: DESKTOP });

/** Expects the pictures of an event to appear, each EVENT_IMAGE_REVEAL_MS after the one before it. */
async function expectOneByOne(page: Page, slug: string, count: number): Promise<void> {
  await expect.poll(() => states(page, slug)).toEqual(Array(count).fill('shown'));
  const delays = await page
    .locator(`#${slug} [data-reveal]`)
    .evaluateAll((all) =>
      all.map((picture) => Number.parseFloat(getComputedStyle(picture).transitionDelay) * 1_000),
    );
  expect(delays).toEqual(Array.from({ length: count }, (_, i) => i * EVENT_IMAGE_REVEAL_MS));
  await expect.poll(() => opacities(page, slug)).toEqual(Array(count).fill(1));
}

test('pictures appear one every 100 ms when their event scrolls into view', async ({ page }) => {
  await page.goto(TIMELINE);
  await hydrate(page);
  await arriveAt(page, FAR);
  await expectOneByOne(page, FAR, 4);
});

test('the first event’s pictures appear in the same way, however early a visitor scrolls to them', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TIMELINE);
  await comeNear(page);
  await expect.poll(() => states(page, FIRST)).toEqual(Array(3).fill('waiting'));
  await arriveAt(page, FIRST);
  await expectOneByOne(page, FIRST, 3);
});

test('visible pictures never disappear, and in the end all are visible', { tag: '@all' }, async ({
  page,
}) => {
  const letGo = await holdChunk(page, 'Timeline');
  await page.goto(TIMELINE);
  await scrollTo(page, 900);
  letGo();
  await hydrated(page, 'Timeline');
  await expect.poll(() => states(page, FAR)).toEqual(Array(4).fill('waiting'));
  expect(await states(page, FIRST)).toEqual(['', '', '']);
  for (const item of await page.locator('.timeline > li').all()) {
    const slug = (await item.getAttribute('id')) ?? '';
    await arriveAt(page, slug);
    await expect.poll(() => states(page, slug), { intervals: [50] }).not.toContain('waiting');
  }
  const palest = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll((all) =>
        Math.min(...all.map((picture) => Number(getComputedStyle(picture).opacity))),
      );
  await expect.poll(palest).toBe(1);
});

test.describe('timeline by touch', { tag: '@all' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test('a swipe hydrates the timeline, and pictures appear', async ({ page }) => {
    await page.goto(TIMELINE);
    await swipe(page, { x: 195, y: 700 }, { x: 195, y: 100 });
    await hydrated(page, 'Timeline');
    // The page may still be scrolling: pictures that leave the screen wait until they are back.
    const arrived = async () => {
      await arriveAt(page, FAR);
      return opacities(page, FAR);
    };
    await expect.poll(arrived).toEqual([1, 1, 1, 1]);
  });
});

test('a hundred events work: nothing shifts, every picture appears', { tag: '@all' }, async ({
  page,
}) => {
  await page.route(TIMELINE, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const list = html.slice(html.indexOf('<ol class="timeline'));
    const items = list.slice(list.indexOf('<li id='), list.indexOf('</ol>'));
    const copies = [1, 2, 3, 4, 5, 6]
      .map((copy) =>
        items
          .replaceAll(/ id="/g, () => ` id="copy${copy}-`)
          .replaceAll('labelledby="', () => `labelledby="copy${copy}-`),
      )
      .join('');
    await route.fulfill({ response, body: html.replace(items, () => items + copies) });
  });
  await page.goto(TIMELINE);
  await expect(page.locator('.timeline > li')).toHaveCount(7 * EVENTS);
  await fontsLoaded(page);
  const before = await layoutShift(page);
  await hydrate(page);
  for (const slug of [FAR, `copy3-${FAR}`, `copy6-${FAR}`]) {
    await arriveAt(page, slug);
    await expect.poll(() => opacities(page, slug)).toEqual([1, 1, 1, 1]);
  }
  expect(await layoutShift(page)).toBe(before);
});

for (const [viewport, tier] of matrix([DESKTOP, { width: 768, height: 1024 }, PHONE])) {
  test(
    `a direct link to an event scrolls to it at ${viewport.width} px, with its pictures visible immediately`,
    tier,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${TIMELINE}#${FAR}`);
      await hydrated(page, 'Timeline');
      const heading = page.locator(`#${FAR} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const astray = () =>
        page.locator(`#${FAR}`).evaluate((event) => {
          const padding = Number.parseFloat(
            getComputedStyle(document.documentElement).scrollPaddingTop,
          );
          return Math.abs(Math.round(event.getBoundingClientRect().top - padding));
        });
      await expect.poll(astray).toBe(0);
      expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
      await expect(page.locator(`#${FAR} .timeline-dot`)).toHaveCSS('outline-style', 'solid');
      await expect(page.locator('.timeline-dot').first()).toHaveCSS('outline-style', 'none');
    },
  );
}

test('a link to another event on the open page scrolls to it, with its pictures visible', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TIMELINE);
  await hydrate(page);
  await page.evaluate((slug) => {
    location.hash = slug;
  }, FAR);
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await expect(page.locator(`#${FAR} h2`)).toBeInViewport();
});

test('of three pictures the first is large, on a phone and on a desktop', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(TIMELINE);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const [first = 0, second = 0, third = 0] = await page
      .locator(`#${FIRST} [data-reveal]`)
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width));
    expect(first).toBeGreaterThan(1.9 * second);
    expect(third).toBe(second);
  }
});
