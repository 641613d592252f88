import { expect, test } from '@playwright/test';
import { awake } from './probe.ts';
import { DESKTOP, FAR, opacities, PHONE, wake } from './timeline.ts';

test.use({ viewport: DESKTOP });

for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
  test(`a direct link lands right at ${viewport.width} px, its pictures there at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/events#${FAR}`);
    await awake(page, 'Timeline');
    const heading = page.locator(`#${FAR} h2`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    // The text above it is laid out anew when the late faces come: it is aimed at again.
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, unicodeRange }) => family === 'Hanken' && /20-7/.test(unicodeRange),
      ),
    );
    const astray = () =>
      page.locator(`#${FAR}`).evaluate((event) => {
        const padding = Number.parseFloat(
          getComputedStyle(document.documentElement).scrollPaddingTop,
        );
        return Math.abs(Math.round(event.getBoundingClientRect().top - padding));
      });
    await expect.poll(astray).toBe(0);
    expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
    await expect(page.locator(`#${FAR} .timeline-mark`)).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('.timeline-mark').first()).toHaveCSS('outline-style', 'none');
  });
}

test('so does a link to another event while the page is open', async ({ page }) => {
  await page.goto('/events');
  await wake(page);
  await page.evaluate((slug) => {
    location.hash = slug;
  }, FAR);
  expect(await opacities(page, FAR)).toEqual([1, 1, 1, 1]);
  await expect(page.locator(`#${FAR} h2`)).toBeInViewport();
});

test('/events#top lands at the beginning of the line', async ({ page }) => {
  await page.goto('/events#top');
  await expect(page.locator('#top h2').first()).toBeInViewport({ ratio: 1 });
  const top = () => page.locator('#top').evaluate((line) => line.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  const bar = await page.getByRole('banner').boundingBox();
  expect(await top()).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
});
