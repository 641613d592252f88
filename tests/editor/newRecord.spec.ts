import { expect, type Page } from 'playwright/test';
import { CLOCK } from '../../content/schema/locale.ts';
import {
  alertSaying,
  field,
  openAdmin,
  openList,
  openRecord,
  save,
  unsavedWords,
} from './helpers/admin.ts';
import { preview } from './helpers/previewPage.ts';
import { changedLines, checkReport, keep, read } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const besides = (page: Page) => page.frameLocator('#page-frame');

test('a new record stands on its page from the first word, and no field is wrong before somebody was there', {
  tag: '@all',
}, async ({ page }) => {
  await openAdmin(page, { new: 'talks' });
  await expect(field(page, 'title')).toBeVisible();
  await field(page, 'title').fill('H');
  await expect(unsavedWords(page)).toBeVisible();
  await expect(besides(page).getByRole('heading', { name: 'H', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Speaker' }).fill('Zoya');
  await page.getByRole('option', { name: 'Zoya Merchant' }).click();
  await expect(besides(page).locator('li', { hasText: 'Zoya Merchant' }).first()).toBeVisible();
  const missing = page.getByText('is missing. Fill it in.').filter({ visible: true });
  await expect(missing).toHaveCount(0);
  await field(page, 'title').fill('');
  await field(page, 'description').focus();
  await expect(missing).toHaveText([/^“Title” is missing\./]);
  const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  if (!save) throw new Error('There is no way to save.');
  await page.mouse.click(save.x + save.width / 2, save.y + save.height / 2);
  await expect(alertSaying(page, /^Not saved: one field is not right yet\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing).toHaveText([/^“Title” is missing\./]);
  await field(page, 'title').fill('Hedging twice');
  await expect(field(page, 'filename')).toHaveValue('hedging-twice');
});

test('a new record that pages choose stands in the place of one that they have chosen', {
  tag: '@all',
}, async ({ page }) => {
  await openAdmin(page, { new: 'courses' });
  await field(page, 'title').fill('A course about nothing');
  await expect(
    besides(page).getByRole('heading', { name: 'A course about nothing' }).first(),
  ).toBeVisible();
});

test('a list of names opens by a press, also with the focus in it already, and not by the focus alone', {
  tag: '@all',
}, async ({ page }) => {
  await openAdmin(page, { new: 'talks' });
  const speaker = page.getByRole('combobox', { name: 'Speaker' });
  await speaker.focus();
  await expect(speaker).toBeFocused();
  await expect(speaker).toHaveAttribute('aria-expanded', 'false');
  await speaker.click();
  const option = page.getByRole('option', { name: 'Zoya Merchant' });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await option.click();
  await expect(speaker).toHaveValue('Zoya Merchant');
});

test('while a list of names is open, one press reaches the next field', {
  tag: '@all',
}, async ({ page }) => {
  await openAdmin(page, { new: 'talks' });
  await page.getByRole('combobox', { name: 'Speaker' }).click();
  const option = page.getByRole('option', { name: 'Zoya Merchant' });
  await expect(option).toBeVisible();
  // A screen reader still has the other fields, and so has the pointer.
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await field(page, 'title').click();
  await expect(field(page, 'title')).toBeFocused();
  await expect(option).toHaveCount(0);
});

test('Back leads from a record that was made to what was open before, not to an empty form', {
  tag: '@all',
}, async ({ page }) => {
  keep('content/talks/a-talk-gone-back-from.json');
  await openList(page, 'talks');
  await page.getByRole('link', { name: 'New record' }).click();
  await field(page, 'title').fill('A talk gone back from');
  await field(page, 'description').fill('It is made, and then left.');
  await page.getByRole('combobox', { name: 'Speaker' }).fill('Zoya');
  await page.getByRole('option', { name: 'Zoya Merchant' }).click();
  await save(page);
  await expect(page).toHaveURL(/record=content\/talks\/a-talk-gone-back-from\.json$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
});

test('a day without its time is told, and not saved without it', { tag: '@all' }, async ({
  page,
}) => {
  await openAdmin(page, { new: 'talks' });
  const time = page.locator('input[name="publishAt"]');
  await time.click();
  await page.keyboard.type('12242099');
  await page.locator('input[name="expiresAt"]').focus();
  await expect(page.getByText('“Publish on” is incomplete')).toBeVisible();
  await time.fill('2099-12-24T00:00');
  await time.blur();
  await expect(page.getByText('“Publish on” is incomplete')).toHaveCount(0);
  await expect(page.getByText(`24 December 2099 at 00:00, ${CLOCK}`)).toBeVisible();
});

const EVENT = 'content/events/konkan-exchange-visit.mdx';

test('a time of day is typed as the browser writes it, and kept as 18:30', { tag: '@all' }, async ({
  page,
}) => {
  const before = keep(EVENT);
  await openRecord(page, EVENT);
  await field(page, 'starts').click();
  await page.keyboard.type('0630PM');
  await field(page, 'ends').click();
  await page.keyboard.type('08');
  await field(page, 'place').focus();
  await expect(page.getByText('“Ends at” is incomplete')).toBeVisible();
  await field(page, 'ends').fill('20:30');
  await save(page);
  expect(changedLines(before, read(EVENT)).come.join(' ')).toMatch(
    /starts: "?18:30"? ends: "?20:30"?/,
  );
  expect(checkReport()).toBe('');
});

test('the page is shown as wide as a phone, a tablet and a desktop', { tag: '@all' }, async ({
  page,
}) => {
  await openAdmin(page, { page: '/events' });
  const width = () =>
    preview(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, pixels] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(width).toBe(pixels);
    // The page begins where the bar ends, and ends with the window.
    const [shown, bar] = await Promise.all(
      ['#page-frame', '.page-bar'].map((part) => page.locator(part).boundingBox()),
    );
    expect(shown?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    const height = await page.evaluate(() => innerHeight);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeCloseTo(height, 0);
  }
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(width).not.toBe(1440);
});
