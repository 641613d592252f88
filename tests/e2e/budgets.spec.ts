import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import type { Manifest } from 'vite';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { MANIFEST } from '../../renderer/manifest.ts';
import { walkThrough } from '../bench/parts/weights.ts';
import {
  FONTS,
  htmlBudget,
  ISLANDS,
  ON_DEMAND,
  SCRIPT_AT_LOAD,
  SCRIPT_SCROLLED,
} from '../budgets.ts';
import { matrix } from '../matrix.ts';
import { sum, type Transfer, transfers } from '../transfers.ts';
import { fontsLoaded, layoutShift, scrollTo } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';

const ASSETS = 'dist/client';
const PAGES = [...ROUTES, NOT_FOUND];

/** A string in every copy of react-dom. */
const REACT_DOM = '__reactFiber$';

interface Chunks {
  when: string;
  own: string;
  /** The island's chunk and its imports. */
  whole: string[];
}

/** The islands of a page, by name, from its HTML. */
async function islandsOf(request: APIRequestContext, route: string): Promise<Map<string, Chunks>> {
  const html = await (await request.get(route)).text();
  const attribute = (tag: string, name: string) =>
    tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
  return new Map(
    [...html.matchAll(/<site-island [^>]*>/g)].map(([tag]) => {
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

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** The imports of a chunk, by its keys in the manifest. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const one of manifest[key]?.imports ?? [])
    if (!found.has(one)) importsOf(manifest, one, found.add(one));
  return found;
}

const sentBytes = (url: string) => statSync(`${ASSETS}${url}.br`).size;

const inlineScript = async (page: Page): Promise<number> => {
  const texts = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .allTextContents();
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
};

/** The site's own scripts: the calendar's is requested by its island, and tested with it. */
const scriptsOf = (all: readonly Transfer[]) =>
  all.filter(({ kind, url }) => kind === 'script' && url.startsWith('/')).map(({ url }) => url);

for (const [route, tier] of matrix(PAGES)) {
  test(
    `${route} keeps to its budgets untouched; scrolled through, it loads what its islands need and shifts nothing`,
    tier,
    async ({ page, request }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route, { waitUntil: 'networkidle' });
      const loaded = await transfers(page);
      const islands = [...(await islandsOf(request, route)).values()];
      const inline = await inlineScript(page);
      const chunksOf = (...whens: string[]) =>
        new Set(islands.filter(({ when }) => whens.includes(when)).flatMap(({ whole }) => whole));
      // Islands that hydrate on interaction have loaded nothing.
      expect(scriptsOf(loaded).filter((url) => !chunksOf('visible').has(url))).toEqual([]);
      expect(inline).toBeLessThanOrEqual(SCRIPT_AT_LOAD);
      expect(sum(loaded, 'html')).toBeGreaterThan(0);
      expect(sum(loaded, 'html')).toBeLessThanOrEqual(htmlBudget(route));
      expect(sum(loaded, 'font')).toBeLessThanOrEqual(FONTS);
      await fontsLoaded(page);
      const shifted = await layoutShift(page);
      await walkThrough(page);
      const walked = await transfers(page);
      expect(new Set(scriptsOf(walked))).toEqual(chunksOf('visible'));
      expect(sum(walked, 'script') + inline).toBeLessThanOrEqual(SCRIPT_SCROLLED);
      await scrollTo(page, 0);
      expect(await layoutShift(page)).toBe(shifted);
    },
  );
}

test('every island has a budget, and keeps to it alone and with its imports', () => {
  const manifest = readManifest();
  // Including those that no page of this content has, such as the calendar of an unsupported service.
  const islands = Object.keys(manifest).filter((key) => key.includes('.island.'));
  const nameOf = (key: string) => basename(key).split('.')[0] ?? '';
  expect(islands.map(nameOf).sort()).toEqual(Object.keys(ISLANDS).sort());
  for (const key of islands) {
    const name = nameOf(key);
    const budget = ISLANDS[name];
    const bytes = (keys: readonly string[]) =>
      keys.reduce((total, one) => total + sentBytes(`/${manifest[one]?.file}`), 0);
    expect.soft(bytes([key]), name).toBeLessThanOrEqual(budget?.own ?? 0);
    const whole = [key, ...importsOf(manifest, key)];
    expect.soft(bytes(whole), `${name} whole`).toBeLessThanOrEqual(budget?.whole ?? 0);
  }
});

test('what an island loads on interaction keeps to its budget', async ({ request }) => {
  const islands = [...(await allIslands(request)).values()].flatMap(({ whole }) => whole);
  const manifest = readManifest();
  const onDemand = Object.values(manifest)
    .filter(({ file }) => islands.includes(`/${file}`))
    .flatMap(({ dynamicImports = [] }) => dynamicImports.map((key) => `/${manifest[key]?.file}`))
    .filter((file) => !islands.includes(file));
  expect(onDemand.length).toBeGreaterThan(0);
  const bytes = onDemand.map(sentBytes).reduce((total, one) => total + one, 0);
  expect(bytes, onDemand.join(' ')).toBeLessThanOrEqual(ON_DEMAND);
});

test('React is one chunk that all its islands share', async ({ request }) => {
  const copies = chunkFiles().filter((file) =>
    readFileSync(`${ASSETS}${file}`, 'utf8').includes(REACT_DOM),
  );
  expect(copies).toHaveLength(1);
  const islands = await allIslands(request);
  const needing = [...islands].filter(([, { whole }]) => whole.includes(copies[0] ?? ''));
  expect(needing.map(([name]) => name).sort()).toEqual(['QueryForm', 'Slideshow']);
});
