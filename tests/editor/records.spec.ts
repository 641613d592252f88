import { expect } from 'playwright/test';
import { ZONE } from '../../content/schema/locale.ts';
import {
  alertSaying,
  chooseFor,
  dragItem,
  field,
  openAdmin,
  openedFile,
  openList,
  save,
  saveButton,
} from './helpers/admin.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import { checkReport, exists, highestNumber, keep, read } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import { dropzone, png } from './helpers/upload.ts';

const NEW_TALK = 'content/talks/ito-s-lemma-in-fort.json';
const NEW_PICTURE = 'public/images/talks/panel-delhi-2.png';
test('a new talk starts from sense, takes its name from its title, and goes again', async ({
  page,
}) => {
  keep(NEW_TALK);
  keep(NEW_PICTURE);
  const number = highestNumber() + 1;
  await openAdmin(page, { new: 'talks' });
  await expect(page.getByRole('spinbutton').first()).toHaveValue(String(number));
  await expect(page.locator('input[type=date]').first()).toHaveValue(
    // The day of the site's clock, which may be tomorrow here.
    new Date().toLocaleDateString('sv', { timeZone: ZONE }),
  );
  await expect(saveButton(page)).toBeDisabled();
  await field(page, 'title').fill('Itô’s lemma, in Fort!');
  await expect(page.locator('input[name=filename]')).toHaveValue('ito-s-lemma-in-fort');
  await field(page, 'description').fill(
    'One evening, one board, and the term that everybody forgets.',
  );
  await page.getByRole('spinbutton').nth(1).fill('45');
  await field(page, 'playLink').fill('https://video.watchtower.example/watch/ito');
  await page.getByRole('combobox', { name: 'Speaker' }).fill('farhad');
  await page.getByRole('option', { name: 'Farhad Bamji' }).click();
  await dropzone(page).setInputFiles(await png('Panel – Delhi (2).PNG'));
  await expect(page.locator('img[src$="/images/talks/panel-delhi-2.png"]')).toBeVisible();
  await field(page, 'alt').fill('A plain teal ground');
  await save(page);
  expect(JSON.parse(read(NEW_TALK))).toMatchObject({
    id: number,
    type: 'seminar',
    speaker: 'content/team/farhad-bamji.json',
    thumbnailUrl: '/images/talks/panel-delhi-2.png',
  });
  expect(exists(NEW_PICTURE)).toBe(true);
  expect(checkReport()).toBe('');

  // Saving leads to the record on its page.
  await expect(
    preview(page).getByRole('heading', { name: 'Itô’s lemma, in Fort!' }),
  ).toBeInViewport();
  expect(await openedFile(page)).toBe(NEW_TALK);

  await openList(page, 'talks');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await chooseFor(page, 'Itô’s lemma, in Fort!', 'Delete');
  await expect(alertSaying(page, '“Itô’s lemma, in Fort!” is deleted.')).toBeVisible();
  expect(asked).toEqual(['Delete “Itô’s lemma, in Fort!” (Talks)?']);
  expect(exists(NEW_TALK)).toBe(false);
});

test('neither a record that a page names is deleted, nor a page that no site does without', {
  tag: '@all',
}, async ({ page }) => {
  const file = 'content/courses/stack.json';
  const before = keep(file);
  const pageBefore = keep('content/pages/education.json');
  await openList(page, 'courses');
  await chooseFor(page, 'Stack', 'Delete');
  await expect(
    alertSaying(page, '“Stack” is not deleted: “Education” still shows it.'),
  ).toBeVisible();
  expect(read(file)).toBe(before);
  expect(read('content/pages/education.json')).toBe(pageBefore);

  const unknown = 'content/pages/not-found.json';
  const unknownBefore = keep(unknown);
  page.on('dialog', (dialog) => dialog.accept());
  await openList(page, 'pages');
  await chooseFor(page, 'Page not found', 'Delete');
  await expect(alertSaying(page, /“Page not found” is not deleted/)).toBeVisible();
  expect(read(unknown)).toBe(unknownBefore);
});

test('items of a section’s list change places', { tag: '@all' }, async ({ page }) => {
  const file = 'content/pages/home.json';
  const coursesIn = (text: string) => JSON.parse(text).sections[4].courses;
  const before = coursesIn(keep(file));
  await openPreview(page, '/');
  await page
    .locator('.page-sections')
    .getByRole('button', { name: /^Course selection/ })
    .click();
  await dragItem(page, 0, 2);
  await save(page);
  expect(coursesIn(read(file))).toEqual([before[1], before[2], before[0]]);
  expect(checkReport()).toBe('');
});
