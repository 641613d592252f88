import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { openAdmin } from './admin.ts';

/** What can be clicked in the preview. */
export const PLACES = '[data-field]';

/** The page beside the form. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#page-frame');

/** What the preview shows of a field of any record of a kind: `pages.sections.3.quieter.text`. */
export function place(page: Page, what: string): Locator {
  const [kind = '', ...field] = what.split('.');
  const { folder } = collections[kind as CollectionName];
  return preview(page).locator(
    `[data-field^="content/${folder}/"][data-field$=".${field.join('.')}"]`,
  );
}

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
  await openAdmin(page, file ? { record: file } : { page: route });
  // The form has taken over the page.
  await expect(preview(page).locator('footer').locator(PLACES).first()).toBeVisible({ timeout });
}

/** The words of the page that an element over it covers. */
export const wordsUnder = (element: Locator): Promise<string> =>
  element.evaluate((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (over.contains(text) || !text.textContent?.trim()) continue;
      if (text.parentElement?.closest('.sr-only')) continue;
      range.selectNodeContents(text);
      for (const one of range.getClientRects())
        if (one.left < right && one.right > left && one.top < bottom && one.bottom > top)
          return text.textContent;
    }
    return '';
  });
