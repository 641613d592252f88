import { expect, type Page } from '@playwright/test';

/** A static page as a visitor without script gets it. */
export const AS_SERVED = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } };

/** Expects a link that opens an address outside the site in a new tab, and says so. */
export async function expectOutside(page: Page, name: RegExp, scope = page.getByRole('main')) {
  const link = scope.getByRole('link', { name }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}
