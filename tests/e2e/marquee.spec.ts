import { expect, type Page, test } from 'playwright/test';
import { placeOf, words } from './helpers/content.ts';
import { LETTERS } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import {
  centre,
  expectAccessible,
  fontsLoaded,
  holdChunk,
  hydrated,
  layoutShift,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('testimonials');

// The testimonials: specification 2 (Home page) and 9 (20 s a cycle, 4 repeats a row), and WCAG 2.2.2.
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 900 } });

const { route: HOME, id } = placeOf('testimonials');
const SECTION = `#${id}`;
const ROWS = `${SECTION} [data-rows] > *`;
const letters = (page: Page) => page.locator(ROWS);
const button = (page: Page) => page.locator(SECTION).getByRole('button');
const states = (page: Page) =>
  letters(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-marquee')));

/** Expects every row to be in a state: running, paused, or at rest (null). */
const expectRows = (page: Page, state: 'running' | 'held' | null) =>
  expect.poll(() => states(page)).toEqual([state, state]);

/** The left edges of a row's visible testimonials, at a time of its cycle. */
const edgesAt = (page: Page, row: number, time: number) =>
  letters(page)
    .nth(row)
    .evaluate((element, moment) => {
      const animation = element.firstElementChild?.getAnimations()[0];
      if (animation) animation.currentTime = moment;
      return [...element.querySelectorAll('figure')]
        .map((letter) => ({
          left: Math.round(letter.getBoundingClientRect().left),
          words: letter.textContent,
        }))
        .filter(({ left }) => left > -440 && left < innerWidth)
        .sort((a, b) => a.left - b.left);
    }, time);

/** Scrolls the testimonials into the middle of the screen, and waits until they are hydrated. */
async function arrive(page: Page): Promise<void> {
  await page.goto(HOME);
  // Fonts that load later would move them away from under the pointer.
  await fontsLoaded(page);
  await centre(page, ROWS);
  await hydrated(page, 'Testimonials');
}

/** The animations of the rows. */
const timings = (page: Page) =>
  letters(page).evaluateAll((all) =>
    all.map((row) => {
      const { duration, iterations, direction } =
        row.firstElementChild?.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { duration, iterations, direction };
    }),
  );

test('two rows of testimonials run endlessly, 20 s a cycle, the second in reverse, each with four visible copies; they start where the server put them', async ({
  page,
}) => {
  // They could already be near enough to run before the test measures.
  const letGo = await holdChunk(page, 'Testimonials');
  await page.goto(HOME);
  await fontsLoaded(page);
  const letter = page.locator(`${SECTION} figure`).first();
  const before = await letter.boundingBox();
  letGo();
  await centre(page, ROWS);
  await hydrated(page, 'Testimonials');
  await expectRows(page, 'running');
  expect((await edgesAt(page, 0, 0)).map(({ left }) => left)).toContain(Math.round(before?.x ?? 0));
  expect(await layoutShift(page)).toBe(0);
  for (const row of await letters(page).all()) {
    await expect(row.locator('ul')).toHaveCount(4);
    await expect(row.locator('ul[aria-hidden=true][inert]')).toHaveCount(3);
  }
  await expect(page.locator(SECTION).getByRole('figure')).toHaveCount(LETTERS);
  await expectAccessible(page, SECTION);
  expect(await timings(page)).toEqual([
    { duration: 20_000, iterations: Infinity, direction: 'normal' },
    { duration: 20_000, iterations: Infinity, direction: 'reverse' },
  ]);
});

test('no row of testimonials shows an end at any width, and a cycle closes without a jump', {
  tag: '@all',
}, async ({ page }) => {
  await arrive(page);
  await button(page).hover();
  for (const width of [390, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of [0, 1]) {
      const start = await edgesAt(page, row, 0);
      expect(await edgesAt(page, row, 19_999.9)).toEqual(start);
      for (const moment of [0, 5000, 10_000, 15_000]) {
        const edges = (await edgesAt(page, row, moment)).map(({ left }) => left);
        expect(Math.min(...edges), `${width} px`).toBeLessThanOrEqual(24);
        expect(Math.max(...edges), `${width} px`).toBeGreaterThan(width - 480);
      }
    }
  }
});

test('testimonials pause under the mouse and under a finger, and continue afterwards; their button is before them and overrides everything', async ({
  page,
}) => {
  await arrive(page);
  await letters(page).first().hover();
  await expectRows(page, 'held');
  await page.mouse.move(5, 5);
  await expectRows(page, 'running');
  await letters(page).first().dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expectRows(page, 'held');
  await page.locator('body').dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expectRows(page, 'running');

  await expect(button(page)).toHaveAccessibleName(words.pauseLetters);
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName(words.playLetters);
  await expectRows(page, null);
  await letters(page).first().hover();
  await page.mouse.move(5, 5);
  await expectRows(page, null);
  await expectAccessible(page, SECTION);
  await button(page).click();
  await expectRows(page, 'running');

  // Focus on a row stops it as well; arrows scroll it, and only the button starts it again.
  await page.keyboard.press('Tab');
  await expect(letters(page).first()).toBeFocused();
  await expectRows(page, null);
  const scrolled = () =>
    letters(page)
      .first()
      .evaluate((row) => row.scrollLeft);
  const from = await scrolled();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(from);
  await page.keyboard.press('Shift+Tab');
  await expectRows(page, null);
  await page.keyboard.press('Enter');
  await expectRows(page, 'running');
});

/** Pixels by which a row is scrolled manually. */
const FAR = 300;

test('a paused row of testimonials keeps its position, can be scrolled, and continues from there', {
  tag: '@all',
}, async ({ page }) => {
  await arrive(page);
  await letters(page).first().hover();
  await expectRows(page, 'held');
  for (const row of [0, 1]) {
    const running = await edgesAt(page, row, 4000);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectRows(page, null);
    const resting = await edgesAt(page, row, 0);
    expect(resting.map(({ words }) => words)).toEqual(running.map(({ words }) => words));
    for (const [i, { left }] of resting.entries())
      expect(Math.abs(left - (running[i]?.left ?? 0))).toBeLessThanOrEqual(1);
    const scrolled = await letters(page)
      .nth(row)
      .evaluate((element, far) => {
        element.scrollLeft += far;
        return element.scrollLeft;
      }, FAR);
    await page.keyboard.press('Enter');
    await expectRows(page, 'held');
    const on = await letters(page)
      .nth(row)
      .evaluate(
        (element) =>
          -new DOMMatrix(getComputedStyle(element.firstElementChild as Element).transform).e,
      );
    // The browser may notice late that the mouse is still there: until then the row moves.
    expect(Math.abs(on - scrolled)).toBeLessThan(FAR / 3);
  }
});

test('with reduced motion testimonials are still, can be scrolled, and run only after Play', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page);
  await expectRows(page, null);
  await expect(page.locator(`${SECTION} figure`)).toHaveCount(LETTERS);
  await expect(button(page)).toHaveAccessibleName(words.playLetters);
  expect(
    await letters(page)
      .first()
      .evaluate((row) => {
        row.scrollLeft = 200;
        return row.scrollLeft;
      }),
  ).toBe(200);
  await button(page).click();
  await expectRows(page, 'running');
});
