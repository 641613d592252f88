import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { NOTED, placeOf, words } from './helpers/content.ts';
import { CAMPAIGN, LONG_WORDS } from './helpers/otherContent.ts';
import { OTHER } from './helpers/ports.ts';
import { enlargeText, fontsLoaded } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { arrive, expectSlide, next, SHOWS, show } from './helpers/slides.ts';

// Rules for every screen, from the smallest phone to the largest desktop.

const HERO = placeOf('hero');
const DAY = placeOf('tradingDay');
const GRID = placeOf('featureGrid');
const ROLES = placeOf('roles');
const LABELS = `#${HERO.id} figure > div text`;

/** The pairs of texts of the opening chart that touch. */
const touching = (page: Page) =>
  page.locator(LABELS).evaluateAll((all) => {
    const boxes = all
      .filter((text) => text.checkVisibility())
      .map((text) => [text.textContent, text.getBoundingClientRect()] as const);
    return boxes.flatMap(([words, a], i) =>
      boxes
        .slice(i + 1)
        .filter(
          ([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map(([others]) => `${words} · ${others}`),
    );
  });

test('labels of the opening chart touch at no width, and are within the window', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('hero');
  await page.goto(HERO.route);
  await fontsLoaded(page);
  for (const width of [320, 360, 390, 480, 768, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await touching(page), `at ${width} px`).toEqual([]);
    const right = await page
      .locator(LABELS)
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe('the widest number', { tag: '@all' }, () => {
  test.use({ baseURL: OTHER });
  test('fits its column at every width', async ({ page }) => {
    await page.goto(CAMPAIGN.path);
    await fontsLoaded(page);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page
        .locator('[data-counter]')
        .evaluateAll((all) =>
          all
            .filter((one) => (one.firstElementChild?.scrollWidth ?? 0) > one.clientWidth)
            .map((one) => one.textContent),
        );
      expect(wide, `at ${width} px`).toEqual([]);
    }
  });
});

test.describe('titles that are one long word', { tag: '@all' }, () => {
  test.use({ baseURL: OTHER });
  test('break in their columns, at every width', async ({ page }) => {
    await page.goto(LONG_WORDS);
    await fontsLoaded(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // The name of a slide is cut with an ellipsis.
      const wide = await page
        .locator('main :not(.truncate, [class*=sr-only], thead *)')
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const words = [...one.childNodes].find(
              (node) => node.nodeType === Node.TEXT_NODE && /\w{30}/.test(node.textContent ?? ''),
            );
            if (!words || !one.checkVisibility()) return [];
            const range = new Range();
            range.selectNodeContents(words);
            const box = one.closest('figure, li, dl, header, section') ?? document.body;
            const over = range.getBoundingClientRect().right - box.getBoundingClientRect().right;
            return over > 1 ? `${words.textContent}, by ${over} px` : [];
          }),
        );
      expect(wide, `at ${width} px`).toEqual([]);
    }
  });
});

test('titles of columns and rows are aligned with what is below and next to them', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('roles');
  await page.goto(ROLES.route);
  const sides = await page
    .locator(`#${ROLES.id} :is(th, td)`)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).textAlign));
  expect(new Set(sides)).toEqual(new Set(['start']));
});

test('the note of an opening is visible immediately', { tag: '@all' }, async ({ page }) => {
  skipWithout('opening with a note');
  await page.goto(NOTED?.route ?? '');
  for (const [width, height] of [
    [320, 480],
    [768, 700],
    [1366, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(NOTED?.section.note ?? '')).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with slides that the tests name', { tag: '@all' }, () => {
  test.use({ baseURL: OTHER });
  test('no name of a slide is cut on the smallest phone', async ({ page }) => {
    skipWithout('gallery', 'slideshow');
    await page.setViewportSize({ width: 320, height: 700 });
    for (const { id, slides } of SHOWS) {
      await arrive(page, id);
      for (let slide = 1; slide <= slides; slide++) {
        await expectSlide(page, id, slide);
        const name = show(page, id).locator('p.truncate');
        const [inner = 0, outer] = await name.evaluate((one) => [one.scrollWidth, one.clientWidth]);
        expect(inner, (await name.textContent()) ?? '').toBeLessThanOrEqual(outer ?? 0);
        await next(page, id).click();
      }
    }
  });
});

test('no sentence is in a column of a few words', { tag: '@all' }, async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    for (const width of [768, 1024, 1152]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await page.locator('main :is(p, li, dd)').evaluateAll((all) =>
        all
          .filter((one) => {
            const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
            const words = own.map(({ textContent }) => textContent).join('');
            const { width } = one.getBoundingClientRect();
            return words.trim().length > 60 && width > 1 && width < 180;
          })
          .map(({ textContent }) => textContent),
      );
      expect(narrow, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('no light line is between two dark bands', { tag: '@all' }, async ({ page }) => {
  let found = 0;
  for (const route of ROUTES) {
    await page.goto(route);
    await fontsLoaded(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 16_000 });
      const seams = await page
        .locator('main > *, footer')
        .evaluateAll((all) =>
          all
            .filter((one, i) =>
              [one, all[i - 1]].every((band) => band?.matches('[data-theme=dark]')),
            )
            .map((one) => Math.round(one.getBoundingClientRect().top)),
        );
      found += seams.length;
      const clip = { x: 2, y: 0, width: 1, height: 16_000 };
      const column = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .raw()
        .toBuffer();
      for (const seam of seams)
        expect(
          Math.max(...column.subarray(seam - 3, seam + 3)),
          `${route}, ${width} px`,
        ).toBeLessThan(100);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('on large screens the measure grows, and the hours are as wide as their curve', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('tradingDay');
  const shares: number[] = [];
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(DAY.route);
    const measure = await page.locator('.wrap').first().boundingBox();
    shares.push((measure?.width ?? 0) / width);
    const hours = page.locator(`#${DAY.id} [data-theme=dark] text`);
    if (!DAY.section.opens) {
      await expect(hours).toHaveCount(0);
      continue;
    }
    const [open, close] = [await hours.first().boundingBox(), await hours.last().boundingBox()];
    expect(open?.x).toBeLessThan(30);
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeGreaterThan(width - 30);
  }
  for (const share of shares) expect(share).toBeGreaterThan(0.65);
});

for (const route of ROUTES)
  test(`${route}: with text of twice the size nothing is wider than the window`, {
    tag: '@all',
  }, async ({ page }) => {
    await enlargeText(page);
    await page.goto(route);
    await fontsLoaded(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

/** The smallest letters in a card's graphic, and the width of such a graphic, in its own pixels. */
const LETTERS = 38;
const DRAWING = 1200;

test('an expanded card shows its graphic larger than the grid does, with letters of 12 px', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('featureGrid', 'four feature cards that open');
  for (const width of [390, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(GRID.route);
    const card = page.locator(`#${GRID.id} li`).nth(0);
    await card.scrollIntoViewIfNeeded();
    const closed = await card.locator('img').boundingBox();
    await card.locator('summary').click();
    const dialog = page.getByRole('dialog');
    // Waits until the card has expanded.
    await dialog.getByRole('button', { name: words.close }).click({ trial: true });
    const open = await dialog.locator('img').boundingBox();
    expect(open?.width, `at ${width} px`).toBeGreaterThan(closed?.width ?? 0);
    expect(((open?.width ?? 0) * LETTERS) / DRAWING, `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});
