import { expect, type Page, test } from 'playwright/test';
import { TIMELINE } from './helpers/otherContent.ts';
import { OTHER } from './helpers/ports.ts';
import { scrollTo } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { comeNear, DESKTOP } from './helpers/timeline.ts';

skipWithout('timeline');

// The line of the events, and its marks: specification 2 (a scroll-driven vertical timeline).
test.use({ baseURL: OTHER, viewport: DESKTOP });

/** How much of the line is visible: 1 is all of it. */
const drawn = (page: Page) =>
  page
    .locator('.timeline')
    .evaluate((line) => new DOMMatrix(getComputedStyle(line, '::before').transform).d);

/** The position of the line's tip, in pixels from the top of the screen. */
async function tip(page: Page): Promise<number> {
  const part = await drawn(page);
  return page.locator('.timeline').evaluate((line, y) => {
    const { top, height } = line.getBoundingClientRect();
    return top + height * y;
  }, part);
}

/** Removes `animation-timeline` from the browser. */
async function withoutScrollTimelines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) =>
      !asked.join().includes('animation-timeline') && supports.apply(CSS, asked as [string]);
  });
  await page.route(`${TIMELINE}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('animation-timeline', 'animation-unknown');
    // The policy allows the style by its hash.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
}

for (const [how, prepare] of [
  ['by the browser', async () => {}],
  ['by script where it cannot', withoutScrollTimelines],
] as const)
  test(`${how} the line reaches the middle of the screen, and the marks that it passed are filled`, {
    tag: '@all',
  }, async ({ page }) => {
    await prepare(page);
    await page.goto(TIMELINE);
    await comeNear(page);
    const start = await page
      .locator('.timeline')
      .evaluate((line) => line.getBoundingClientRect().top + scrollY);
    // Each with the middle of the screen somewhere on the line.
    for (const below of [200, 2300, 6300]) {
      await scrollTo(page, start + below);
      await expect
        .poll(async () => Math.abs((await tip(page)) - DESKTOP.height / 2))
        .toBeLessThan(2);
    }
    const marks = await page.locator('.timeline-dot').evaluateAll((all) =>
      all.map((mark) => {
        const { transform } = getComputedStyle(mark, '::after');
        return { y: mark.getBoundingClientRect().top, filled: new DOMMatrix(transform).a };
      }),
    );
    for (const { y, filled } of marks)
      if (Math.abs(y - DESKTOP.height / 2) > 30)
        expect(filled).toBe(y < DESKTOP.height / 2 ? 1 : 0);
    await scrollTo(page, 1e6);
    await expect.poll(() => drawn(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 900);
    expect(await drawn(page)).toBe(1);
    await page.reload();
    await comeNear(page);
    expect(await drawn(page)).toBe(1);
  });
