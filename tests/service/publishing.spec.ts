// What becomes of a proposal after its review: published, and taken back.
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { saveChange } from './helpers/form.ts';
import { SECOND } from './helpers/records.ts';
import { type Person, test } from './helpers/session.ts';

const PHONE = { width: 390, height: 844 };

/** Saves a title of a talk and sends it for review. @returns the address of the proposal */
async function propose({ page }: Person, file: string, title: string): Promise<string> {
  const place = await saveChange(page, file, { title });
  await page.goto(place);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status')).toHaveText(/Sent for review/);
  return place;
}

const stateOf = (page: Page) => page.locator('main p strong').first();

test('a publication is taken back in three clicks, on a phone', async ({ editor, arrive }) => {
  const mia = await arrive('Mia Verma');
  const ravi = await arrive('Ravi Verma', 'reviewer', PHONE);
  const nila = await arrive('Nila Verma', 'reviewer');
  const { page } = ravi;
  const title = 'A title that is published too early';
  const before = editor.git('show', `main:${SECOND.file}`);
  await ravi.page.goto(await propose(mia, SECOND.file, title));
  await page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(stateOf(page)).toHaveText('Published');
  await expect(page.getByRole('button', { name: `Take back “${title}”` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Published' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take back “${title}”` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Take back: ${title}`);
  await expect(page.locator('.changes del').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(stateOf(page)).toHaveText('In review');

  await nila.page.goto(page.url());
  await nila.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(stateOf(nila.page)).toHaveText('Published');
  expect(editor.git('show', `main:${SECOND.file}`)).toBe(before);
  await nila.page.getByRole('link', { name: 'Published' }).click();
  await nila.page.getByRole('link', { name: `Taken back “${title}”` }).click();
  await expect(nila.page.getByRole('heading', { level: 1 })).toHaveText(`Take back: ${title}`);
});
