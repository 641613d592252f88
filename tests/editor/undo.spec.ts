// Undo, redo, and the way back to what is published, for a form as a whole.
import { expect, type Page } from 'playwright/test';
import { field, save, saveButton, stepUp } from './helpers/admin.ts';
import { commitAll, forgetCommits } from './helpers/commits.ts';
import { openPreview, place, preview } from './helpers/previewPage.ts';
import { keep, read, readRecord, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALKS = 'content/pages/talks.json';
const HEADLINE = 'sections.0.headline.roman';
const LEAD = 'sections.0.lead';

const foot = (page: Page, name: string) =>
  page.locator('.form-foot').getByRole('button', { name, exact: true });
const titles = (page: Page) => page.locator('.page-sections .item-open');
const changes = (page: Page) => page.locator('.form-head summary');

test.afterEach(forgetCommits);

test('steps in several fields and sections are undone and done again, also after they were saved', async ({
  page,
}) => {
  const before = keep(TALKS);
  await openPreview(page, '/talks');
  await expect(foot(page, 'Undo')).toBeDisabled();
  await place(page, `pages.${HEADLINE}`).click({ position: { x: 8, y: 24 } });
  await expect(field(page, HEADLINE)).toBeFocused();
  await field(page, HEADLINE).fill('Said twice,');
  await field(page, LEAD).fill('Listen first.');
  await stepUp(page);
  const [first = '', second = '', ...others] = await titles(page).allInnerTexts();
  await page.locator('.page-sections .item-handle').first().press('ArrowDown');
  await expect(titles(page)).toHaveText([second, first, ...others]);
  await save(page);
  const after = read(TALKS);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(titles(page)).toHaveText([first, second, ...others]);
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Sections.' })).toHaveCount(1);
  await foot(page, 'Undo').click();
  await expect(preview(page).getByText('Listen first.')).toHaveCount(0);
  await expect(place(page, `pages.${HEADLINE}`)).toContainText('Said twice,');
  await foot(page, 'Undo').click();
  await expect(place(page, `pages.${HEADLINE}`)).not.toContainText('Said twice,');
  await expect(foot(page, 'Undo')).toBeDisabled();
  await saveButton(page).click();
  await expect.poll(() => read(TALKS)).toBe(before);

  await foot(page, 'Redo').click();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(titles(page)).toHaveText([second, first, ...others]);
  await expect(foot(page, 'Redo')).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Done again: Sections.' })).toHaveCount(
    1,
  );
  await saveButton(page).click();
  await expect.poll(() => read(TALKS)).toBe(after);
});

test('undo keeps what another program changed in the file since', { tag: '@all' }, async ({
  page,
}) => {
  const before = keep(TALKS);
  await openPreview(page, '/talks');
  await place(page, `pages.${HEADLINE}`).click({ position: { x: 8, y: 24 } });
  await field(page, HEADLINE).fill('Said twice,');
  const { sections } = readRecord(TALKS) as { sections: { lead: string }[] };
  const lead = String(sections[0]?.lead);
  write(TALKS, before.replace(lead, 'Changed elsewhere.'));
  await save(page);
  await expect(field(page, LEAD)).toHaveValue('Changed elsewhere.');
  await field(page, HEADLINE).press('ControlOrMeta+z');
  await expect(field(page, HEADLINE)).not.toHaveValue('Said twice,');
  await expect(field(page, LEAD)).toHaveValue('Changed elsewhere.');
  await saveButton(page).click();
  await expect.poll(() => read(TALKS)).toBe(before.replace(lead, 'Changed elsewhere.'));
});

test('a field of a small group is in its section, and shows that it differs from the last commit', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALKS);
  commitAll('Asha Rao', 'All records');
  await openPreview(page, '/talks');
  await expect(changes(page)).toHaveCount(0);
  await place(page, `pages.${HEADLINE}`).click({ position: { x: 8, y: 24 } });
  await expect(page.getByRole('group', { name: 'Headline' })).toBeVisible();
  await expect(field(page, LEAD)).toBeVisible();
  await field(page, HEADLINE).fill('Said twice,');
  await field(page, LEAD).fill('Listen first.');
  await expect(changes(page)).toHaveText(/^2 of \d+ fields changed$/);
  await changes(page).click();
  const back = page
    .getByRole('listitem')
    .filter({ hasText: 'First part' })
    .getByRole('button', { name: 'Back to the last commit' });
  await back.click();
  await expect(changes(page)).toHaveText(/^1 of \d+ fields changed$/);
  await expect(field(page, HEADLINE)).not.toHaveValue('Said twice,');
  await stepUp(page);
  await expect(changes(page)).toHaveText(/^1 of \d+ fields changed$/);
  await field(page, 'name').fill('Talks, all of them');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The whole record' })
    .getByRole('button')
    .click();
  await expect(changes(page)).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();
  expect(read(TALKS)).toBe(before);
});
