import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { beside, field, openBeside, openForm, placeOf, save, saveButton } from './helpers/form.ts';
import { FIRST, KIND, pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';

// `npm run look:service`: the pictures of tina/README.md.
const FOLDER = '.github/readme';

const WINDOW = { width: 1280, height: 800 };

async function shoot(page: Page, name: string) {
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${FOLDER}/${name}.webp`, await sharp(picture).webp({ quality: 80 }).toBuffer());
}

test('the sign-in, the page with its form, a conflict, a proposal, its review, what is published', async ({
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
  await beside(page).locator('h1 [data-field]').first().click();
  await field(page, headlineField).fill('Said twice,');
  await expect(beside(page).locator('h1')).toContainText('Said twice,');
  await save(page);
  await shoot(page, 'web-saved');

  const ravi = await arrive('Ravi Shah', 'reviewer', WINDOW);
  const place = await placeOf(page);
  await ravi.page.goto(place);
  await ravi.page.getByRole('button', { name: 'Edit this proposal' }).click();
  await openForm(ravi.page, KIND, FIRST.slug);
  await openForm(page, KIND, FIRST.slug);
  await field(page, 'title').fill('How to lose money well');
  await field(ravi.page, 'title').fill('Losing money well, a guide');
  await save(page);
  await saveButton(ravi.page).click();
  await ravi.page.getByLabel(/Losing money well, a guide/).check();
  await shoot(ravi.page, 'web-conflict');

  await page.goto(place);
  await page.getByLabel('Title', { exact: true }).fill('The talks are said twice');
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'web-proposal');
  await page.getByLabel(/^Note to reviewers/).fill('Shorter, and as we say it on stage.');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status')).toHaveText(/Sent for review/);

  const meera = await arrive('Meera Iyer', 'reviewer', WINDOW);
  await meera.page.goto(place);
  await expect(meera.page.getByRole('button', { name: 'Accept and publish' })).toBeVisible();
  await shoot(meera.page, 'web-review');
  const scrollTo = (part: Locator) =>
    part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(meera.page.frameLocator('iframe').first().locator('h1')).toBeVisible();
  await scrollTo(meera.page.locator('.snapshot article').first());
  const missing = (pictures: Element[]) =>
    pictures.filter((one) => {
      const isSeen = one.getBoundingClientRect().top < innerHeight;
      return isSeen && !(one as HTMLImageElement).complete;
    }).length;
  for (const side of await meera.page.locator('.snapshot article').first().locator('iframe').all())
    await expect.poll(() => side.contentFrame().locator('img').evaluateAll(missing)).toBe(0);
  await shoot(meera.page, 'web-looks');
  await meera.page.locator('summary', { hasText: 'Publish later' }).click();
  await shoot(meera.page, 'web-decide');
  await meera.page.keyboard.press('Escape');
  await meera.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(meera.page.getByRole('status')).toBeVisible();
  const [commit, time] = [editor.git('rev-parse', 'main'), new Date().toISOString()];
  editor.site.shows(JSON.stringify({ commit, time }));
  await meera.page.goto('/editor/published');
  await expect(meera.page.getByRole('link', { name: 'The talks are said twice' })).toBeVisible();
  // What follows is the history of this checkout.
  await meera.page
    .locator('main li')
    .evaluateAll((entries) => entries.slice(1).forEach((entry) => void entry.remove()));
  await shoot(meera.page, 'web-published');
});
