import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runLighthouse, { type Result } from 'lighthouse';
import { parse } from 'parse5';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { median, type Part, type Values } from '../lib/table.ts';
import { withSites } from '../lib/withSites.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the table calls a metric, the audit that measures it, and how many of its units make one here. */
const METRICS = {
  'FCP s': ['first-contentful-paint', 1_000],
  'LCP s': ['largest-contentful-paint', 1_000],
  'TBT ms': ['total-blocking-time', 1],
  CLS: ['cumulative-layout-shift', 1],
  'main thread s': ['mainthread-work-breakdown', 1_000],
} as const;

/** A trace now and then loses its beginning; Lighthouse itself asks to be run again then. */
const ATTEMPTS = 3;

/** @throws when Lighthouse could not measure */
async function run(
  address: string,
  port: number,
  applied: boolean,
  attempts = ATTEMPTS,
): Promise<Result> {
  const result = await runLighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: applied ? 'devtools' : 'simulate',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError, runWarnings } = result.lhr;
  for (const warning of runWarnings) console.warn(`${address}: ${warning}`);
  if (!runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`${address}: ${runtimeError.message}`);
  return run(address, port, applied, attempts - 1);
}

const valuesOf = ({ categories, audits }: Result): Values =>
  Object.fromEntries([
    ...CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(METRICS).map(([name, [id, unit]]) => [
      name,
      (audits[id]?.numericValue ?? Number.NaN) / unit,
    ]),
  ]);

export const lighthouse: Part = {
  name: 'lighthouse',
  about: "Lighthouse's own settings for a phone, its throttling simulated (--applied: real).",
  runs: 5,
  async measure({ sites, routes, runs, applied }, record) {
    const port = await freePort();
    await withSites(
      sites,
      async (browser, served) => {
        console.log(`Chromium ${browser.version()}`);
        for (const route of routes)
          for (let done = 0; done < runs; done++)
            for (const { origin, row } of served)
              record(row(route), valuesOf(await run(origin + route, port, applied)));
      },
      [`--remote-debugging-port=${port}`],
    );
  },
};

interface Parsed {
  readonly nodeName: string;
  readonly value?: string;
  readonly childNodes?: readonly Parsed[];
}

/** The words of a page in the order of its document. */
const wordsOf = ({ nodeName, value, childNodes = [] }: Parsed): string[] =>
  ['head', 'script', 'style', 'template', 'svg', 'noscript'].includes(nodeName)
    ? []
    : [value?.trim() ?? '', ...childNodes.flatMap(wordsOf)].filter(Boolean);

/** Writes a site whose home page has the words of another, and nothing else. @returns its folder */
function plainHome(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const words = wordsOf(parse(readFileSync(join(site, 'index.html'), 'utf8')) as Parsed);
  const escaped = words.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">';
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<title>Floor</title>${escaped.map((text) => `<p>${text}</p>`).join('')}`,
  );
  // The preview's server reads them.
  for (const needed of ['_headers', '404.html']) writeFileSync(join(folder, needed), '');
  return folder;
}

export const floor: Part = {
  name: 'floor',
  about:
    "The home page next to a page of its words without style, script or picture; Lighthouse's settings for a phone, its throttling applied. Wanted: the largest paint at most 1.2 times as late.",
  runs: 7,
  async measure({ sites: [site = ''], runs }, record) {
    const folder = plainHome(site);
    const port = await freePort();
    const paints = new Map<string, number[]>();
    await withSites(
      [site, folder],
      async (_browser, [home, floor]) => {
        for (let done = 0; done < runs; done++)
          for (const [row, { origin = '' } = {}] of [
            ['home', home],
            ['floor', floor],
          ] as const) {
            const { 'FCP s': first = 0, 'LCP s': largest = 0 } = valuesOf(
              await run(`${origin}/`, port, true),
            );
            record(row, { 'FCP s': first, 'LCP s': largest });
            paints.set(row, [...(paints.get(row) ?? []), largest]);
          }
      },
      [`--remote-debugging-port=${port}`],
    );
    rmSync(folder, { recursive: true });
    const [own, least] = ['home', 'floor'].map((row) => median(paints.get(row) ?? []));
    record('home / floor', { 'LCP s': (own ?? 0) / (least ?? 1) });
  },
};
