import { expect, test } from '@playwright/test';
import { COURSE, LETTER } from './otherContent.ts';
import { OTHER } from './ports.ts';
import { expectAccessible } from './probe.ts';

// Courses and letters that say all that they may: the sample's say none of it.
test.use({ baseURL: OTHER });

test('a course shows each fact that it has, the words of its own button, and no day that is over', async ({
  page,
}) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/education');
    const cards = page.locator('main article');
    const all = await cards.count();
    expect(all).toBeGreaterThan(10);
    await expect(cards.getByText(COURSE.level)).toHaveCount(all);
    await expect(cards.getByText('Anvita Raghunath')).toHaveCount(all);
    await expect(cards.getByRole('link', { name: COURSE.button })).toHaveCount(all);
    const next = await cards.getByText('31 January 2999').count();
    expect(next).toBeGreaterThan(2);
    expect(next).toBeLessThan(all);
    await expect(cards.getByText('2020')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
});

test('a letter says where its writer works and what came of it', async ({ page }) => {
  await page.goto('/');
  const letters = page.locator('#testimonials figure');
  await expect(letters.getByText(LETTER.outcome)).not.toHaveCount(0);
  await expect(letters.first()).toContainText(`, ${LETTER.employer}`);
});
