// The editor without a mouse, on a phone, and by a screen reader.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import {
  alertSaying,
  field,
  openAdmin,
  openList,
  openRecord,
  saveButton,
  unsavedWords,
} from './helpers/admin.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import { keep, read } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';

test('the first stops are ways to the form and to Save; Ctrl+S saves or says why not', {
  tag: '@all',
}, async ({ page }) => {
  keep(TALK);
  await openRecord(page, TALK);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to the form' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-test="form:${TALK}"] :focus`)).toBeVisible();
  await field(page, 'title').press('End');
  await page.keyboard.type(', twice');
  await page.keyboard.press('Control+s');
  await expect.poll(() => read(TALK)).toContain(', twice"');
  await expect(alertSaying(page, 'Saved.')).toBeVisible();
  await expect(unsavedWords(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(alertSaying(page, 'Nothing to save: nothing has changed.')).toBeVisible();
});

test('after Save the focus is where it was, or at the button', { tag: '@all' }, async ({
  page,
}) => {
  keep(TALK);
  await openRecord(page, TALK);
  const title = field(page, 'title');
  await title.press('End');
  await page.keyboard.type(', thrice');
  await page.keyboard.press('Control+s');
  await expect.poll(() => read(TALK)).toContain(', thrice"');
  await expect(saveButton(page)).toBeDisabled();
  await expect(title).toBeFocused();
  await page.keyboard.type('!');
  await expect(title).toHaveValue(/, thrice!$/);

  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => read(TALK)).toContain(', thrice!"');
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toBeFocused();
});

/** Expects axe to find nothing. It never ends in a frame without scripts; the site has tests of its own. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('axe finds nothing in forms, lists and windows', { tag: '@all' }, async ({ page }) => {
  await openRecord(page, 'content/events/konkan-exchange-visit.mdx');
  await expectAccessible(page);
  await page.locator('.item-open').first().click();
  await expect(page.getByRole('button', { name: 'Remove Picture' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Replace Picture' }).click();
  await expect(page.getByRole('button', { name: /^Choose .*webp$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await openList(page, 'talks');
  await expectAccessible(page);
  await openPreview(page, '/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await expect(page.getByRole('dialog').locator('iframe[src]').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#page-frame')).toHaveAttribute('title', 'Preview of the page');
});

test('on a phone a tap on the page opens its form, and Save is in view', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Done' }).click();
  await preview(page).getByText('Courses, interview preparation').first().click();
  await expect(field(page, 'sections.0.lead')).toBeInViewport();
  await page.setViewportSize({ width: 1600, height: 1000 });
});

const TITLES = ['期权定价', 'ऑप्शन्स की कीमत', 'விருப்ப விலை', '📈'];

test('a title in any script gives a file name, which the keyboard changes', {
  tag: '@all',
}, async ({ page }) => {
  await openAdmin(page, { new: 'events' });
  const name = page.locator('input[name="filename"]');
  for (const title of TITLES) {
    await field(page, 'title').fill(title);
    await expect(name).toHaveValue(/^event-\d+$/);
  }
  await field(page, 'title').fill('Delta की कहानी');
  await expect(name).toHaveValue('delta');
  await name.fill('story-of-delta');
  await field(page, 'title').fill('Gamma');
  await expect(name).toHaveValue('story-of-delta');
});
