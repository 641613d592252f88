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
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const result = (page: Page) =>
  island(page, 'TalksFilter').locator('[aria-live="polite"] [data-says]:visible');

/** Holds the filter's chunk, and all that it stands on, back until it is let go. */
async function holdChunk(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

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
  await expect(filter(page)).toHaveAccessibleName('Select Content Type');
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
  await expect(filter(page)).toHaveAccessibleName('Select Content Type');
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

test('Enter opens it as Space does, also after it was used by mouse', async ({ page }) => {
  await page.goto('/talks');
  await choose(page, 'Podcasts');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await expect(option(page, 'Podcasts')).toHaveAttribute('data-focus');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectShown(page, 5, 4);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(filter(page)).toBeFocused();
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

test.describe('before its chunk has come', () => {
  for (const [how, press] of [
    ['click', (page: Page) => filter(page).click()],
    ['Space', (page: Page) => filter(page).press(' ')],
    ['Enter', (page: Page) => filter(page).press('Enter')],
  ] as const)
    test(`a ${how} opens the list at once; it becomes a listbox unseen`, async ({ page }) => {
      const letGo = await holdChunk(page);
      await page.goto('/talks', { waitUntil: 'commit' });
      await press(page);
      await expect(page.getByText('Podcasts', { exact: true }).last()).toBeInViewport();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      letGo();
      await awake(page, 'TalksFilter');
      await expect(page.getByRole('listbox')).toBeFocused();
      await expect(page.getByRole('option')).toHaveText(['All', 'Webinars', 'Podcasts']);
      await expect(page.getByRole('radio')).toHaveCount(0);
    });

  for (const width of [390, 768, 1440])
    test(`at ${width} px the open list stays where it is and as it looks`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdChunk(page);
      await page.goto('/talks');
      await page.evaluate(() => document.fonts.ready);
      const panel = page.locator('#talks-filter, [role=listbox]');
      await filter(page).click();
      const before = await panel.boundingBox();
      const button = await filter(page).boundingBox();
      expect(before?.width).toBe(button?.width);
      await expect(panel).toBeInViewport({ ratio: 1 });
      letGo();
      await awake(page, 'TalksFilter');
      await expect(page.getByRole('listbox')).toBeVisible();
      const after = await panel.boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(after?.[side]).toBeCloseTo(before?.[side] ?? 0, 1);
      expect(await layoutShift(page)).toBe(0);
    });

  test('a choice is honoured at once and said, and its list stays closed', async ({ page }) => {
    const letGo = await holdChunk(page);
    await page.goto('/talks');
    await filter(page).click();
    await page.getByText('Podcasts', { exact: true }).last().click();
    await expectShown(page, 0, 4);
    await expect(result(page)).toHaveText('4 podcasts');
    await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
    await expect(page.locator('#talks-filter')).toBeHidden();
    await expect(filter(page)).toBeFocused();
    letGo();
    await awake(page, 'TalksFilter');
    await expect(page).toHaveURL('/talks?type=podcast');
    await expectShown(page, 0, 4);
    await expect(filter(page)).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.goBack();
    await expectShown(page, 5, 4);
  });

  test('arrow keys choose, and the listbox goes on from there', async ({ page }) => {
    const letGo = await holdChunk(page);
    await page.goto('/talks');
    await filter(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(radio(page, 'All')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Webinars')).toBeChecked();
    await expectShown(page, 5, 0);
    letGo();
    await awake(page, 'TalksFilter');
    await expect(page.getByRole('listbox')).toBeFocused();
    await expect(option(page, 'Webinars')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectShown(page, 0, 4);
    await expect(filter(page)).toBeFocused();
  });

  test('opened and closed again, it stays closed', async ({ page }) => {
    const letGo = await holdChunk(page);
    await page.goto('/talks');
    await filter(page).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#talks-filter')).toBeHidden();
    letGo();
    await awake(page, 'TalksFilter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
});

for (const width of [390, 768, 1440])
  test(`at ${width} px a shared address shows its talks from the first paint, and wakes by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdChunk(page);
    await page.goto('/talks?type=podcast', { waitUntil: 'commit' });
    await expectShown(page, 0, 4);
    await expect(result(page)).toHaveText('4 podcasts');
    await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
    letGo();
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
    const letGo = await holdChunk(page);
    await expectAccessible(page);
    await filter(page).click();
    await expect(radio(page, 'All')).toBeAttached();
    await expect(page.locator('#talks-filter')).toBeVisible();
    await expectAccessible(page);
    letGo();
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

test('a chunk that never comes leaves a filter that works, and says so once', async ({ page }) => {
  await blockChunk(page, 'TalksFilter');
  const said = listen(page);
  await page.goto('/talks?type=podcast');
  await expectShown(page, 0, 4);
  await expectOneMessage(said, 'TalksFilter');
  await filter(page).click();
  await page.getByText('Webinars', { exact: true }).last().click();
  await expectShown(page, 5, 0);
  await expect(result(page)).toHaveText('5 webinars');
  await expect(filter(page)).toHaveAccessibleName('Content type: Webinars');
  await expectOneMessage(said, 'TalksFilter');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('it opens and filters by style alone', async ({ page }) => {
    await page.goto('/talks?type=podcast');
    await expectShown(page, 5, 4);
    await filter(page).click();
    for (const [name, seminars, podcasts, words] of [
      ['Podcasts', 0, 4, '4 podcasts'],
      ['Webinars', 5, 0, '5 webinars'],
      ['All', 5, 4, '9 talks'],
    ] as const) {
      await radio(page, name).check({ force: true });
      await expectShown(page, seminars, podcasts);
      await expect(result(page)).toHaveText(words);
    }
    await page.keyboard.press('Escape');
    await expect(radio(page, 'All')).toBeHidden();
    await expect(filter(page)).toHaveAccessibleName('Content type: All');
  });
});
