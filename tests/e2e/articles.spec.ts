import { expect, test } from 'playwright/test';
import { FEEDS } from '../../content/load/publish/feeds.ts';
import { content, ORIGIN, placesOf } from './helpers/content.ts';

const { articles, pages } = content;

const titles = articles.toSorted((a, b) => (a.date > b.date ? -1 : 1)).map(({ title }) => title);

test.use({ javaScriptEnabled: false });

// A site need not have articles: the number of its tests is that of its lists.
for (const { route, id, section } of placesOf('articleList').slice(0, articles.length)) {
  test('articles: from the list to one of them and back, without script', async ({ page }) => {
    await page.goto(route);
    await expect(page.locator(`#${id} h2`)).toHaveText(titles);
    const { path = '' } = pages.find(({ name }) => name === titles[0]) ?? {};
    await page.getByRole('link', { name: section.read }).first().click();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
    await expect(page.locator('main time')).toBeVisible();
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data)['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Article', url: ORIGIN + path }),
    );
    await page.getByRole('link', { name: section.back }).click();
    expect(new URL(page.url()).pathname).toBe(route);
  });

  test('articles: the feed links to each, and the link back is not printed', async ({ page }) => {
    const one = pages.find(({ name }) => name === titles.at(-1));
    await page.goto(one?.path ?? '');
    const feed = await (await page.request.get(FEEDS.articles)).text();
    expect(feed).toContain(`<link>${ORIGIN}${one?.path}</link>`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: section.back })).toBeHidden();
  });
}
