import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  expectAccessible,
  expectOneMessage,
  island,
  layoutShift,
  listen,
} from './probe.ts';

const filter = (page: Page) => island(page, 'TalksFilter').getByRole('button');
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const result = (page: Page) => island(page, 'TalksFilter').locator('[aria-live="polite"]');

/** Expects the list to show so many of each type, by descending id as the HTML has them. */
async function expectShown(page: Page, seminars: number, podcasts: number) {
  await expect(page.locator('#talks > [data-type=seminar]:visible')).toHaveCount(seminars);
  await expect(page.locator('#talks > [data-type=podcast]:visible')).toHaveCount(podcasts);
}

async function choose(page: Page, name: string) {
  await filter(page).click();
  await option(page, name).click();
}

test('no chunk until somebody comes near', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) chunks.push(request.url());
  });
  await page.goto('/talks', { waitUntil: 'networkidle' });
  expect(chunks).toEqual([]);
  await expect(filter(page)).toHaveText('Select Content Type');
  await expect(result(page)).toHaveText('9 talks');
  await filter(page).hover();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await expect(island(page, 'TalksFilter')).not.toHaveAttribute('awake');
});

test('by mouse: each choice shows its talks, says how many and stands in the address', async ({
  page,
}) => {
  await page.goto('/talks');
  await choose(page, 'Podcasts');
  await expectShown(page, 0, 4);
  await expect(result(page)).toHaveText('4 podcasts');
  await expect(page).toHaveURL('/talks?type=podcast');
  await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
  await choose(page, 'Webinars');
  await expectShown(page, 5, 0);
  await expect(result(page)).toHaveText('5 webinars');
  await expect(page).toHaveURL('/talks?type=seminar');
  await choose(page, 'All');
  await expectShown(page, 5, 4);
  await expect(result(page)).toHaveText('9 talks');
  await expect(page).toHaveURL('/talks?type=all');
});

test('back and forward', async ({ page }) => {
  await page.goto('/talks');
  await choose(page, 'Podcasts');
  await choose(page, 'Webinars');
  await page.goBack();
  await expectShown(page, 0, 4);
  await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
  await page.goBack();
  await expectShown(page, 5, 4);
  await expect(filter(page)).toHaveText('Select Content Type');
  await page.goForward();
  await expectShown(page, 0, 4);
  await expect(page).toHaveURL('/talks?type=podcast');
});

test('by keyboard alone: first press wakes and opens it, arrows, letters, Escape', async ({
  page,
}) => {
  await page.goto('/talks');
  await filter(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(filter(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expectShown(page, 5, 0);
  await expect(filter(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(option(page, 'Webinars')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectShown(page, 0, 4);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a tap opens, a tap chooses', async ({ page }) => {
    await page.goto('/talks');
    await filter(page).tap();
    for (const name of ['All', 'Webinars', 'Podcasts'])
      expect((await option(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option(page, 'Podcasts').tap();
    await expectShown(page, 0, 4);
    expect((await filter(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

for (const [how, press] of [
  ['click', (page: Page) => filter(page).click()],
  ['Space', (page: Page) => filter(page).press(' ')],
  ['Enter', (page: Page) => filter(page).press('Enter')],
  ['ArrowDown', (page: Page) => filter(page).press('ArrowDown')],
] as const) {
  test(`a ${how} long before the chunk is there is not lost`, async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/talks');
    await press(page);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('option')).toHaveText(['All', 'Webinars', 'Podcasts']);
  });
}

for (const width of [390, 768, 1440])
  test(`at ${width} px a shared address shows its talks from the first paint, and wakes by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/talks?type=podcast', { waitUntil: 'commit' });
    await expectShown(page, 0, 4);
    arrive();
    await awake(page, 'TalksFilter');
    await expectShown(page, 0, 4);
    await expect(result(page)).toHaveText('4 podcasts');
    await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
    expect(await layoutShift(page)).toBe(0);
  });

for (const type of ['all', 'video', '', 'PODCAST', '"]'])
  test(`?type=${type} shows everything`, async ({ page }) => {
    const said = listen(page);
    await page.goto(`/talks?type=${encodeURIComponent(type)}`);
    if (type) await awake(page, 'TalksFilter');
    await expectShown(page, 5, 4);
    await expect(result(page)).toHaveText('9 talks');
    expect(said).toEqual([]);
  });

test('choosing shifts nothing but the list, by the visitor’s own hand', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/talks');
  const before = await filter(page).boundingBox();
  await choose(page, 'Podcasts');
  await expectShown(page, 0, 4);
  expect((await filter(page).boundingBox())?.width).toBe(before?.width);
  const rows = await page
    .locator('#talks > li:visible img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().width));
  expect(new Set(rows).size).toBe(1);
});

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px closed, open and filtered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/talks');
    await expectAccessible(page);
    await filter(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page);
    await option(page, 'Podcasts').click();
    await expectAccessible(page);
  });

test('with reduced motion it works the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/talks');
  await choose(page, 'Podcasts');
  await expectShown(page, 0, 4);
});

for (const address of ['/talks', '/talks?type=podcast'])
  test(`${address}: a chunk that never comes leaves every talk and says so once`, async ({
    page,
  }) => {
    await blockChunk(page, 'TalksFilter');
    const said = listen(page);
    await page.goto(address);
    await filter(page).click();
    await expectOneMessage(said, 'TalksFilter');
    await expectShown(page, 5, 4);
    await filter(page).click();
    await expectOneMessage(said, 'TalksFilter');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a select does the same by style alone', async ({ page }) => {
    await page.goto('/talks?type=podcast');
    await expectShown(page, 5, 4);
    await expect(page.getByRole('button', { name: 'Select Content Type' })).toBeHidden();
    const select = page.getByLabel('Content type');
    await expect(select).toBeVisible();
    await select.selectOption('Podcasts');
    await expectShown(page, 0, 4);
    await select.selectOption('Webinars');
    await expectShown(page, 5, 0);
    await select.selectOption('All');
    await expectShown(page, 5, 4);
  });
});
