import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { hashOf } from '../../../tina/shared/editorAddress.ts';

/** The page beside the form. */
export const beside = (page: Page): FrameLocator => page.frameLocator('#page-frame');

/** Another address each time: the browser does not load a page again for another hash alone. */
let loads = 0;

/** Opens a page of the site beside the form of a record. */
export async function openBeside(page: Page, route: string, file?: string): Promise<void> {
  await page.goto(`/admin/?${++loads}${hashOf(file ? { record: file } : { page: route })}`);
  // The form has taken over the page.
  await expect(beside(page).locator('footer [data-field]').first()).toBeVisible();
  if (file) await expect(page.locator(`[data-test="form:${file}"]`)).toBeVisible();
}

/** Opens the form of a record. */
export async function openForm(page: Page, kind: CollectionName, slug: string): Promise<void> {
  const { folder, format } = collections[kind];
  const record = `content/${folder}/${slug}.${format}`;
  await page.goto(`/admin/?${++loads}${hashOf({ record })}`);
  await expect(page.locator('[data-test^="form:"]')).toBeVisible();
}

export const field = (page: Page, name: string): Locator =>
  page.locator(`input[name="${name}"], textarea[name="${name}"]`);

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/** Presses Save, and waits until the editor says that it is done. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('Saved. Not public yet.').last()).toBeVisible();
}

/** Opens the list of a kind of record. */
export async function openList(page: Page, list: CollectionName): Promise<void> {
  await page.goto(`/admin/?${++loads}${hashOf({ list })}`);
  await expect(page.locator('.records tbody tr').first()).toBeVisible();
}

/** The row of a record in a list, by its title. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .locator('.records tbody tr')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The address of the proposal that is edited. */
export const placeOf = (page: Page) =>
  page.locator('#editor-bar a.next').evaluate((link) => (link as HTMLAnchorElement).pathname);

/**
 * Saves a change of a record as its form does, without opening it.
 * @param earlier what the proposal changed of it already
 * @returns the address of the proposal that it is in
 */
export async function saveChange(
  page: Page,
  file: string,
  change: object,
  earlier: object = {},
): Promise<string> {
  await page.goto('/admin/');
  const place = await placeOf(page);
  const opened = { ...JSON.parse(readFileSync(file, 'utf8')), ...earlier };
  const answer = await page.context().request.post('/editor/save', {
    headers: {
      origin: new URL(page.url()).origin,
      'x-proposal': place.split('/').at(-1) ?? '',
    },
    data: { file, opened, record: { ...opened, ...change } },
  });
  expect(await answer.json()).toMatchObject({ kind: 'saved', merged: [] });
  return place;
}
