import { expect, type Page, test } from 'playwright/test';
import { fill } from '../../content/schema/fill.ts';
import { number, placeOf, words } from './helpers/content.ts';
import { arrowKeys, xFromStart } from './helpers/direction.ts';
import { TIMELINE } from './helpers/otherContent.ts';
import { FAR, FIRST_TITLE } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import { expectAccessible, hydrated, layoutShift, listen, swipe } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { arriveAt, DESKTOP, PHONE } from './helpers/timeline.ts';

skipWithout('timeline');

test.use({ baseURL: OTHER });

const { section: timeline } = placeOf('timeline');

/** A text with the position of a picture among an event's four. */
const withPlace = (text: string, picture: number) =>
  fill(text, { place: number(picture), count: number(4) });

const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) => dialog(page).locator('[data-pictures-words]');
const enlarge = (page: Page, picture: number) =>
  page.locator(`#${FAR}`).getByRole('button', {
    name: withPlace(words.enlargePicture, picture),
  });

/** Enlarges a picture of an event far down the page. */
async function open(page: Page, picture: number) {
  await page.goto(TIMELINE);
  await arriveAt(page, FAR);
  await hydrated(page, 'Timeline');
  await enlarge(page, picture).click();
  await expect(dialog(page)).toBeVisible();
  await expect(place(page)).toContainText(withPlace(words.placeOf, picture));
}

/** How much larger the picture is than before. */
const growth = async (page: Page, picture: number) => {
  const [small, large] = await Promise.all([
    enlarge(page, picture).boundingBox(),
    dialog(page).locator('li:not([inert]) img').boundingBox(),
  ]);
  return (large?.width ?? 0) / (small?.width ?? 1);
};

test.describe('enlarged pictures on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a picture is enlarged sharply; keys move in a loop, and close it; the focus returns', async ({
    page,
  }) => {
    const said = listen(page);
    await open(page, 2);
    await expect(dialog(page)).toHaveAccessibleName(
      (await page.locator(`#${FAR} h2`).textContent()) ?? '',
    );
    await expect.poll(() => growth(page, 2)).toBeGreaterThan(2);
    const image = dialog(page).locator('li:not([inert]) img');
    await expect
      .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThanOrEqual(1200);
    await expect(image).toHaveAttribute('alt', /\w{3}/);
    await expectAccessible(page, 'dialog');
    const { next, previous } = await arrowKeys(page);
    for (const [key, picture] of [
      [next, 3],
      [next, 4],
      [next, 1],
      [previous, 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(place(page)).toContainText(withPlace(words.placeOf, picture));
    }
    await expect(dialog(page).locator('li:not([inert])')).toHaveCount(1);
    const shifted = await layoutShift(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(enlarge(page, 2)).toBeFocused();
    expect(await layoutShift(page)).toBe(shifted);
    expect(said).toEqual([]);
  });

  test('works by keyboard alone, and the focus stays in the open dialog', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(TIMELINE);
    await enlarge(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: words.nextPicture }).focus();
    await page.keyboard.press('Enter');
    await expect(place(page)).toContainText(withPlace(words.placeOf, 2));
    await expect(dialog(page).getByRole('button', { name: words.nextPicture })).toBeFocused();
    await dialog(page).getByRole('button', { name: words.close }).focus();
    await page.keyboard.press('Enter');
    await expect(enlarge(page, 1)).toBeFocused();
  });

  test('a press beside the picture closes, one on it does not, and another event opens with its own', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, 1);
    await dialog(page).locator('li:not([inert]) img').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(dialog(page)).toBeHidden();
    await page.locator('.enlarge').first().click();
    await expect(dialog(page)).toHaveAccessibleName(FIRST_TITLE);
    await expect(dialog(page).locator('li')).toHaveCount(3);
  });

  test('with reduced motion pictures change immediately', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 1);
    await page.keyboard.press((await arrowKeys(page)).next);
    await expect(place(page)).toContainText(withPlace(words.placeOf, 2));
    const row = await dialog(page).locator('[data-pictures-row]').boundingBox();
    const shown = await dialog(page).locator('li:not([inert])').boundingBox();
    expect(Math.round(shown?.x ?? -1)).toBe(Math.round(row?.x ?? 0));
  });

  test('a picture that cannot be enlarged stays unchanged, with one message', {
    tag: '@all',
  }, async ({ page }) => {
    const said = listen(page);
    await page.goto(TIMELINE);
    await arriveAt(page, FAR);
    await hydrated(page, 'Timeline');
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await enlarge(page, 1).click();
    await expect
      .poll(() => said.filter((text) => !text.startsWith('Failed to load resource')))
      .toEqual([expect.stringContaining('cannot be opened large')]);
    await expect(dialog(page)).toBeHidden();
  });

  test('years and buttons to enlarge are not printed', { tag: '@all' }, async ({ page }) => {
    await page.goto(TIMELINE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.year-marks')).toBeHidden();
    await expect(enlarge(page, 1)).toBeHidden();
    await expect(page.locator(`#${FAR} img`).first()).toBeVisible();
  });

  test('the links of years lead to their events, and stay in view', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(TIMELINE);
    const years = page.getByRole('navigation', { name: timeline.years }).getByRole('link');
    expect(await years.allInnerTexts()).toEqual(
      ['2025', '2024', '2023'].map((year) => expect.stringContaining(year)),
    );
    for (const year of ['2023', '2024']) {
      await years.filter({ hasText: year }).click();
      await expect(page.locator(`#year-${year}`)).toBeInViewport({ ratio: 1 });
      const bottom = await page
        .locator('.year-marks')
        .evaluate((marks) => marks.getBoundingClientRect().bottom);
      await expect
        .poll(async () => (await page.locator(`#year-${year}`).boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(bottom);
      await expect(years.filter({ hasText: year })).toBeInViewport();
    }
  });
});

test.describe('events on a phone', { tag: '@all' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a swipe moves to the next picture', async ({ page }) => {
    await open(page, 1);
    const [from, to] = [await xFromStart(page, 330), await xFromStart(page, 60)];
    await swipe(page, { x: from, y: 420 }, { x: to, y: 420 });
    await expect(place(page)).toContainText(withPlace(words.placeOf, 2));
    await expect(dialog(page)).toBeVisible();
    expect(await growth(page, 2)).toBeGreaterThan(1.9);
  });

  test('a long text shows its first lines, and the rest when expanded', async ({ page }) => {
    await page.goto(TIMELINE);
    const text = page.locator(`#${FAR} .fold-text`);
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const more = page.getByRole('checkbox', { name: timeline.more });
    await arriveAt(page, FAR);
    const folded = await height();
    expect(folded).toBeLessThan(110);
    await page.locator(`#${FAR} .fold-switch`).click();
    await expect(page.locator(`#${FAR}`).getByRole('checkbox')).toBeChecked();
    expect(await height()).toBeGreaterThan(2 * folded);
    expect(await more.count()).toBeGreaterThan(10);
    await expectAccessible(page, `#${FAR}`);
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('.fold-text')
        .first()
        .evaluate((one) => getComputedStyle(one).maxHeight),
    ).toBe('none');
  });

  test('the text of the event that the address names is complete', async ({ page }) => {
    await page.goto(`${TIMELINE}#${FAR}`);
    await expect(page.locator(`#${FAR} .fold-switch`)).toBeHidden();
    const height = (await page.locator(`#${FAR} .fold-text`).boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(200);
  });
});

test.describe('events without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  test('no picture can be enlarged, and a text can still be expanded', async ({ page }) => {
    await page.goto(TIMELINE);
    await expect(page.locator(`#${FAR} img`).first()).toBeAttached();
    await expect(enlarge(page, 1)).toBeHidden();
    await page.locator(`#${FAR} .fold-switch`).click();
    expect((await page.locator(`#${FAR} .fold-text`).boundingBox())?.height).toBeGreaterThan(200);
  });
});
