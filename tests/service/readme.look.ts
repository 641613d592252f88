import { writeFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { beside, field, openBeside, openForm, save, saveButton } from './helpers/form.ts';
import { FIRST, KIND, pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';

// `npm run look:service`: the pictures of tina/README.md.
const FOLDER = '.github/readme';

const WINDOW = { width: 1280, height: 800 };

async function shoot(page: Page, name: string) {
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${FOLDER}/${name}.webp`, await sharp(picture).webp({ quality: 80 }).toBuffer());
}

test('the sign-in, the page with its form, a conflict, a proposal', async ({
  editor,
  arrive,
  browser,
}) => {
  const stranger = await browser.newPage({ baseURL: editor.address, viewport: WINDOW });
  await stranger.goto('/editor/sign-in');
  await stranger.getByLabel('Your email address').fill('mia@example.org');
  await shoot(stranger, 'web-sign-in');
  await stranger.close();

  const { page } = await arrive('Mia Rao', 'editor', WINDOW);
  const { route, headlineField } = pageWithOpening();
  await openBeside(page, route);
  await beside(page).locator('h1 [data-tina-field]').first().click();
  await field(page, headlineField).fill('Said twice,');
  await expect(beside(page).locator('h1')).toContainText('Said twice,');
  await save(page);
  await shoot(page, 'web-saved');

  const ravi = await arrive('Ravi Shah', 'reviewer', WINDOW);
  const place = await page.getByRole('link', { name: 'Send for review…' }).getAttribute('href');
  await ravi.page.goto(String(place));
  await ravi.page.getByRole('button', { name: 'Edit this proposal' }).click();
  await openForm(ravi.page, KIND, FIRST.slug);
  await openForm(page, KIND, FIRST.slug);
  await field(page, 'title').fill('How to lose money well');
  await field(ravi.page, 'title').fill('Losing money well, a guide');
  await save(page);
  await saveButton(ravi.page).click();
  await ravi.page.getByLabel(/Losing money well, a guide/).check();
  await shoot(ravi.page, 'web-conflict');

  await page.goto(String(place));
  await page.getByLabel('Title', { exact: true }).fill('The talks are said twice');
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'web-proposal');
});
