import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { alertSaying, closeAlert, field, openAdmin, openRecord, save } from './helpers/admin.ts';
import { checkReport, exists, keep, read } from './helpers/records.ts';
import { SCRATCH } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';
import { dropzone, png } from './helpers/upload.ts';

const TALK = 'content/talks/losing-well.json';
const FOLDER = join(SCRATCH, 'public/images/talks');

test('a picture of a taken name replaces nothing', { tag: '@all' }, async ({ page }) => {
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

test('a picture that nothing shows any more goes with the save, if that is wanted', {
  tag: '@all',
}, async ({ page }) => {
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

test('a picture that a record shows is neither renamed nor deleted, and the editor says where it is shown', {
  tag: '@all',
}, async ({ page }) => {
  const picture = 'public/images/talks/losing-well.webp';
  const shown = /This picture is shown \(Talks: .+\)\. Choose another picture there first/;
  keep(picture);
  await openAdmin(page, { pictures: 'all' });
  await page.getByRole('searchbox', { name: 'Find' }).fill('losing-well');
  const entry = page.getByRole('listitem').filter({ hasText: 'losing-well.webp' });
  await expect(entry.getByRole('link')).toHaveText(/^Talks: /);
  page.on('dialog', (dialog) => dialog.accept('other'));
  await entry.getByRole('button', { name: 'Rename losing-well.webp' }).click();
  await expect(alertSaying(page, shown)).toBeVisible();
  await expect(alertSaying(page, /^Not renamed\./)).toBeVisible();
  await closeAlert(page);
  await entry.getByRole('button', { name: 'Delete losing-well.webp' }).click();
  await expect(alertSaying(page, shown)).toBeVisible();
  await expect(alertSaying(page, /^Not deleted\./)).toBeVisible();
  await closeAlert(page);
  expect(exists(picture)).toBe(true);
  expect(checkReport()).toBe('');
});

test('what is no picture, too large, or none inside is refused in words, and not written', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  const files = readdirSync(FOLDER);
  await openRecord(page, TALK);
  const input = dropzone(page);
  await input.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(alertSaying(page, /no picture that a browser shows/)).toBeVisible();
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

test('a picture is chosen in a window that finds it by what shows it, and several are added at once', {
  tag: '@all',
}, async ({ page }) => {
  for (const file of [TALK, 'public/images/talks/five.png', 'public/images/talks/six.png'])
    keep(file);
  await openRecord(page, TALK);
  await page.getByRole('button', { name: 'Replace Picture' }).click();
  const window = page.getByRole('dialog', { name: 'Choose a picture' });
  await window
    .locator('input[type=file]')
    .setInputFiles([await png('five.png'), await png('six.png')]);
  await expect(window.getByRole('button', { name: 'Choose six.png' })).toBeVisible();
  await expect(window.getByRole('button', { name: 'Choose five.png' })).toBeVisible();
  await window.getByRole('searchbox', { name: 'Find' }).fill('sharpe lying');
  await expect(window.getByRole('listitem')).toHaveCount(1);
  await window.getByRole('button', { name: /^Choose / }).click();
  await expect(window).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Replace Picture' })).toBeFocused();
  await expect(page.locator('.picture-field img')).toHaveAttribute('src', /polite-sharpe/);
  const question = page.getByText('does “What the picture shows” still describe it?');
  await expect(question).toBeVisible();
  // Autosave saves two seconds later: the question is still open.
  await save(page);
  await expect(question).toBeVisible();
  await field(page, 'alt').fill('A line that crosses itself.');
  await expect(question).toBeHidden();
});

test('a picture with too few pixels for its place says so at its field, until one fits', {
  tag: '@all',
}, async ({ page }) => {
  for (const file of [TALK, 'public/images/talks/few.png', 'public/images/talks/enough.png'])
    keep(file);
  await openRecord(page, TALK);
  const said = page.locator('.field', { has: dropzone(page) }).getByRole('status');
  await expect(page.locator('.picture-field img')).toBeVisible();
  await expect(said).toHaveCount(0);
  await dropzone(page).setInputFiles(await png('few.png', 640));
  await expect(said.first()).toHaveText(
    'This picture is 640 by 360 px: too small to be sharp where it is shown. Choose one of 16:9 that is at least 1280 px wide.',
  );
  await dropzone(page).setInputFiles(await png('enough.png'));
  await expect(said.filter({ hasText: 'too small' })).toHaveCount(0);
});
