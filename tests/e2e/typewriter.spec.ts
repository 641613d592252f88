import { expect, type Page, test } from '@playwright/test';
import { centre, expectAccessible, fontsLoaded, hydrated, layoutShift } from './probe.ts';

// Typewriter headings: specification 4 and 9 (100 ms a character by default).
test.use({ viewport: { width: 1440, height: 900 } });

const HEADING = '#desk-heading';
const CLAIM = 'Say the strategy aloud.';

/** What a visitor sees of the typed words: all but what the highlight hides. */
const typed = (page: Page) =>
  page.evaluate((claim) => {
    const [hidden] = CSS.highlights.get('untyped') ?? [];
    return claim.slice(0, claim.length - String(hidden ?? '').length);
  }, CLAIM);

/** Comes to the heading with a clock that only moves when it is told to. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await fontsLoaded(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await centre(page, HEADING);
  await hydrated(page, 'Typewriter');
  await expect(page.locator('[data-typing]')).toHaveCount(1);
}

test('it types a character every 100 ms; the heading is whole for whoever listens, and nothing shifts', async ({
  page,
}) => {
  await arrive(page);
  await expect(page.locator(HEADING)).toHaveAccessibleName(/^Say the strategy aloud\. Then read/);
  expect(await page.locator(HEADING).innerText()).toContain(CLAIM);
  const box = await page.locator(HEADING).boundingBox();
  for (const [ms, words] of [
    [99, ''],
    [1, 'S'],
    [100, 'Sa'],
    [99, 'Sa'],
    [1, 'Say'],
    [CLAIM.length * 100, CLAIM],
  ] as const) {
    await page.clock.runFor(ms);
    expect(await typed(page)).toBe(words);
  }
  expect(await page.locator(HEADING).boundingBox()).toEqual(box);
  expect(await layoutShift(page)).toBe(0);
  // axe waits by the page's own clock.
  await page.clock.resume();
  await expectAccessible(page, `section:has(${HEADING})`);
});
