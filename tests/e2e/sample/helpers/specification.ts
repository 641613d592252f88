import { expect, type Locator } from 'playwright/test';

/** Each link's text, without the note on its target, and its target. */
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

/** Expects this many external links, each in a new tab, with a note. */
export async function expectOutside(links: Locator, count = 1): Promise<void> {
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
}
