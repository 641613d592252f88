import { expect, type Page, test } from '@playwright/test';
import { EVENT_IMAGE_REVEAL_MS } from '../../components/widgets/Timeline/Timeline.island.ts';
import { askedScripts, awake, facesThere, layoutShift, scrollTo } from './probe.ts';
import { arriveAt, DESKTOP, FAR, opacities, PHONE, states, wake } from './timeline.ts';

test.use({ viewport: DESKTOP });

/** Where the line's tip is, in pixels from the top of the screen. */
const tip = (page: Page) =>
  page.locator('#top').evaluate((line) => {
    const { transform } = getComputedStyle(line, '::before');
    const { top, height } = line.getBoundingClientRect();
    return top + height * (transform === 'none' ? 1 : new DOMMatrix(transform).d);
  });

test('no chunk before the first scroll', async ({ page }) => {
  const chunks = askedScripts(page);
  await page.goto('/events', { waitUntil: 'networkidle' });
  expect(chunks).toEqual([]);
  await page.mouse.wheel(0, 200);
  await awake(page, 'Timeline');
  expect(chunks).toHaveLength(1);
});

test('pictures appear one every 100 ms when their event arrives', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/events');
  await wake(page);
  await page.clock.pauseAt(60_000);
  await arriveAt(page, FAR);
  const shown = async () => (await states(page, FAR)).filter((state) => state === 'shown').length;
  await expect.poll(shown).toBe(1);
  for (const number of [2, 3, 4]) {
    await page.clock.runFor(EVENT_IMAGE_REVEAL_MS - 1);
    expect(await shown()).toBe(number - 1);
    await page.clock.runFor(1);
    expect(await shown()).toBe(number);
  }
});

test('what is seen is never taken away, and in the end everything is', async ({ page }) => {
  await page.goto('/events');
  await scrollTo(page, 900);
  await awake(page, 'Timeline');
  await expect.poll(() => states(page, FAR)).toEqual(Array(4).fill('waiting'));
  expect(await states(page, 'year-end-assay')).toEqual(['', '', '']);
  for (const item of await page.locator('#top > li').all()) {
    const slug = (await item.getAttribute('id')) ?? '';
    await arriveAt(page, slug);
    const palest = async () => Math.min(...(await opacities(page, slug)));
    await expect.poll(palest, { intervals: [50] }).toBe(1);
  }
});

test('the line is drawn to the middle of the screen, and marks that it passed are filled', async ({
  page,
}) => {
  await page.goto('/events');
  for (const top of [900, 3000, 7000]) {
    await scrollTo(page, top);
    await expect.poll(async () => Math.abs((await tip(page)) - DESKTOP.height / 2)).toBeLessThan(2);
  }
  const marks = await page.locator('.timeline-mark').evaluateAll((all) =>
    all.map((mark) => {
      const { transform } = getComputedStyle(mark, '::after');
      return { y: mark.getBoundingClientRect().top, filled: new DOMMatrix(transform).a };
    }),
  );
  for (const { y, filled } of marks)
    if (Math.abs(y - DESKTOP.height / 2) > 30) expect(filled).toBe(y < DESKTOP.height / 2 ? 1 : 0);
  await scrollTo(page, 1e6);
  await expect
    .poll(() =>
      page
        .locator('#top')
        .evaluate((line) => new DOMMatrix(getComputedStyle(line, '::before').transform).d),
    )
    .toBe(1);
});

test('nothing shifts while a keyboard walks down the page', async ({ page }) => {
  await page.goto('/events');
  // Faces that come meanwhile break lines elsewhere.
  await facesThere(page);
  await wake(page);
  for (let i = 0; i < 8; i++) {
    // A press while the last one still moves the page may be taken as part of it.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect
        .poll(() => page.evaluate((to) => scrollY >= to, i * 500 + 400), { timeout: 2000 })
        .toBe(true);
    }).toPass();
  }
  expect(await layoutShift(page)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test('a swipe wakes it, and pictures arrive', async ({ page }) => {
    await page.goto('/events');
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 195, y }],
      });
    await finger('touchStart', 700);
    for (let y = 680; y >= 100; y -= 20) await finger('touchMove', y);
    await finger('touchEnd');
    await awake(page, 'Timeline');
    await arriveAt(page, FAR);
    await expect.poll(() => opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  });
});

test('a hundred events hold: nothing shifts, no long task, every picture arrives', async ({
  page,
}) => {
  await page.route('/events', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const list = html.slice(html.indexOf('<ol id="top"'));
    const items = list.slice(list.indexOf('<li id='), list.indexOf('</ol>'));
    const copies = [1, 2, 3, 4, 5, 6]
      .map((copy) =>
        items
          .replaceAll(/ id="/g, ` id="copy${copy}-`)
          .replaceAll('labelledby="', `labelledby="copy${copy}-`),
      )
      .join('');
    await route.fulfill({ response, body: html.replace(items, items + copies) });
  });
  await page.goto('/events');
  await expect(page.locator('#top > li')).toHaveCount(112);
  await facesThere(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await wake(page);
  for (const slug of [FAR, `copy3-${FAR}`, `copy6-${FAR}`]) {
    await arriveAt(page, slug);
    await expect.poll(() => opacities(page, slug)).toEqual([1, 1, 1, 1]);
  }
  expect(
    await page.evaluate(() =>
      (window as unknown as { tasks: number[] }).tasks.filter((ms) => ms > 100),
    ),
  ).toEqual([]);
  expect(await layoutShift(page)).toBe(0);
});
