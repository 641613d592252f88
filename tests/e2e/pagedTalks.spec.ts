import { expect, type Page, test } from '@playwright/test';
import { TALKS_A_PAGE } from '../../content/load/talksPath.ts';
import { startPagedSite } from './pagedSite.ts';
import { expectAccessible, listen } from './probe.ts';
import { choose } from './talksFilter.ts';

// The talks page of a site with many talks: paged, filtered over all pages, whole without script.

const TALKS = 150;

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startPagedSite>>;
test.beforeAll(async () => {
  site = await startPagedSite(TALKS);
});
test.afterAll(async () => {
  await site?.close();
});

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of talks' });
const step = (page: Page, name: 'Next page' | 'Previous page') =>
  pager(page).getByRole('link', { name });
const current = (page: Page) => pager(page).locator('[aria-current=page]');

/** The talks that the list shows, by their place in the address. */
const shown = (page: Page) =>
  page.locator('#talks > li:visible').evaluateAll((rows) => rows.map(({ id }) => id));

const slugs = (type?: string) =>
  site.talks.filter((talk) => !type || talk.type === type).map(({ slug }) => slug);

/** What the page of a list holds. */
const pageOf = (all: readonly string[], page: number) =>
  all.slice((page - 1) * TALKS_A_PAGE, page * TALKS_A_PAGE);

/** Goes through the list by its pager, from the first page to the last. */
async function walk(page: Page, all: readonly string[]): Promise<string[]> {
  const pages = Math.ceil(all.length / TALKS_A_PAGE);
  const seen: string[] = [];
  for (let number = 1; number <= pages; number++) {
    await expect(current(page)).toHaveText(`Page ${number}`);
    await expect.poll(() => shown(page)).toEqual(pageOf(all, number));
    seen.push(...(await shown(page)));
    await expect(step(page, 'Previous page')).toHaveCount(number === 1 ? 0 : 1);
    if (number < pages) await step(page, 'Next page').click();
  }
  await expect(step(page, 'Next page')).toHaveCount(0);
  return seen;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the pager leads to every talk, once', async ({ page }) => {
    await page.goto(`${site.url}/talks`);
    expect(await walk(page, slugs())).toEqual(slugs());
    await expect(page).toHaveTitle(/^Page 7 · /);
    await step(page, 'Previous page').click();
    await expect(current(page)).toHaveText('Page 6');
    await pager(page).getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/talks#talks`);
  });
});

test('a choice finds every talk of its kind, over pages of its own', async ({ page }) => {
  const said = listen(page);
  await page.goto(`${site.url}/talks`);
  await choose(page, 'Podcasts');
  const podcasts = slugs('podcast');
  await expect(page.getByText(`${podcasts.length} podcasts`)).toBeVisible();
  expect(await walk(page, podcasts)).toEqual(podcasts);
  await expect(page).toHaveURL(/\/talks\/page\/\d\?type=podcast#talks$/);
  await choose(page, 'Webinars');
  await expect(page).toHaveURL(/\/talks\?type=seminar#talks$/);
  expect(await walk(page, slugs('seminar'))).toEqual(slugs('seminar'));
  expect(said).toEqual([]);
});

test('a shared link shows its kind from the start, and a page of it too', async ({ page }) => {
  const podcasts = slugs('podcast');
  await page.goto(`${site.url}/talks?type=podcast`);
  await expect.poll(() => shown(page)).toEqual(pageOf(podcasts, 1));
  await page.goto(`${site.url}/talks/page/2?type=podcast`);
  await expect.poll(() => shown(page)).toEqual(pageOf(podcasts, 2));
  await expect(current(page)).toHaveText('Page 2');
});

test('back and forward, over choices and pages', async ({ page }) => {
  await page.goto(`${site.url}/talks`);
  await choose(page, 'Webinars');
  await expect.poll(() => shown(page)).toEqual(pageOf(slugs('seminar'), 1));
  await step(page, 'Next page').click();
  await expect.poll(() => shown(page)).toEqual(pageOf(slugs('seminar'), 2));
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(pageOf(slugs('seminar'), 1));
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(pageOf(slugs(), 1));
  await expect(current(page)).toHaveText('Page 1');
  await page.goForward();
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(pageOf(slugs('seminar'), 2));
});

test('a page in the middle is accessible and fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/talks/page/4`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const link of await pager(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    expect(box?.width, await link.innerText()).toBeGreaterThanOrEqual(40);
  }
  await expectAccessible(page);
});

test('the speculation rules do not grow with the pages', async ({ request }) => {
  const rules = await (await request.get(`${site.url}/speculation-rules.json`)).json();
  const paths: string[] = rules.prefetch[0].where.and[0].href_matches;
  expect(paths.filter((path) => path.startsWith('/talks'))).toEqual(['/talks', '/talks/*']);
});

test('there is no page behind the last', async ({ request }) => {
  expect((await request.get(`${site.url}/talks/page/8`)).status()).toBe(404);
});

test('rows from another page bring the faces that their letters need', async ({ page }) => {
  const oldest = site.talks.at(-1) as (typeof site.talks)[number];
  const last = Math.ceil(slugs(oldest.type).length / TALKS_A_PAGE);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url().split('/').at(-1) ?? ''));
  await page.goto(`${site.url}/talks/page/${last}?type=${oldest.type}`);
  await expect.poll(() => shown(page)).toContain(oldest.slug);
  await expect.poll(() => files).toContain('newsreader-display-ext.woff2');
});
