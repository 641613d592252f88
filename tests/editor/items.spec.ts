// The items of a list: named, ordered by pointer and by key, deleted and brought back.
import { expect, type Page } from 'playwright/test';
import { dragItem, save, saveButton, stepUp } from './helpers/admin.ts';
import { openPreview } from './helpers/previewPage.ts';
import { keep, read, readRecord } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const EDUCATION = 'content/pages/education.json';

const titles = (page: Page) => page.locator('.item-open');
const undoDeletion = (page: Page) =>
  page.locator('.item-deleted').getByRole('button', { name: 'Undo' });

/** What the buttons of a list say that they delete. */
const deletes = (page: Page) =>
  page
    .getByRole('button', { name: /^✕ Delete / })
    .evaluateAll((all) => all.map(({ ariaLabel }) => String(ariaLabel).replace('✕ Delete ', '')));

const expectSameNames = (page: Page) =>
  expect(async () => {
    expect(await deletes(page)).toEqual(await titles(page).allInnerTexts());
  }).toPass();

/** Opens the list of courses in the first section of the page that has one. */
async function openCourses(page: Page, count = 4): Promise<string[]> {
  keep(EDUCATION);
  await openPreview(page, '/education');
  await page.locator('.page-sections .item-open', { hasText: /Interview/ }).click();
  await expect(titles(page)).toHaveCount(count);
  return titles(page).allInnerTexts();
}

test('a button deletes the item that it names, also after a deletion and after a move', async ({
  page,
}) => {
  const [first, second, third, fourth] = await openCourses(page);
  await page.getByRole('button', { name: `✕ Delete ${second}`, exact: true }).press('Enter');
  await expect(titles(page)).toHaveText([first, third, fourth] as string[]);
  await expectSameNames(page);
  await expect(titles(page).nth(1)).toBeFocused();
  await dragItem(page, 0, 2);
  await expect(titles(page)).toHaveText([third, fourth, first] as string[]);
  await expectSameNames(page);
  await page.getByRole('button', { name: `✕ Delete ${third}`, exact: true }).click();
  await expect(titles(page)).toHaveText([fourth, first] as string[]);
});

test('deleted items come back by key and by button, also after they were saved', {
  tag: '@all',
}, async ({ page }) => {
  const before = await openCourses(page);
  const text = read(EDUCATION);
  for (const left of [1, 2].map((count) => before.slice(count))) {
    await page
      .getByRole('button', { name: /^✕ Delete / })
      .first()
      .press('Enter');
    await expect(titles(page)).toHaveText(left);
  }
  await expect(page.getByText(`“${before[1]}” is deleted.`)).toBeVisible();
  await save(page);
  expect(read(EDUCATION)).not.toBe(text);
  await titles(page).first().press('ControlOrMeta+z');
  await expect(titles(page)).toHaveText(before.slice(1));
  await expect(titles(page).first()).toBeFocused();
  await undoDeletion(page).click();
  await expect(titles(page)).toHaveText(before);
  await expect(undoDeletion(page)).toBeHidden();
  await saveButton(page).click();
  await expect.poll(() => read(EDUCATION)).toBe(text);
});

test('an item that names a record has the title of that record', { tag: '@all' }, async ({
  page,
}) => {
  await openCourses(page);
  const courses = JSON.parse(read(EDUCATION)).sections[2].courses as { course: string }[];
  const named = courses.map(({ course }) => JSON.parse(read(course)).title as string);
  await expect(titles(page)).toHaveText(named);
});

test('items are ordered by key, and the new place is announced', { tag: '@all' }, async ({
  page,
}) => {
  const [first, second, third, fourth] = await openCourses(page);
  const handle = page.getByRole('button', { name: `Move ${first}: arrow up or arrow down` });
  await handle.press('ArrowDown');
  await handle.press('ArrowDown');
  await expect(titles(page)).toHaveText([second, third, first, fourth] as string[]);
  await expect(handle).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is number 3 of 4 now' })).toHaveCount(1);
});

test('a deleted section comes back to its place', { tag: '@all' }, async ({ page }) => {
  keep(EDUCATION);
  await openPreview(page, '/education');
  const { sections } = readRecord(EDUCATION) as { sections: unknown[] };
  await expect(titles(page)).toHaveCount(sections.length);
  const before = await titles(page).allInnerTexts();
  const last = page.getByRole('button', { name: /^✕ Delete / }).last();
  await last.press('Enter');
  await expect(titles(page)).toHaveText(before.slice(0, -1));
  await expect(titles(page).last()).toBeFocused();
  await save(page);
  // Opening and closing another section renders the list again.
  await titles(page).first().press('Enter');
  await expect(page.locator('.page-sections')).toHaveCount(0);
  await stepUp(page);
  await undoDeletion(page).click();
  await expect(titles(page)).toHaveText(before);
  await saveButton(page).click();
  await expect.poll(() => readRecord(EDUCATION)).toMatchObject({ sections });
});

test('a draft with a deletion is brought back as it was, and nobody is blamed', {
  tag: '@all',
}, async ({ page }) => {
  const [first, second, ...others] = await openCourses(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await page.getByRole('button', { name: `✕ Delete ${second}`, exact: true }).press('Enter');
  await expect(titles(page)).toHaveText([first, ...others] as string[]);
  await openCourses(page, 3);
  expect(asked.at(-1)).toContain('was not saved. Bring it back?');
  await expect(titles(page)).toHaveText([first, ...others] as string[]);
  await expect(page.getByText('You had typed:')).toHaveCount(0);
});
