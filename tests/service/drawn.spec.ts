// What a proposal looks like, before and after, for a reviewer who has never seen a diff.
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { saveChange } from './helpers/form.ts';
import { pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';

skipWithout('page of the bar with an opening');

const WORDS = 'Said aloud, and drawn';

/** Proposes another headline of the talks' page. @returns the address of the proposal */
function proposeHeadline(page: Page): Promise<string> {
  const { file } = pageWithOpening();
  const { sections } = JSON.parse(readFileSync(file, 'utf8'));
  const [{ headline, ...opening }, ...others] = sections;
  const changed = { ...opening, headline: { ...headline, roman: WORDS } };
  return saveChange(page, file, { sections: [changed, ...others] });
}

const frame = (page: Page, side: 'before' | 'after') =>
  page.frameLocator(`iframe[title$=", ${side}"]`).first();

const widthOf = (page: Page) =>
  frame(page, 'after')
    .locator('html')
    .evaluate(({ clientWidth }) => clientWidth);

test('a changed headline is seen before and after, at two widths, and the site is walked', {
  tag: '@all',
}, async ({ arrive }) => {
  const [mia, { page }] = [await arrive('Mia Nag'), await arrive('Ravi Nag', 'reviewer')];
  const { route, headline } = pageWithOpening();
  await page.goto(await proposeHeadline(mia.page));

  await expect(frame(page, 'after').locator('h1')).toContainText(WORDS);
  await expect(frame(page, 'before').locator('h1')).toContainText(headline);
  await expect(frame(page, 'after').locator('[data-changed]').first()).toContainText(WORDS);
  await expect(page.locator('.pair')).toHaveCount(1);
  await expectAccessible(page);
  expect(await widthOf(page)).toBe(390);
  await page.getByLabel('Desktop').check();
  await expect.poll(() => widthOf(page)).toBe(1280);

  await test.step('on a phone one is above the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Phone').check();
    const [before, after] = [page.locator('.window').first(), page.locator('.window').last()];
    const bottom = await before.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await after.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      bottom,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1600, height: 1000 });
  });

  await page.getByRole('link', { name: 'Walk through the proposed site' }).click();
  const prefix = new URL(page.url()).pathname.replace(/\/$/, '');
  expect(prefix).toMatch(/^\/editor\/drawn\/[0-9a-f-]+\/after$/);
  await page.locator(`header a[href="${prefix}${route}"]`).first().click();
  await expect(page.locator('h1')).toContainText(WORDS);
  expect(new URL(page.url()).pathname).toBe(prefix + route);
  const pictures = page.locator(`img[src^="${prefix}/images/"]`);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a script in a drawn page runs in no frame and in no window', { tag: '@all' }, async ({
  editor,
  arrive,
}) => {
  const [mia, { page }] = [await arrive('Mia Bose'), await arrive('Ravi Bose', 'reviewer')];
  const place = await proposeHeadline(mia.page);
  await page.goto(place);
  await expect(frame(page, 'after').locator('h1')).toContainText(WORDS);
  // The worst case: something got past everything that keeps content from becoming markup.
  const attack = `<script>document.title = 'It ran'</script><img src="x" onerror="document.title = 'It ran'">`;
  for (const file of globSync('drawn/*/after-*.html', { cwd: editor.data }))
    appendFileSync(`${editor.data}/${file}`, attack);
  await page.reload();
  await expect(frame(page, 'after').locator('img[src="x"]')).toHaveCount(1);
  const title = () =>
    frame(page, 'after')
      .locator('html')
      .evaluate(() => document.title);
  expect(await title()).not.toBe('It ran');
  await page.getByRole('link', { name: 'Walk through the proposed site' }).click();
  await expect(page.locator('img[src="x"]')).toHaveCount(1);
  expect(await page.title()).not.toBe('It ran');
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(/\/editor\/sign-in\?next=/);
});
