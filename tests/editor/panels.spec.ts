import { expect, type Page } from 'playwright/test';
import {
  alertSaying,
  field,
  openAdmin,
  openRecord,
  saveButton,
  stepUp,
  wayUp,
} from './helpers/admin.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import { keep, readRecord } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const HOME = 'content/pages/home.json';
const TALK = 'content/talks/losing-well.json';

/** A press on Save while it is grey. */
async function pressGrey(page: Page): Promise<void> {
  const box = await saveButton(page).boundingBox();
  if (!box) throw new Error('There is no way to save.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What a window says that is wrong. */
const entries = (page: Page) => page.locator('.alert-window li button');

/** Adds a section with the terms to the home page. @returns its place */
async function addTerms(page: Page): Promise<number> {
  keep(HOME);
  const { sections } = readRecord(HOME) as { sections: unknown[] };
  await openPreview(page, '/');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terms', exact: true }).click();
  return sections.length;
}

test('all that a new section lacks is told at once, and each entry leads to its field', {
  tag: '@all',
}, async ({ page }) => {
  const at = await addTerms(page);
  await expect(field(page, `sections.${at}.label`)).toBeVisible();
  await pressGrey(page);
  await expect(alertSaying(page, /^Not saved: \d+ fields are not right yet\.$/)).toBeVisible();
  // The window of a second try takes the place of the first.
  await page.keyboard.press('ControlOrMeta+s');
  for (const words of [
    `Sections ${at + 1} (Terms): “Small label” is missing.`,
    `Sections ${at + 1} (Terms) › Headline: “First part” is missing.`,
    `Sections ${at + 1} (Terms) › Parts 1: “Title” is missing.`,
  ])
    await expect(entries(page).filter({ hasText: words })).toHaveCount(1);
  await entries(page).filter({ hasText: 'Parts 1: “Title”' }).click();
  await expect(field(page, `sections.${at}.parts.0.title`)).toBeFocused();
  await expect(page.getByText('“Title” is missing.').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Terms', exact: true }).click();
  await expect(page.getByText('New item (needs attention)')).toBeVisible();
  await stepUp(page);
  await expect(page.locator('.page-sections .item-open').last()).toHaveText(
    'Terms (needs attention)',
  );
  await expect(page.getByText('(needs attention)')).toHaveCount(1);
});

test('a new section says what is wrong with a field that was changed, and of all others at Save', {
  tag: '@all',
}, async ({ page }) => {
  const label = field(page, `sections.${await addTerms(page)}.label`);
  const missing = page.getByText('is missing. Fill it in.').filter({ visible: true });
  await label.press('Tab');
  await expect(label).not.toBeFocused();
  await expect(missing).toHaveCount(0);
  await label.fill('Terms');
  await label.fill('');
  await expect(missing).toHaveText([/^“Small label”/]);
  await pressGrey(page);
  await expect(missing).not.toHaveCount(1);
});

test('a press on Save with nothing to save says so', { tag: '@all' }, async ({ page }) => {
  await openRecord(page, TALK);
  await field(page, 'title').focus();
  await pressGrey(page);
  await expect(alertSaying(page, 'Nothing to save: nothing has changed.')).toBeVisible();
});

test('a new section is open from its top with the focus in it, and the page shows it', {
  tag: '@all',
}, async ({ page }) => {
  const at = await addTerms(page);
  const first = field(page, `sections.${at}.sample`);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(preview(page).locator('main > *').last()).toBeInViewport();
  await wayUp(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();
});

test('Enter opens an item with the focus in its first field, and the way back ends where it began', {
  tag: '@all',
}, async ({ page }) => {
  await openPreview(page, '/');
  const row = page.locator('.page-sections .item-open', { hasText: /^Link banner/ });
  await row.press('Enter');
  await expect(page.locator('[data-test^="form:"] :focus')).toHaveAttribute('name', /^sections\./);
  await wayUp(page).press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await openRecord(page, 'content/site/site.json');
  const item = page.locator('.item-open').nth(1);
  await item.press('Enter');
  await expect(field(page, 'navigation.1.label')).toBeFocused();
  await wayUp(page).press('Enter');
  await expect(item).toBeFocused();
});

test('a window of mistakes takes the focus, and gives it back when it is closed', {
  tag: '@all',
}, async ({ page }) => {
  await openRecord(page, TALK);
  await field(page, 'title').fill('');
  await page.keyboard.press('Control+s');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error.getByRole('button', { name: '“Title” is missing.' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(error).toHaveCount(0);
  await expect(field(page, 'title')).toBeFocused();
});

test('a picture without its description is told with the other mistakes', { tag: '@all' }, async ({
  page,
}) => {
  await openRecord(page, TALK);
  await expect(page.locator('.field[data-name=alt]')).toContainText(
    'Required with a picture, unless “Only decorates” is on.',
  );
  await field(page, 'title').fill('');
  await field(page, 'alt').fill('');
  await pressGrey(page);
  await expect(entries(page)).toHaveText([
    /^“Title” is missing\./,
    /^“What the picture shows” or “Only decorates” belongs to each picture/,
  ]);
});

test('a link to no page of the site is named at its field, once it is left', {
  tag: '@all',
}, async ({ page }) => {
  const name = 'sections.5.cards.0.href';
  await openAdmin(page, { record: 'content/pages/about.json', field: name });
  const link = field(page, name);
  await expect(link).toBeFocused();
  const wrong = page.getByText('The site has no page /educaton.');
  await link.fill('/educaton#top');
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(wrong).toBeVisible();
  for (const right of ['/education', '/events/an-article', '#top', 'https://nikash.example/']) {
    await link.fill(right);
    await page.keyboard.press('Tab');
    await expect(page.getByText(/^The site has no page/)).toHaveCount(0);
  }
});
