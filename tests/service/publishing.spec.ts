// What becomes of a proposal after its review: published, and taken back.
import { expect, type Page } from 'playwright/test';
import { clockText, timeOf } from '../../content/schema/datetime.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { saveChange } from './helpers/form.ts';
import { SECOND, THIRD } from './helpers/records.ts';
import { type Person, test } from './helpers/session.ts';

skipWithout('four talks');

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

/** A time by the site's clock, as the browser's field has it: so many minutes from now. */
const inMinutes = (minutes: number) =>
  clockText(new Date(Date.now() + minutes * 60_000).toISOString());

test('a proposal is scheduled on a phone, withdrawn, and published by its editor', async ({
  editor,
  arrive,
}) => {
  const mia = await arrive('Mia Kapoor', 'editor', PHONE);
  const { page } = await arrive('Ravi Kapoor', 'reviewer', PHONE);
  const title = 'A title for the first day of the fair';
  const place = await propose(mia, THIRD.file, title);
  await page.goto(place);
  await expectAccessible(page);
  await page.getByLabel(/^Or publish on/).fill(inMinutes(60));
  await test.step('a time that was typed is not passed over', async () => {
    await page.getByLabel(/^Or publish on/).press('Enter');
    await expect(page.getByRole('alert')).toContainText('You typed a time');
    await page.goto(place);
  });
  await page.getByLabel(/^Or publish on/).fill(inMinutes(60));
  await page.getByRole('button', { name: 'Accept and schedule' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Scheduled for /);
  await expect(stateOf(page)).toHaveText('Scheduled');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Published' }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('published on');
  await expectAccessible(page);

  await mia.page.goto(place);
  await mia.page.getByRole('button', { name: 'Do not publish at this time' }).click();
  await expect(stateOf(mia.page)).toHaveText('Approved, not published yet');
  await expectAccessible(mia.page);
  await mia.page.getByRole('button', { name: 'Publish now' }).click();
  await expect(stateOf(mia.page)).toHaveText('Published');
  expect(editor.git('show', `main:${THIRD.file}`)).toContain(title);
});

test('a reviewer comments on a field by keyboard, and its editor answers; mail tells both', async ({
  editor,
  arrive,
}) => {
  const mia = await arrive('Mia Das', 'editor', PHONE);
  const { page, email } = await arrive('Ravi Das', 'reviewer');
  const title = 'A title that needs a comment';
  const place = await propose(mia, SECOND.file, title);
  const waiting = () => editor.mails(email).map(({ body }) => body.replaceAll('=\r\n', ''));
  await expect.poll(() => waiting().join('\n'), { timeout: 30_000 }).toContain(place);

  await page.goto(place);
  const change = page.locator('.changes dl > div').first();
  await change.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Is it not too long?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Your comment is on the page.');
  await expect(change.getByText('Is it not too long?')).toBeVisible();
  await expectAccessible(page);

  await mia.page.reload();
  await mia.page.locator('.changes').getByText('Answer Ravi Das').click();
  await mia.page.getByLabel('Your answer').fill('It fits on a phone.');
  await expectAccessible(mia.page);
  await mia.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(mia.page.locator('.changes').getByText('It fits on a phone.')).toBeVisible();

  await mia.page.getByRole('link', { name: 'Account' }).click();
  await mia.page.getByLabel(/^Send me mail/).uncheck();
  await mia.page.getByRole('button', { name: 'Save' }).click();
  await expect(mia.page.getByLabel(/^Send me mail/)).not.toBeChecked();
  await expectAccessible(mia.page);
});

test('a scheduled proposal is published within 15 seconds of its minute', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  test.setTimeout(180_000);
  const mia = await arrive('Mia Bose');
  const { page } = await arrive('Ravi Bose', 'reviewer');
  const title = 'A title for the next minute';
  await page.goto(await propose(mia, SECOND.file, title));
  const time = inMinutes(1);
  await page.getByLabel(/^Or publish on/).fill(time);
  await page.getByRole('button', { name: 'Accept and schedule' }).click();
  await expect(stateOf(page)).toHaveText('Scheduled');
  await expect
    .poll(() => editor.git('log', '-1', '--format=%s', 'main'), { timeout: 80_000 })
    .toBe(title);
  const seconds = Number(editor.git('log', '-1', '--format=%ct', 'main')) - timeOf(time) / 1_000;
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(seconds).toBeLessThan(15);
});
