import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  facesThere,
  layoutShift,
  listen,
} from './probe.ts';

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
  await facesThere(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await centre(page, HEADING);
  await awake(page, 'Typewriter');
  await expect(page.locator('[data-typing]')).toHaveCount(1);
}

test('it types a character every 100 ms', async ({ page }) => {
  await arrive(page);
  await page.clock.runFor(99);
  expect(await typed(page)).toBe('');
  await page.clock.runFor(1);
  expect(await typed(page)).toBe('S');
  await page.clock.runFor(100);
  expect(await typed(page)).toBe('Sa');
  await page.clock.runFor(99);
  expect(await typed(page)).toBe('Sa');
  await page.clock.runFor(1);
  expect(await typed(page)).toBe('Say');
  await page.clock.runFor(CLAIM.length * 100);
  expect(await typed(page)).toBe(CLAIM);
});

test('the heading is whole for whoever listens, and nothing shifts', async ({ page }) => {
  await arrive(page);
  await expect(page.locator(HEADING)).toHaveAccessibleName(/^Say the strategy aloud\. Then read/);
  expect(await page.locator(HEADING).innerText()).toContain(CLAIM);
  const box = await page.locator(HEADING).boundingBox();
  await page.clock.runFor(5000);
  expect(await typed(page)).toBe(CLAIM);
  expect(await page.locator(HEADING).boundingBox()).toEqual(box);
  expect(await layoutShift(page)).toBe(0);
});

test('axe finds nothing while it types', async ({ page }) => {
  await page.goto('/');
  await centre(page, HEADING);
  await expect(page.locator('[data-typing]')).toHaveCount(1);
  await expectAccessible(page, `section:has(${HEADING})`);
});

test('with reduced motion it is whole at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await centre(page, HEADING);
  await awake(page, 'Typewriter');
  expect(await typed(page)).toBe(CLAIM);
});

test('motion unwanted while it types makes it whole', async ({ page }) => {
  await arrive(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => typed(page)).toBe(CLAIM);
});

test('when its chunk never comes, the heading stands; the console has one message', async ({
  page,
}) => {
  const said = listen(page);
  await blockChunk(page, 'Typewriter');
  await page.goto('/');
  await centre(page, HEADING);
  await expectOneMessage(said, 'Typewriter');
  expect(await typed(page)).toBe(CLAIM);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the heading is whole', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(HEADING)).toContainText(CLAIM);
  });
});
