import { expect, test } from '@playwright/test';

// Specification 4: narrow at 768 px or less here, under 768 px everywhere else.
for (const { width, narrow } of [
  { width: 767, narrow: true },
  { width: 768, narrow: true },
  { width: 769, narrow: false },
])
  test(`the pillars are ${narrow ? 'stacked' : 'side by side'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const [first, second] = await page
      .locator('#pillars li')
      .evaluateAll((all) => all.map((pillar) => pillar.getBoundingClientRect().toJSON()));
    expect(second.top === first.top).toBe(!narrow);
    expect(second.left === first.left).toBe(narrow);
  });

test('other layouts are narrow under 768 px, and not at it', async ({ page }) => {
  await page.goto('/about');
  for (const [width, narrow] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: narrow });
  }
});
