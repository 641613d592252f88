import { expect, type Page } from '@playwright/test';
import { openAdmin } from './admin.ts';

/** Asks Tina's server, whose address its page knows. */
export async function tinaServer(page: Page) {
  await openAdmin(page);
  const script = await page.locator('script[src*="/src/main.tsx"]').getAttribute('src');
  return async (query: string, variables: object = {}) => {
    const { href } = new URL('/graphql', script ?? '');
    const response = await page.request.post(href, { data: { query, variables } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
}
