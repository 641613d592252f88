import { type BrowserContext, test as base } from '@playwright/test';

/**
 * Tests in one session of the browser, each on a page of its own: what the editor and the site consist
 * of while they are developed, hundreds of modules, is fetched once.
 */
export const test = base.extend<object, { session: BrowserContext }>({
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
});
