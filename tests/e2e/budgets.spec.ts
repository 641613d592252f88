import { globSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sum, type Transfer, transfers } from '../../scripts/bench/transfers.ts';
import { walkThrough } from '../../scripts/bench/walkThrough.ts';
import { brotli } from '../../scripts/build/compress.ts';
import {
  FONTS,
  HOME_SCRIPT_SCROLLED,
  HTML,
  ISLANDS,
  ON_DEMAND,
  SCRIPT_AT_LOAD,
} from '../budgets.ts';

const ASSETS = 'dist/client';
const PAGES = Object.keys(HTML);

/** A string that stands in every copy of react-dom. */
const REACT_DOM = '__reactFiber$';

interface Chunks {
  when: string;
  own: string;
  /** The island's chunk and those that it stands on. */
  whole: string[];
}

/** The islands of a page, by name, from its HTML. */
async function islandsOf(request: APIRequestContext, route: string): Promise<Map<string, Chunks>> {
  const html = await (await request.get(route)).text();
  const attribute = (tag: string, name: string) =>
    tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
  return new Map(
    [...html.matchAll(/<nikash-island [^>]*>/g)].map(([tag]) => {
      const whole = attribute(tag, 'src').split(' ');
      const [own = ''] = whole;
      return [attribute(tag, 'name'), { own, whole, when: attribute(tag, 'when') }];
    }),
  );
}

async function allIslands(request: APIRequestContext): Promise<Map<string, Chunks>> {
  const pages = await Promise.all(PAGES.map((route) => islandsOf(request, route)));
  return new Map(pages.flatMap((islands) => [...islands]));
}

const chunkFiles = () => globSync('assets/**/*.js', { cwd: ASSETS }).map((file) => `/${file}`);

const sentBytes = (url: string) => readFileSync(`${ASSETS}${url}.br`).length;

const inlineScript = async (page: Page): Promise<number> => {
  const texts = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .allTextContents();
  return texts.reduce((total, text) => total + brotli(text).length, 0);
};

/** Scripts of the site's own: the calendar's is asked for by its island, and tested with it. */
const scriptsOf = (all: readonly Transfer[]) =>
  all.filter(({ kind, url }) => kind === 'script' && url.startsWith('/')).map(({ url }) => url);

for (const [route, htmlBudget] of Object.entries(HTML)) {
  test(`${route} untouched: its HTML, faces and script keep to their budgets`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const loaded = await transfers(page);
    expect(scriptsOf(loaded)).toEqual([]);
    expect(await inlineScript(page)).toBeLessThanOrEqual(SCRIPT_AT_LOAD);
    expect(sum(loaded, 'html')).toBeGreaterThan(0);
    expect(sum(loaded, 'html')).toBeLessThanOrEqual(htmlBudget);
    expect(sum(loaded, 'font')).toBeLessThanOrEqual(FONTS);
  });

  test(`${route} scrolled through fetches what its moving islands need, and no more`, async ({
    page,
    request,
  }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    await walkThrough(page);
    const moving = [...(await islandsOf(request, route)).values()].filter(({ when }) =>
      ['visible', 'scroll', 'idle'].includes(when),
    );
    const expected = new Set(moving.flatMap(({ whole }) => whole));
    expect(new Set(scriptsOf(await transfers(page)))).toEqual(expected);
  });
}

test('the home page scrolled through keeps to its budget of script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await walkThrough(page);
  const script = sum(await transfers(page), 'script') + (await inlineScript(page));
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(HOME_SCRIPT_SCROLLED);
});

test('every island has a budget, and keeps to it alone and with what it stands on', async ({
  request,
}) => {
  const islands = await allIslands(request);
  expect([...islands.keys()].sort()).toEqual(Object.keys(ISLANDS).sort());
  for (const [name, { own, whole }] of islands) {
    const budget = ISLANDS[name];
    expect.soft(sentBytes(own), name).toBeLessThanOrEqual(budget?.own ?? 0);
    const bytes = whole.map(sentBytes).reduce((total, one) => total + one, 0);
    expect.soft(bytes, `${name} whole`).toBeLessThanOrEqual(budget?.whole ?? 0);
  }
});

test('a chunk that no island wakes with is what only an answer needs', async ({ request }) => {
  const known = new Set([...(await allIslands(request)).values()].flatMap(({ whole }) => whole));
  const others = chunkFiles().filter((file) => !known.has(file));
  const bytes = others.map(sentBytes).reduce((total, one) => total + one, 0);
  expect(bytes, others.join(' ')).toBeLessThanOrEqual(ON_DEMAND);
});

test('React comes as one chunk that all its islands share', async ({ request }) => {
  const copies = chunkFiles().filter((file) =>
    readFileSync(`${ASSETS}${file}`, 'utf8').includes(REACT_DOM),
  );
  expect(copies).toHaveLength(1);
  const islands = await allIslands(request);
  const needing = [...islands].filter(([, { whole }]) => whole.includes(copies[0] ?? ''));
  expect(needing.map(([name]) => name).sort()).toEqual([
    'FeatureGrid',
    'LogoCarousel',
    'MobileMenu',
    'QueryForm',
    'Slideshow',
    'TalksFilter',
  ]);
});
