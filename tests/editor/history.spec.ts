import { expect } from 'playwright/test';
import { caretToEnd, field, openRecord, save, saveButton } from './helpers/admin.ts';
import { commitAll, forgetCommits } from './helpers/commits.ts';
import { openPreview } from './helpers/previewPage.ts';
import { keep, read, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';
const EVENT = 'content/events/konkan-exchange-visit.mdx';

test.beforeAll(() => commitAll('Asha Rao', 'All records'));
test.afterAll(forgetCommits);

test('the history says who changed what, and puts it back into the form', async ({ page }) => {
  const before = keep(TALK);
  write(
    TALK,
    before
      .replace('losing money well', 'losing money slowly')
      .replace('"minutes": 51', '"minutes": 52'),
  );
  commitAll('Ravi Menon', 'Slower');
  await openPreview(page, '/talks', TALK);
  await field(page, 'title').fill('Losing money');
  await save(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const entries = history.locator('ol > li');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('Saved on this computer, not proposed yet');
  await expect(entries.nth(1)).toContainText('Ravi Menon');
  await expect(entries.nth(1)).toContainText('Slower');
  await expect(entries.nth(1).locator('ul')).toHaveText(
    /Title A trader’s guide to losing money well slowly/,
  );
  await expect(entries.nth(1).locator('ul')).toContainText('Minutes 51 52');
  await expect(entries.nth(2)).toContainText('The oldest version that is kept.');
  await entries.nth(2).getByRole('button', { name: 'Put back' }).click();
  await expect(field(page, 'title')).toHaveValue('A trader’s guide to losing money well');
  await saveButton(page).click();
  await expect.poll(() => read(TALK)).toBe(before);
});

test('a text is put back too, and shown so in its field', { tag: '@all' }, async ({ page }) => {
  const before = keep(EVENT);
  write(EVENT, before.replace('Twenty-eight learners', 'Thirty learners'));
  await openRecord(page, EVENT);
  const text = page.locator('[data-slate-editor]');
  await expect(text).toContainText('Thirty learners');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).last().click();
  await expect(text).toContainText('Twenty-eight learners');
  await saveButton(page).click();
  await expect.poll(() => read(EVENT)).toBe(before);
});

test('what is typed into a text stays text', { tag: '@all' }, async ({ page }) => {
  keep(EVENT);
  await openRecord(page, EVENT);
  const text = page.locator('[data-slate-editor]');
  await text.getByText('Twenty-eight learners').click({ position: { x: 4, y: 4 } });
  // At once: a key meets the caret where the click has put it, also where the browser has told nobody yet.
  await text.getByText('Farhad Bamji').click({ position: { x: 90, y: 8 } });
  await page.keyboard.press('Backspace');
  await expect(text).toContainText('Twenty-eight learners');
  await expect(text).not.toContainText('Farhad Bamji took the rest of the morning through margin');
  await page.keyboard.press('Control+z');
  await text.getByText('Twenty-eight learners').click({ position: { x: 4, y: 4 } });
  await caretToEnd(page, text);
  await page.keyboard.type('\n- no list\n> no quotation\n# no heading\n/ no menu');
  await expect(text).toContainText('- no list');
  await save(page);
  expect(read(EVENT)).toMatch(/\\- no list\n\n\\> no quotation\n\n\\# no heading\n\n\/ no menu/);
});
