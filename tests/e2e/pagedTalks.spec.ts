import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { TALKS_A_PAGE } from '../../content/load/publish/talksPath.ts';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { growTalks } from '../growth/growTalks.ts';
import { type RebuiltSite, rebuiltSite } from '../growth/rebuiltSite.ts';
import { beginning, words } from './helpers/content.ts';
import { expectAccessible, listen } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { choose, counted, filter, TALKS as LIST, optionName } from './helpers/talksFilter.ts';

skipWithout('talkList');

// The talks page of a site with many talks: static pages of all of them, and of each type.

const TALKS = 150;

test.describe.configure({ mode: 'default' });

/** The fields of a talk that tests use. */
interface Talk {
  id: number;
  slug: string;
  type: 'seminar' | 'podcast';
}

/** Every talk in a folder, by descending id. */
const talksIn = (folder: string): Talk[] =>
  globSync('*.json', { cwd: folder })
    .map((name) => ({
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
      slug: name.replace(/\.json$/, ''),
    }))
    .sort((a, b) => b.id - a.id);

let grown: RebuiltSite;
let talks: Talk[];
let site: Awaited<ReturnType<typeof startPreview>>;
test.beforeAll(async () => {
  grown = await rebuiltSite((folder) => growTalks(folder, TALKS));
  talks = talksIn(join(grown.folder, 'content/talks'));
  site = await startPreview({ root: grown.root });
});
test.afterAll(async () => {
  await site?.close();
  grown?.remove();
});

const pager = (page: Page) => page.getByRole('navigation', { name: words.talkPages });
const step = (page: Page, to: 'next' | 'previous') =>
  pager(page).getByRole('link', { name: `${words[to]} ${words.ofPages}`, exact: true });
const current = (page: Page) => pager(page).locator('[aria-current=page]');

/** The talks in the list, by their anchor. */
const shown = (page: Page) =>
  page.locator('#talks > li:visible').evaluateAll((rows) => rows.map(({ id }) => id));

const slugs = (type?: string) =>
  talks.filter((talk) => !type || talk.type === type).map(({ slug }) => slug);

const counts = () => ({
  all: talks.length,
  seminar: slugs('seminar').length,
  podcast: slugs('podcast').length,
});

/** Expects the list to show a page of these talks. */
const expectPage = (page: Page, all: readonly string[], number: number) =>
  expect
    .poll(() => shown(page))
    .toEqual(all.slice((number - 1) * TALKS_A_PAGE, number * TALKS_A_PAGE));

/** Visits all pages of the list by its pager. */
async function walk(page: Page, all: readonly string[]): Promise<void> {
  const pages = Math.ceil(all.length / TALKS_A_PAGE);
  for (let number = 1; number <= pages; number++) {
    await expect(current(page)).toHaveText(`${words.page} ${number}`);
    await expectPage(page, all, number);
    await expect(step(page, 'previous')).toHaveCount(number === 1 ? 0 : 1);
    if (number < pages) await step(page, 'next').click();
  }
  await expect(step(page, 'next')).toHaveCount(0);
}

test.describe('paged talks without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('pager and links lead to every talk, and to every talk of a type', async ({ page }) => {
    await page.goto(site.url + LIST);
    await walk(page, slugs());
    await expect(page).toHaveTitle(beginning(`${words.page} 7 · `));
    await pager(page)
      .getByRole('link', { name: `${words.page} 1`, exact: true })
      .click();
    await expect(page).toHaveURL(`${site.url}${LIST}#talks`);
    await expect(filter(page)).toBeHidden();
    await page.getByRole('link', { name: optionName('podcast'), exact: true }).click();
    await walk(page, slugs('podcast'));
  });
});

test('the pager is not printed', { tag: '@all' }, async ({ page }) => {
  await page.goto(site.url + LIST);
  await expect(pager(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(pager(page)).toBeHidden();
});

test('a chosen type opens its pages, and going back returns', { tag: '@all' }, async ({ page }) => {
  const said = listen(page);
  await page.goto(site.url + LIST);
  await choose(page, 'podcast');
  await expect(page).toHaveURL(`${site.url}${LIST}/podcast#talks-filter`);
  await expect(page).toHaveTitle(beginning(`${optionName('podcast')} · `));
  await expect(filter(page)).toBeFocused();
  await expect(filter(page)).toHaveValue('podcast');
  await expect(page.getByText(counted('podcast', counts()))).toBeVisible();
  await expectPage(page, slugs('podcast'), 1);
  await step(page, 'next').click();
  await expect(page).toHaveURL(`${site.url}${LIST}/podcast/page/2#talks`);
  await expectPage(page, slugs('podcast'), 2);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`\\w${LIST}$`),
  );
  await choose(page, 'all');
  await expect(page).toHaveURL(`${site.url}${LIST}#talks-filter`);
  await expectPage(page, slugs(), 1);
  await page.goBack();
  await expect(filter(page)).toHaveValue('podcast');
  await expectPage(page, slugs('podcast'), 2);
  expect(said).toEqual([]);
});

test('a filter address from before the list had pages leads to the same type', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${site.url}${LIST}?type=seminar`);
  await expect(page).toHaveURL(`${site.url}${LIST}/seminar#talks-filter`);
  await expectPage(page, slugs('seminar'), 1);
});

test('a page in the middle is accessible and fits the narrowest screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}${LIST}/page/4`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const link of await pager(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    expect(box?.width, await link.innerText()).toBeGreaterThanOrEqual(40);
  }
  await expectAccessible(page);
});

test('the speculation rules do not grow with the pages; none exists past the last, and none is twice in the sitemap', {
  tag: '@all',
}, async ({ request }) => {
  const rules = await (await request.get(`${site.url}/speculation-rules.json`)).json();
  const paths: string[] = rules.prefetch[0].where.and[0].href_matches;
  expect(paths.filter((path) => path.startsWith(LIST))).toEqual([LIST, `${LIST}/*`]);
  expect((await request.get(`${site.url}${LIST}/page/8`)).status()).toBe(404);
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap.match(new RegExp(`[^/]${LIST}(/[^<]*)?(?=<)`, 'g'))).toHaveLength(7);
});
