import { expect } from '@playwright/test';
import {
  alertSaying,
  deleteRecord,
  dragItem,
  field,
  openAdmin,
  openRecord,
  save,
  saveButton,
} from './admin.ts';
import { dropzone, png } from './picture.ts';
import { checkReport, exists, keep, read, restoreRecords } from './records.ts';
import { test } from './session.ts';

restoreRecords();

const NEW_TALK = 'content/talks/ito-s-lemma-in-fort.json';
const NEW_PICTURE = 'public/images/talks/panel-delhi-2.png';

test('a new talk starts from sense, takes its name from its title, and goes again', async ({
  page,
}) => {
  keep(NEW_TALK);
  keep(NEW_PICTURE);
  await openAdmin(page, 'collections/new/talks/~/');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('10');
  await expect(page.locator('input[type=date]').first()).toHaveValue(
    new Date().toLocaleDateString('sv'),
  );
  await field(page, 'title').fill('Itô’s lemma, in Fort!');
  await expect(page.locator('input[name=filename]')).toHaveValue('ito-s-lemma-in-fort');
  await field(page, 'description').fill(
    'One evening, one board, and the term that everybody forgets.',
  );
  await page.getByRole('spinbutton').nth(1).fill('45');
  await field(page, 'playLink').fill('https://video.watchtower.example/watch/ito');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('combobox').filter({ hasText: 'Choose an option' }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await dropzone(page).setInputFiles(await png('Panel – Delhi (2).PNG'));
  await expect(page.locator('img[src$="/images/talks/panel-delhi-2.png"]')).toBeVisible();
  await expect(page.getByText('“What the picture shows” is missing.')).toBeVisible();
  await field(page, 'alt').fill('A plain teal ground');
  await save(page);
  expect(JSON.parse(read(NEW_TALK))).toMatchObject({
    id: 10,
    type: 'seminar',
    thumbnailUrl: '/images/talks/panel-delhi-2.png',
  });
  expect(exists(NEW_PICTURE)).toBe(true);
  expect(checkReport()).toBe('');

  await deleteRecord(page, 'talks', 'ito-s-lemma-in-fort');
  await expect(alertSaying(page, 'successfully deleted')).toBeVisible();
  expect(exists(NEW_TALK)).toBe(false);
});

test('a record that a page names is not deleted', async ({ page }) => {
  const file = 'content/courses/stack.json';
  const before = keep(file);
  const pageBefore = keep('content/pages/education.json');
  await deleteRecord(page, 'courses', 'stack');
  await expect(alertSaying(page, 'Not deleted: a page shows this record.')).toBeVisible();
  expect(read(file)).toBe(before);
  expect(read('content/pages/education.json')).toBe(pageBefore);
});

test('a page can be neither made nor deleted', async ({ page }) => {
  // With nothing to add and nothing to delete the editor skips the list of one.
  await openAdmin(page, 'collections/home/~');
  await expect(page.locator('[data-test="form:content/pages/home.json"]')).toBeVisible();
  await expect(page.getByText('Add File')).toHaveCount(0);
});

test('items of a list change places', async ({ page }) => {
  const file = 'content/pages/home.json';
  const before = JSON.parse(keep(file)).curriculum.courses;
  await openRecord(page, file);
  await page.getByRole('button', { name: 'Courses', exact: true }).click();
  await dragItem(page, 0, 2);
  await save(page);
  expect(JSON.parse(read(file)).curriculum.courses).toEqual([before[1], before[2], before[0]]);
  expect(checkReport()).toBe('');
});
