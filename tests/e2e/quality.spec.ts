import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pictureSize } from '../../content/load/pictureSize.ts';
import { PAGES, ROUTES } from './routes.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

for (const route of PAGES) {
  for (const { name, ...viewport } of SIZES) {
    test(`${route} on a ${name}: axe finds nothing, the console says nothing`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.setViewportSize(viewport);
      const response = await page.goto(route);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
      ).toEqual([]);
      // A browser reports the missing page itself; everything else is ours.
      expect(said.filter((text) => response?.status() !== 404 || !text.includes('404'))).toEqual(
        [],
      );
    });
  }

  test(`${route} does not scroll sideways from 320 to 1920 px, nor at 200 % text`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBe(width);
    }
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });

  test(`${route} has one h1, headings in order and landmarks`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, i) => {
      expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
  });
}

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

for (const route of ROUTES) {
  test(`${route}: the head says what the page is`, async ({ page, request }) => {
    await page.goto(route);
    const title = await page.title();
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(60);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const description = (await content('meta[name=description]')) ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://nikash.example${route}`,
    );
    const share = new URL((await content('meta[property="og:image"]')) ?? '');
    expect(share.origin).toBe('https://nikash.example');
    const picture = await (await request.get(share.pathname)).body();
    expect(pictureSize(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(120_000);
    expect(await content('meta[property="og:image:alt"]')).toContain(title);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test(`${route} ships no script but the inlined entry`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html).not.toContain('<script src');
    expect(html).not.toContain('modulepreload');
  });
}
