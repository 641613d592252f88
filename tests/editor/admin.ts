import { expect, type Locator, type Page } from '@playwright/test';
import { placeFile } from '../../content/load/placement.ts';

// What a person does in Tina's own pages. The first page of all waits for Tina's bundle.
const BUNDLING_MS = 120_000;

/** Opens a page of the editor by what follows `/admin/#/`. */
export async function openAdmin(page: Page, place = ''): Promise<void> {
  await page.goto(`/admin/#/${place}`);
  await expect(page.getByText('You are in local mode').first()).toBeVisible({
    timeout: BUNDLING_MS,
  });
}

/** Opens a record's form from the list of its collection. */
export async function openRecord(page: Page, file: string): Promise<void> {
  const { placed } = placeFile(file);
  await openAdmin(page, `collections/edit/${placed?.collection}/~/${placed?.slug}`);
  await expect(page.locator(`[data-test="form:${file}"]`)).toBeVisible();
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/** Presses Save and waits until the editor says that it is done. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/Document (?:updated|created|saved)!/).last()).toBeVisible();
}

/** A field's input by the name that Tina gives it. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`input[name="${name}"], textarea[name="${name}"]`);
