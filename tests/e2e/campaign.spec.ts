import { expect, test } from 'playwright/test';
import { content } from './helpers/content.ts';
import { CAMPAIGN } from './helpers/otherContent.ts';
import { OTHER } from './helpers/ports.ts';
import { expectAccessible } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

// A page that is only a record.
test.use({ baseURL: OTHER });

const { path, seo, moved } = CAMPAIGN;

test('a new record is a page: its title, its structured data, its picture for shared links', async ({
  page,
  request,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle(seo.title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(String(picture)).pathname)).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
});

test('the sections of a new page are in order, each anchor once, and the hidden one is missing', async ({
  page,
}) => {
  await page.goto(path);
  const anchors = await page.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));
  // A section that shows all records of a collection is missing if there are none.
  const grid = content.features.length > 0 ? ['feature-grid'] : [];
  expect(anchors).toEqual(['counters', 'prompt', 'second', 'text', 'logos', ...grid]);
  await expect(page.getByText('Nobody sees this')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go on: Lamps are lit' }).click();
  await expect(page).toHaveURL(/#second$/);
});

test('a page whose first section has no heading has a hidden h1, and skips no level', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seo.title);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
});

test('the widgets of a new page work, and it loads no others', { tag: '@all' }, async ({
  page,
}) => {
  skipWithout('featureGrid', 'four feature cards that open');
  await page.goto(path);
  await page.locator('#feature-grid summary').first().click();
  await expect(page.locator('.feature-dialog[open]')).toBeVisible();
  const names = await page
    .locator('main site-island')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))].sort());
  expect(names).toEqual(['Counter', 'FeatureGrid', 'LogoCarousel']);
});

test('an earlier address redirects to the page', async ({ request }) => {
  for (const { path: earlier } of moved) {
    const answer = await request.get(`${earlier}?from=letter`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${path}?from=letter`);
  }
});
