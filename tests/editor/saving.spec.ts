import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../../content/load/inspect.ts';
import { changedLines, keep, restoreRecords } from './records.ts';

restoreRecords();

const TALK = 'content/talks/losing-well.json';

async function openRecord(page: Page, collection: string, slug: string) {
  await page.goto(`/admin/#/collections/edit/${collection}/~/${slug}`);
  await enter(page);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** The local editor asks once whether to begin. */
const enter = (page: Page) => page.getByRole('button', { name: 'Enter Edit Mode' }).click();

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('changing a title changes one line, and the record stays lawful', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, 'talks', 'losing-well');
  await page.locator('input[name=title]').fill('Losing money, and how to');
  await save(page);
  await expect.poll(() => readFileSync(TALK, 'utf8').includes('Losing money, and')).toBe(true);
  await expect
    .poll(() => changedLines(before, readFileSync(TALK, 'utf8')))
    .toEqual({
      gone: ['  "title": "A trader’s guide to losing money well",'],
      come: ['  "title": "Losing money, and how to",'],
    });
  const check = spawnSync(process.execPath, ['scripts/content/check.ts'], { encoding: 'utf8' });
  expect(check.stdout + check.stderr).toMatch(/^No problems|0 errors/);
  expect(check.status).toBe(0);
});

test('what breaks the law is told in the check’s sentence and not written', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, 'talks', 'losing-well');
  await page.locator('textarea[name=description]').fill('Too short.');
  await expect(page.getByText('“Description” has 10 characters').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click({ force: true });
  await page.waitForTimeout(2000);
  expect(readFileSync(TALK, 'utf8')).toBe(before);
});

const TEXTS = 'input[type=text][name], textarea[name]';
const GROUPS = 'button:has-text("Search and sharing"), button:has-text("Brand")';

/** One record of each collection, unless all are asked for. */
const perCollection = process.env.EDITOR_ALL
  ? inspect(process.cwd()).readings
  : [...new Map(inspect(process.cwd()).readings.map((one) => [one.collection, one])).values()];

for (const { file, slug, collection } of perCollection) {
  test(`open and save leaves ${file} as it is`, async ({ page }) => {
    const before = keep(file);
    await openRecord(page, collection, slug);
    await page.getByRole('button', { name: 'Save' }).waitFor();
    if ((await page.locator(TEXTS).count()) === 0) await page.locator(GROUPS).first().click();
    const field = page.locator(TEXTS).first();
    const value = await field.inputValue();
    // Tina saves nothing of an untouched form: it writes the record twice, the last time as it was.
    await field.fill(`${value.slice(0, -1)}x`);
    await save(page);
    await expect.poll(() => changedLines(before, readFileSync(file, 'utf8')).come).toHaveLength(1);
    await field.fill(value);
    await save(page);
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  });
}
