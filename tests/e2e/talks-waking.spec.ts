import { expect, type Page, test } from '@playwright/test';
import {
  arrived,
  askedScripts,
  awake,
  blockChunk,
  expectOneMessage,
  holdChunk,
  island,
  layoutShift,
  listen,
} from './probe.ts';
import { expectShown, filter, option, radio, result } from './talksFilter.ts';

// A filter that is used before its script has come, and where that never comes.

test('no chunk until somebody comes near', async ({ page }) => {
  const chunks = askedScripts(page);
  await page.goto('/talks', { waitUntil: 'networkidle' });
  expect(chunks).toEqual([]);
  await expect(filter(page)).toHaveAccessibleName('Select Content Type');
  await expect(result(page)).toHaveText('9 talks');
  await filter(page).hover();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await expect(island(page, 'TalksFilter')).not.toHaveAttribute('awake');
});

test.describe('before its chunk has come', () => {
  for (const [how, press] of [
    ['click', (page: Page) => filter(page).click()],
    ['Space', (page: Page) => filter(page).press(' ')],
    ['Enter', (page: Page) => filter(page).press('Enter')],
  ] as const)
    test(`a ${how} opens the list at once; it becomes a listbox unseen`, async ({ page }) => {
      const letGo = await holdChunk(page, 'TalksFilter');
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
      const letGo = await holdChunk(page, 'TalksFilter');
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
    const letGo = await holdChunk(page, 'TalksFilter');
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
    const letGo = await holdChunk(page, 'TalksFilter');
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
    const letGo = await holdChunk(page, 'TalksFilter');
    await page.goto('/talks');
    await filter(page).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#talks-filter')).toBeHidden();
    letGo();
    await awake(page, 'TalksFilter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
});

test.describe('its chunk there, nothing pressed yet', () => {
  for (const [how, press] of [
    ['click', (page: Page) => filter(page).click()],
    ['Space', (page: Page) => filter(page).press(' ')],
    ['Enter', (page: Page) => filter(page).press('Enter')],
  ] as const)
    test(`a ${how} opens the listbox`, async ({ page }) => {
      await page.goto('/talks');
      await filter(page).hover();
      await filter(page).focus();
      await arrived(page, 'TalksFilter');
      await expect(island(page, 'TalksFilter')).not.toHaveAttribute('awake');
      await press(page);
      await expect(page.getByRole('listbox')).toBeFocused();
    });

  test('it waits for a press that is under way', async ({ page }) => {
    await page.goto('/talks');
    await filter(page).hover();
    await arrived(page, 'TalksFilter');
    await page.mouse.down();
    // What else may wake it meanwhile, and the frames that it would take.
    await filter(page).dispatchEvent('keydown', { key: 'Escape' });
    await filter(page).evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.mouse.up();
    await expect(page.getByRole('listbox')).toBeFocused();
  });
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
