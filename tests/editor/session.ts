import { type BrowserContext, test as base } from '@playwright/test';
import { followPages } from './account.ts';

/**
 * Tests in one session of the browser, each on a page of its own: what the editor and the site consist
 * of while they are developed, hundreds of modules, is fetched once.
 */
export const test = base.extend<{ account: undefined }, { session: BrowserContext }>({
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
  account: [
    async ({ context }, use, info) => {
      const account = followPages(context);
      await use(undefined);
      if (info.status !== info.expectedStatus)
        console.log(`\n${info.title}\n${await account.tell()}`);
      account.end();
    },
    { auto: true },
  ],
});
