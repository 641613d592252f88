import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { alertSaying, closeAlert, openRecord, save } from './helpers/admin.ts';
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
