import { expect, type Locator } from 'playwright/test';

/** Each link's words, without what is said of where it leads, and its target. */
export const linksIn = (links: Locator): Promise<(readonly [string, string | null])[]> =>
  links.evaluateAll((all) =>
    all.map(
      (link) =>
        [
          (link.textContent ?? '').replace(/ \([^)]*\)$/, '').trim(),
          link.getAttribute('href'),
        ] as const,
    ),
  );

/** Expects so many links, each to an address outside the site, in a new tab, and saying so. */
export async function expectOutside(links: Locator, count = 1): Promise<void> {
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
}
