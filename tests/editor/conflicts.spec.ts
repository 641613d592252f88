import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { alertSaying, closeAlert, field, openRecord, save, saveButton } from './admin.ts';
import { keep, read, restoreRecords, write } from './records.ts';
import { SCRATCH } from './scratch.ts';
import { test } from './session.ts';

restoreRecords();

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

async function typeAndPressSave(page: Page) {
  await field(page, 'description').fill(WORDS);
  await saveButton(page).click();
}

test('a second tab: who saves last is told, keeps what they typed, and overwrites nothing', async ({
  page,
  context,
}) => {
  keep(TALK);
  const other = await context.newPage();
  await openRecord(page, TALK);
  await openRecord(other, TALK);
  await field(other, 'title').fill('Losing well');
  await save(other);
  const saved = read(TALK);
  await typeAndPressSave(page);
  await expect(
    alertSaying(page, '“Title” was changed while you had this record open'),
  ).toBeVisible();
  await expect(field(page, 'description')).toHaveValue(WORDS);
  expect(read(TALK)).toBe(saved);
  // Reloaded, the record takes the change.
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('Losing well');
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(JSON.parse(read(TALK))).toMatchObject({ title: 'Losing well', description: WORDS });
});

test('a file that somebody changes, breaks or deletes is not overwritten', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  write(TALK, before.replace('"minutes": 51', '"minutes": 52'));
  await typeAndPressSave(page);
  await expect(alertSaying(page, '“Minutes” was changed while')).toBeVisible();
  await closeAlert(page);
  write(TALK, before.replace('"minutes": 51', '"minutes": '));
  await field(page, 'description').fill(`Again: ${WORDS}`);
  await saveButton(page).click();
  await expect(alertSaying(page, 'somebody is changing it by hand')).toBeVisible();
  await closeAlert(page);
  rmSync(join(SCRATCH, TALK));
  await typeAndPressSave(page);
  await expect(alertSaying(page, 'was deleted or renamed while you had it open')).toBeVisible();
  await expect(field(page, 'description')).toHaveValue(WORDS);
});
