import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { dragItem, field, openAdmin, openList, openRecord } from './helpers/admin.ts';
import { commitAll, forgetCommits } from './helpers/commits.ts';
import { openPreview, place, preview } from './helpers/previewPage.ts';
import { keep, restoreRecords, write } from './helpers/records.ts';

// `npm run look:editor`: the pictures of tina/README.md, from the real editor.
test.afterEach(restoreRecords);

const FOLDER = '.github/readme';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

async function shoot(page: Page, name: string) {
  // Over the form, whose fields do not show it as the places of the page do.
  await page.mouse.move(200, 600);
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${FOLDER}/${name}.webp`, await sharp(picture).webp({ quality: 80 }).toBuffer());
}

test('a sentence', async ({ page }) => {
  await openPreview(page, '/talks');
  const claim = place(page, 'pages.sections.0.headline.roman');
  await claim.click();
  await field(page, 'sections.0.headline.roman').fill('Said twice,');
  await expect(claim).toContainText('Said twice,');
  await shoot(page, 'edit-sentence');
});

test('a talk', async ({ page }) => {
  await openAdmin(page, { new: 'talks' });
  await expect(page.getByRole('spinbutton').first()).toHaveValue('10');
  await field(page, 'title').fill('Itô’s lemma in one evening');
  await field(page, 'description').fill('One board.');
  await field(page, 'title').focus();
  await page
    .frameLocator('#page-frame')
    .getByRole('heading', { name: 'Itô’s lemma in one evening' })
    .scrollIntoViewIfNeeded();
  await shoot(page, 'add-talk');
});

test('a word', async ({ page }) => {
  await openList(page, 'talks');
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('');
  await page.getByRole('searchbox', { name: 'Find' }).fill('kalman');
  await expect(page.locator('.records-count')).toHaveText('2 records');
  await shoot(page, 'find-record');
});

test('a history', async ({ page }) => {
  const file = 'content/talks/losing-well.json';
  const text = keep(file);
  commitAll('Asha Rao', 'All records');
  write(file, text.replace('losing money well', 'losing money slowly'));
  await openPreview(page, '/talks', file);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Put back' }).waitFor();
  await shoot(page, 'history');
  forgetCommits();
});

test('a logo', async ({ page }) => {
  await openRecord(page, 'content/logos/quorum-forum.json');
  await page.locator('img[src*="/images/logos/"]').first().waitFor();
  await shoot(page, 'replace-logo');
});

test('a section', async ({ page }) => {
  await openPreview(page, '/');
  await page.getByRole('button', { name: 'Add a section' }).click();
  const pictures = page.getByRole('dialog').locator('iframe');
  for (const picture of (await pictures.all()).slice(0, 12)) {
    const shown = picture.contentFrame();
    await shown.locator('body > *').first().waitFor();
    await shown
      .locator('img')
      .evaluateAll((all) => Promise.all(all.map((one) => (one as HTMLImageElement).decode())));
  }
  await shoot(page, 'add-section');
});

test('a translation', async ({ page }) => {
  const words = 'content/pages/about.hi.json';
  const translation = JSON.parse(keep(words));
  translation.sections[1]._was = {
    text: 'To give anyone with an idea about markets the means to test it.',
  };
  write(words, JSON.stringify(translation));
  await openAdmin(page, { record: 'content/pages/about.json', in: 'hi' });
  await page.locator('.item-open', { hasText: 'Mission' }).click();
  await place(page, 'pages.sections.1.text').scrollIntoViewIfNeeded();
  await shoot(page, 'translate');
});

test('an order', async ({ page }) => {
  await openPreview(page, '/education');
  await page.getByRole('button', { name: /^Courses: Interview Preparation/ }).click();
  await page.getByText('Courses', { exact: true }).filter({ visible: true }).first().waitFor();
  const first = preview(page).locator('.arrivals h3').first();
  const name = String(await first.textContent());
  await dragItem(page, 0, 1);
  await expect(first).not.toHaveText(name);
  await first.evaluate(async (title) => {
    title.scrollIntoView({ block: 'center' });
    scrollBy(0, -80);
    const pictures = title.closest('ul')?.querySelectorAll('img') ?? [];
    await Promise.all([...pictures].slice(0, 2).map((picture) => picture.decode()));
  });
  await shoot(page, 'reorder-courses');
});
