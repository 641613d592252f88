import { expect } from '@playwright/test';
import { field, openRecord, save, saveButton } from './admin.ts';
import { openPreview, preview } from './previewPage.ts';
import { changedLines, checkReport, keep, read, restoreRecords } from './records.ts';
import { test } from './session.ts';

restoreRecords();

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

test('changing a title changes one line, and the content stays lawful', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  await field(page, 'title').fill('Losing money, and how to');
  await save(page);
  expect(changedLines(before, read(TALK))).toEqual({
    gone: ['  "title": "A trader’s guide to losing money well",'],
    come: ['  "title": "Losing money, and how to",'],
  });
  expect(checkReport()).toBe('');
});

test('what is typed while a save is on its way stays, and is saved next', async ({ page }) => {
  keep(TALK);
  await openRecord(page, TALK);
  const typeBefore = (address: string, name: string, words: string) =>
    page.route(
      address,
      async (route) => {
        await field(page, name).fill(words);
        await route.continue();
      },
      { times: 1 },
    );
  await field(page, 'title').fill('Losing money, and how to');
  await typeBefore('/admin/objections', 'description', `${WORDS} And why.`);
  await typeBefore('**/graphql', 'alt', 'A board with three red weeks');
  await save(page);
  const saved = JSON.parse(read(TALK));
  expect(saved.title).toBe('Losing money, and how to');
  await expect(field(page, 'description')).toHaveValue(`${WORDS} And why.`);
  await saveButton(page).click();
  await expect
    .poll(() => JSON.parse(read(TALK)))
    .toEqual({
      ...saved,
      description: `${WORDS} And why.`,
      alt: 'A board with three red weeks',
    });
});

test('what breaks the law is told in the check’s sentence and not written', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  await field(page, 'description').fill('Too short.');
  await expect(
    page.getByText('“Description” has 10 characters; it has to have at least 40.').first(),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(read(TALK)).toBe(before);
});

test('a draft made by the form is shown to editors and kept from visitors', async ({
  page,
  request,
}) => {
  const slug = 'konkan-exchange-visit';
  const file = `content/events/${slug}.mdx`;
  const before = keep(file);
  // Outside the editor the studio draws what the build would.
  const isPublic = async () =>
    (await (await request.get('/events')).text()).includes(`id="${slug}"`);
  expect(await isPublic()).toBe(true);
  await openPreview(page, '/events', file);
  const event = preview(page).locator(`#${slug}`);
  await expect(event).not.toHaveAttribute('data-preview-state');
  const draft = page.locator('input[name="draft"]');
  await draft.check({ force: true });
  await expect(event).toHaveAttribute('data-preview-state', 'draft');
  await save(page);
  expect(changedLines(before, read(file))).toEqual({ gone: [], come: ['draft: true'] });
  expect(checkReport()).toBe('');
  expect(await isPublic()).toBe(false);

  await draft.uncheck({ force: true });
  await expect(event).not.toHaveAttribute('data-preview-state');
  await saveButton(page).click();
  await expect.poll(() => read(file)).toBe(before);
  expect(await isPublic()).toBe(true);
});
