import runLighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../../renderer/serve/freePort.ts';
import type { Part, Values } from '../lib/table.ts';
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
