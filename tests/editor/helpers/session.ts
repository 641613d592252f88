import { type BrowserContext, test as base, type Page } from 'playwright/test';
import { BUNDLING_MS } from './admin.ts';
import { forgetDrafts } from './drafts.ts';
import { openPreview } from './previewPage.ts';
import { restoreRecords } from './records.ts';

/**
 * Tests in one session of the browser, each on a page of its own: what the site consists of while it is
 * developed, hundreds of modules, is made and fetched once, before the first test's time begins.
 */
export const test = base.extend<{ records: undefined }, { session: BrowserContext }>({
  session: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const session = await browser.newContext({ baseURL, viewport });
      const page = await session.newPage();
      await openPreview(page, '/', undefined, BUNDLING_MS);
      await page.close();
      await use(session);
      await session.close();
    },
    { scope: 'worker', timeout: 2 * BUNDLING_MS },
  ],
  context: async ({ session }, use) => {
    await use(session);
    // What one test typed and did not save must not be offered to the next.
    const forget = async (page: Page) => {
      await page.evaluate(() => localStorage.clear());
      await forgetDrafts(page);
    };
    await Promise.all(session.pages().map((page) => forget(page).catch(() => undefined)));
    await Promise.all(session.pages().map((page) => page.close()));
  },
  records: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
    async ({}, use) => {
      await use(undefined);
      restoreRecords();
    },
    { auto: true },
  ],
});
