import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  alertSaying,
  chooseFor,
  closeAlert,
  dragItem,
  field,
  openAdmin,
  openedFile,
  openList,
  openRecord,
  save,
  saveButton,
} from './admin.ts';
import { openPreview, preview } from './previewPage.ts';
import { checkReport, exists, highestNumber, keep, read } from './records.ts';
import { SCRATCH } from './scratch.ts';
import { test } from './session.ts';

/** A picture of 16:9 as somebody would upload it. */
const png = (name: string) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: '#1f8a8a' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

/** The hidden input of a form's picture, which is where a dropped file arrives. */
const dropzone = (page: Page): Locator => page.locator('input[type=file]').first();

/** Selects a word in the element that holds it. */
const selectWord = (element: Element, word: string) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(word) ?? -1;
    if (at >= 0) getSelection()?.setBaseAndExtent(text, at, text, at + word.length);
  }
};

const NEW_TALK = 'content/talks/ito-s-lemma-in-fort.json';
const NEW_PICTURE = 'public/images/talks/panel-delhi-2.png';

test('a new talk starts from sense, takes its name from its title, and goes again', async ({
  page,
}) => {
  keep(NEW_TALK);
  keep(NEW_PICTURE);
  const number = highestNumber() + 1;
  await openAdmin(page, 'collections/new/talks/~/');
  await expect(page.getByRole('spinbutton').first()).toHaveValue(String(number));
  await expect(page.locator('input[type=date]').first()).toHaveValue(
    new Date().toLocaleDateString('sv'),
  );
  await field(page, 'title').fill('Itô’s lemma, in Fort!');
  await expect(page.locator('input[name=filename]')).toHaveValue('ito-s-lemma-in-fort');
  await field(page, 'description').fill(
    'One evening, one board, and the term that everybody forgets.',
  );
  await page.getByRole('spinbutton').nth(1).fill('45');
  await expect(saveButton(page)).toBeDisabled();
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

test('neither a record that a page names is deleted, nor a page that no site does without', async ({
  page,
}) => {
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

test('items of a section’s list change places', async ({ page }) => {
  const file = 'content/pages/home.json';
  const coursesIn = (text: string) => JSON.parse(text).sections[4].courses;
  const before = coursesIn(keep(file));
  await openPreview(page, '/');
  await page
    .locator('.page-sections')
    .getByRole('button', { name: /^Some courses/ })
    .click();
  await dragItem(page, 0, 2);
  await save(page);
  expect(coursesIn(read(file))).toEqual([before[1], before[2], before[0]]);
  expect(checkReport()).toBe('');
});

const TALK = 'content/talks/losing-well.json';
const FOLDER = join(SCRATCH, 'public/images/talks');

test('a picture of a taken name replaces nothing', async ({ page }) => {
  keep(TALK);
  keep('public/images/talks/losing-well-2.png');
  keep('public/images/talks/losing-well.png');
  await openRecord(page, TALK);
  const file = await png('losing-well.png');
  for (const name of ['losing-well.png', 'losing-well-2.png']) {
    await dropzone(page).setInputFiles(file);
    await expect(page.locator(`img[src$="/images/talks/${name}"]`)).toHaveJSProperty(
      'naturalWidth',
      1280,
    );
  }
  await save(page);
  expect(read(TALK)).toContain('"/images/talks/losing-well-2.png"');
  expect(checkReport()).toBe('');
});

test('a picture that nothing shows any more goes with the save, if that is wanted', async ({
  page,
}) => {
  const at = (name: string) => `public/images/talks/${name}`;
  for (const file of [TALK, at('one.png'), at('two.png')]) keep(file);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (dialog.message().includes('one.png') ? dialog.accept() : dialog.dismiss());
  });
  await openRecord(page, TALK);
  for (const name of ['one.png', 'two.png']) {
    await dropzone(page).setInputFiles(await png(name));
    await expect(page.locator(`img[src$="/images/talks/${name}"]`).first()).toBeVisible();
    await save(page);
    await expect.poll(() => read(TALK)).toContain(`/images/talks/${name}`);
  }
  await expect.poll(() => exists(at('one.png'))).toBe(false);
  expect(asked.at(-1)).toContain('No record shows one.png any more.');
  expect(exists(at('two.png'))).toBe(true);
  expect(checkReport()).toBe('');
});

test('a picture that a record shows is neither renamed nor deleted, and the editor says where it is shown', async ({
  page,
}) => {
  const picture = 'public/images/talks/losing-well.webp';
  const shown = /This picture is shown \(Talks: .+\)\. Choose another picture there first/;
  keep(picture);
  await openRecord(page, TALK);
  await page.locator('img[src$="/losing-well.webp"]').first().click();
  await page.getByText('losing-well.webp', { exact: true }).first().click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  await press('Rename');
  await page.locator('input[value="losing-well"]').fill('other');
  await press('Rename');
  await expect(page.getByText(shown)).toBeVisible();
  await press('Cancel');
  await press('Delete');
  await press('Delete');
  await expect(alertSaying(page, shown)).toBeVisible();
  await expect(alertSaying(page, /^Not deleted\./)).toBeVisible();
  await closeAlert(page);
  expect(exists(picture)).toBe(true);
  expect(checkReport()).toBe('');
});

test('the toolbar of a text offers what a text may hold', async ({ page }) => {
  await openRecord(page, 'content/events/konkan-exchange-visit.mdx');
  const text = page.locator('[data-slate-editor]');
  await expect(text).toBeVisible();
  const around = text.locator('xpath=ancestor::*[.//button][1]');
  await expect(around.locator('button')).toHaveText([
    /format bold/,
    /format italic/,
    /insert link/,
  ]);
});

test('a link of a text that leads nowhere is named, and is mended beside its message', async ({
  page,
}) => {
  const file = 'content/events/konkan-exchange-visit.mdx';
  const before = keep(file);
  await openRecord(page, file);
  const text = page.locator('[data-slate-editor]');
  const link = async (word: string, address: string) => {
    await text.getByText(word).first().evaluate(selectWord, word);
    await page.getByRole('radio', { name: 'insert link' }).click();
    await page.getByPlaceholder('Paste link').fill(address);
    await page.keyboard.press('Enter');
    await expect(text.locator(`a[href="${address}"]`)).toHaveText(word);
  };
  await link('auction', '/talks');
  await link('margin', '/lectures');
  await saveButton(page).click();
  await expect(
    alertSaying(page, /leads to \/lectures, and the site has no such page/),
  ).toBeVisible();
  await expect(page.getByText(/leads to \/talks/)).toHaveCount(0);
  expect(read(file)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(text.locator('a[href="/lectures"]')).toHaveText('margin');
});

test('what is no picture, too large, or none inside is refused in words, and not written', async ({
  page,
}) => {
  const before = keep(TALK);
  const files = readdirSync(FOLDER);
  await openRecord(page, TALK);
  const input = dropzone(page);
  await input.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(alertSaying(page, /plan\.pdf: Invalid file type/)).toBeVisible();
  await closeAlert(page);
  await input.setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: randomBytes(6 * 1024 ** 2),
  });
  await expect(alertSaying(page, '“hall.png” has 6.0 MB; a picture may have 5.')).toBeVisible();
  await closeAlert(page);
  expect(readdirSync(FOLDER)).toEqual(files);

  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') };
  await input.setInputFiles(notes);
  await expect(alertSaying(page, /no picture that a browser shows/)).toBeVisible();
  expect(readdirSync(FOLDER)).toEqual(files);
  expect(read(TALK)).toBe(before);
});
