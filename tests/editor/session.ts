import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { restoreRecords } from './records.ts';

/**
 * Tests in one session of the browser, each on a page of its own: what the editor and the site consist
 * of while they are developed, hundreds of modules, is fetched once.
 */
export const test = base.extend<{ records: undefined }, { session: BrowserContext }>({
  session: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const session = await browser.newContext({ baseURL, viewport });
      await use(session);
      await session.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ session }, use) => {
    await use(session);
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

let shared: Page | undefined;

/** Tests on one page: the editor stays loaded, and each test moves within it to the preview of its own. */
export const previewTest = test.extend({
  context: ({ session }, use) => use(session),
  page: async ({ session }, use) => {
    if (!shared || shared.isClosed()) shared = await session.newPage();
    await use(shared);
    if (await isUnsaved(shared)) await shared.close();
    else await leavePreview(shared);
  },
});

/** Tina reads the preview's address ten times a second, and may go back there while it is being left. */
const leavePreview = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto('/admin/#/');
    await expect(page.locator('#tina-iframe')).toHaveCount(0, { timeout: 500 });
  }).toPass();

/** Whether the editor would ask before its page is closed. */
const isUnsaved = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
