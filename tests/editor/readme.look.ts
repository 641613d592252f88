import { writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { field, holdItem, openAdmin, openRecord, saveButton } from './admin.ts';
import { keep, restoreRecords, write } from './records.ts';

// `npm run look:editor`: the pictures of the README's page for editors, from the real editor.
restoreRecords();

const FOLDER = '.github/readme';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

async function shoot(page: Page, name: string) {
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${FOLDER}/${name}.webp`, await sharp(picture).webp({ quality: 80 }).toBuffer());
}

const preview = (page: Page) => page.frameLocator('iframe');

test('a sentence', async ({ page }) => {
  await openAdmin(page, '~/talks');
  const claim = preview(page).getByText('Said out loud,').first();
  await claim.click();
  const input = page.getByLabel('Claim').or(page.locator('input[name$="claim"]')).first();
  await input.fill('Said twice,');
  await preview(page).getByText('Said twice,').first().waitFor();
  await shoot(page, 'edit-sentence');
});

test('a talk', async ({ page }) => {
  await openAdmin(page, 'collections/new/talks/~/');
  await field(page, 'title').fill('Itô’s lemma in one evening');
  await field(page, 'description').fill('One board.');
  await page.getByText('it has to have at least 40').waitFor();
  await shoot(page, 'add-talk');
});

test('a logo', async ({ page }) => {
  await openRecord(page, 'content/logos/quorum-forum.json');
  await page.locator('img[src*="/images/logos/"]').first().waitFor();
  await shoot(page, 'replace-logo');
});

test('an order', async ({ page }) => {
  await openAdmin(page, '~/education');
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Interview Preparation' }).first().click();
  await page.getByText('Courses', { exact: true }).first().waitFor();
  await holdItem(page, 0, 1);
  await shoot(page, 'reorder-courses');
  await page.mouse.up();
});

test('a refusal', async ({ page }) => {
  const file = 'content/talks/losing-well.json';
  const text = keep(file);
  await openRecord(page, file);
  write(file, text.replace('"minutes": 51', '"minutes": 52'));
  await field(page, 'title').fill('Losing money, and how to');
  await saveButton(page).click();
  await page.getByText('Not saved').waitFor();
  await shoot(page, 'not-saved');
});
