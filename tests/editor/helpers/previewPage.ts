import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { openAdmin } from './admin.ts';

/** What can be clicked in the preview. */
export const PLACES = '[data-tina-field]';

/** The page beside the form. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#tina-iframe');

/** What the preview shows of a field, by the end of the field's path: `page.sections.3.quieter.text`. */
export const place = (page: Page, field: string): Locator =>
  preview(page).locator(`[data-tina-field$="${field}"]`);

/**
 * Opens a page beside its forms, ready to be clicked.
 * @param file the record to open and to bring into view; without one the page's own
 * @param timeout how long its page may take, ms
 */
export async function openPreview(
  page: Page,
  route: string,
  file?: string,
  timeout?: number,
): Promise<void> {
  await openAdmin(page, `~${route}${file ? `%23${file}` : ''}`);
  // The form has taken over the page.
  await expect(preview(page).locator('footer').locator(PLACES).first()).toBeVisible({ timeout });
}
