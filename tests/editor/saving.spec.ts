import { expect } from '@playwright/test';
import { inspect } from '../../content/load/inspect.ts';
import { field, openRecord, save, saveButton } from './admin.ts';
import { openPreview, preview } from './previewPage.ts';
import { changedLines, checkReport, keep, read, restoreRecords } from './records.ts';
import { test } from './session.ts';

restoreRecords();

const TALK = 'content/talks/losing-well.json';

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

const TEXTS = 'input[type=text][name], textarea[name]';
const GROUPS = 'button:has-text("Search and sharing"), button:has-text("Brand")';

const perCollection = [
  ...new Map(inspect(process.cwd()).readings.map((one) => [one.collection, one])).values(),
];

test('a record of each collection: one field, one line; back again, no byte', async ({ page }) => {
  test.setTimeout(240_000);
  for (const { file } of perCollection) {
    await test.step(file, async () => {
      const before = keep(file);
      await openRecord(page, file);
      await expect(page.locator(TEXTS).or(page.locator(GROUPS)).first()).toBeVisible();
      if ((await page.locator(TEXTS).count()) === 0) await page.locator(GROUPS).first().click();
      const text = page.locator(TEXTS).first();
      const value = await text.inputValue();
      await text.fill(`${value.slice(0, -1)}x`);
      await saveButton(page).click();
      await expect.poll(() => changedLines(before, read(file)).come).toHaveLength(1);
      expect(changedLines(before, read(file)).gone).toHaveLength(1);
      expect(checkReport()).toBe('');
      await text.fill(value);
      await saveButton(page).click();
      await expect.poll(() => read(file)).toBe(before);
    });
  }
});
