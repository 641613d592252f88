import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { alertSaying, openRecord, save } from './admin.ts';
import { dropzone, png, tooLarge } from './picture.ts';
import { checkReport, keep, read, restoreRecords } from './records.ts';
import { SCRATCH } from './scratch.ts';
import { test } from './session.ts';

restoreRecords();

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

test('what is no picture, or too large, is refused in words, and nothing is written', async ({
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
  await input.setInputFiles(tooLarge('hall.png'));
  await expect(alertSaying(page, '“hall.png” has 6.0 MB; a picture may have 5.')).toBeVisible();
  expect(readdirSync(FOLDER)).toEqual(files);
  expect(read(TALK)).toBe(before);
});

test('a picture that is none inside is refused with the record', async ({ page }) => {
  const before = keep(TALK);
  keep('public/images/talks/notes.png');
  await openRecord(page, TALK);
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') };
  await dropzone(page).setInputFiles(notes);
  await expect(page.locator('img[src$="/images/talks/notes.png"]')).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertSaying(page, /Not saved\..*no picture that a browser shows/s)).toBeVisible();
  expect(read(TALK)).toBe(before);
});
