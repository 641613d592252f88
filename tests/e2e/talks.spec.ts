import { expect, test } from '@playwright/test';
import { expectAccessible, holdChunk } from './probe.ts';
import { choose, expectShown, filter, option, radio, result } from './talksFilter.ts';

// Choosing among the talks, by hand.

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
    const letGo = await holdChunk(page, 'TalksFilter');
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
