import { expect, test } from '@playwright/test';
import { awake, holdChunk, layoutShift, listen } from './probe.ts';
import { choose, expectShown, filter, result } from './talksFilter.ts';

// Choices that stand in the address: shared, gone back to, or mistyped.

test('back and forward', async ({ page }) => {
  await page.goto('/talks');
  await choose(page, 'Podcasts');
  await choose(page, 'Webinars');
  await page.goBack();
  await expectShown(page, 0, 4);
  await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
  await page.goBack();
  await expectShown(page, 5, 4);
  await expect(filter(page)).toHaveAccessibleName('Select Content Type');
  await page.goForward();
  await expectShown(page, 0, 4);
  await expect(page).toHaveURL('/talks?type=podcast');
});

for (const width of [390, 768, 1440])
  test(`at ${width} px a shared address shows its talks from the first paint, and wakes by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdChunk(page, 'TalksFilter');
    await page.goto('/talks?type=podcast', { waitUntil: 'commit' });
    await expectShown(page, 0, 4);
    await expect(result(page)).toHaveText('4 podcasts');
    await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
    letGo();
    await awake(page, 'TalksFilter');
    await expectShown(page, 0, 4);
    await expect(result(page)).toHaveText('4 podcasts');
    await expect(filter(page)).toHaveAccessibleName('Content type: Podcasts');
    expect(await layoutShift(page)).toBe(0);
  });

for (const type of ['all', 'video', '', 'PODCAST', '"]'])
  test(`?type=${type} shows everything`, async ({ page }) => {
    const said = listen(page);
    await page.goto(`/talks?type=${encodeURIComponent(type)}`);
    if (type) await awake(page, 'TalksFilter');
    await expectShown(page, 5, 4);
    await expect(result(page)).toHaveText('9 talks');
    expect(said).toEqual([]);
  });
