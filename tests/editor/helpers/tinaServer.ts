import { expect, type Page } from 'playwright/test';
import { openAdmin } from './admin.ts';

/** Asks the studio for records, as the editor's page does. */
export async function tinaServer(page: Page) {
  await openAdmin(page);
  const { origin } = new URL(page.url());
  return async (query: string, variables: object = {}) => {
    const headers = { origin };
    const response = await page.request.post('/graphql', { headers, data: { query, variables } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
}
