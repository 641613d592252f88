import lighthouse, { desktopConfig, type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type Screen = 'mobile' | 'desktop';

/** Of each category its score of 100, of each metric its milliseconds (the shift has no unit). */
export type Audit = Record<(typeof CATEGORIES)[number] | (typeof METRICS)[number], number>;

/** A trace now and then loses its beginning; Lighthouse itself asks to be run again then. */
const ATTEMPTS = 3;

/** Runs Lighthouse until it could measure. */
async function run(address: string, screen: Screen, port: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(
    address,
    { port, logLevel: 'error', onlyCategories: [...CATEGORIES] },
    screen === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError } = result.lhr;
  if (!runtimeError) return result.lhr;
  if (attempt === ATTEMPTS) throw new Error(`${address}: ${runtimeError.message}`);
  return run(address, screen, port, attempt + 1);
}

/**
 * Audits a page with Lighthouse's own settings for a screen.
 * @param port where the browser can be debugged
 * @throws when Lighthouse could not measure
 */
export async function audit(address: string, screen: Screen, port: number): Promise<Audit> {
  const { categories, audits, runWarnings } = await run(address, screen, port);
  for (const warning of runWarnings) console.warn(`${address}: ${warning}`);
  return Object.fromEntries([
    ...CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...METRICS.map((id) => [id, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}
