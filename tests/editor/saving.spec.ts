import { expect } from 'playwright/test';
import { alertSaying, closeAlert, field, openRecord, save, saveButton } from './helpers/admin.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import { changedLines, checkReport, keep, read, readRecord, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import { typeThroughSave } from './helpers/typeThroughSave.ts';

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

test('a save changes one line; what is typed while it is on its way stays, and is saved next', async ({
  page,
}) => {
  const before = keep(TALK);
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
  await typeBefore('/editor/save', 'description', `${WORDS} And why.`);
  await save(page);
  expect(changedLines(before, read(TALK))).toEqual({
    gone: ['  "title": "A trader’s guide to losing money well",'],
    come: ['  "title": "Losing money, and how to",'],
  });
  const saved = JSON.parse(read(TALK));
  await expect(field(page, 'description')).toHaveValue(`${WORDS} And why.`);
  await saveButton(page).click();
  await expect
    .poll(() => readRecord(TALK))
    .toEqual({
      ...saved,
      description: `${WORDS} And why.`,
    });

  await field(page, 'description').fill(WORDS.slice(0, -1));
  const typed = await typeThroughSave(
    field(page, 'description'),
    saveButton(page),
    '**/editor/save',
  );
  await expect(field(page, 'description')).toHaveValue(typed);
  await saveButton(page).click();
  await expect.poll(() => readRecord(TALK)).toMatchObject({ description: typed });
});

test('what breaks the schema is told in the check’s sentence and not written', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  await field(page, 'title').fill('Too long. '.repeat(13).trim());
  await expect(
    page.getByText('“Title” has 129 characters; it has to have at most 120.').first(),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(read(TALK)).toBe(before);
});

test('a draft made by the form is shown to editors and kept from visitors', {
  tag: '@all',
}, async ({ page, request }) => {
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
  await expect(event).toHaveAttribute('data-preview-state', 'Draft');
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

test('a field from before a release is shown with its words, and dropped only when that is said', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  write(TALK, before.replace(/\n}\s*$/, ',\n  "subtitle": "From before"\n}\n'));
  await openRecord(page, TALK);
  await field(page, 'title').fill('After the release');
  const answers = [false, true];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  await saveButton(page).click();
  await expect(alertSaying(page, 'subtitle: From before')).toBeVisible();
  expect(read(TALK)).toContain('"subtitle": "From before"');
  await closeAlert(page);
  await expect(field(page, 'title')).toHaveValue('After the release');
  await saveButton(page).click();
  await expect.poll(() => readRecord(TALK)).toMatchObject({ title: 'After the release' });
  expect(read(TALK)).not.toContain('subtitle');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('subtitle: From before');
  expect(checkReport()).toBe('');
});
