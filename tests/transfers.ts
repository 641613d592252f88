import type { Page } from 'playwright';

/** Something that the browser fetched, or that is inlined in the document. */
export interface Transfer {
  /** A path of the site's own, or the whole address on another site. */
  url: string;
  kind: 'html' | 'style' | 'script' | 'font' | 'picture' | 'other';
  /** Bytes of the body as they were sent, compressed. */
  bytes: number;
}

const KINDS: readonly [RegExp, Transfer['kind']][] = [
  [/\.css$/, 'style'],
  [/\.m?js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.(avif|webp|png|jpe?g|svg|ico)$/, 'picture'],
];

/** What a page has cost until now: the document first, then everything that it fetched. */
export async function transfers(page: Page): Promise<Transfer[]> {
  const own = new URL(page.url()).origin;
  const entries = await page.evaluate(() =>
    (['navigation', 'resource'] as const).flatMap((type) =>
      (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize, initiatorType }) => ({
          url: name,
          bytes: encodedBodySize,
          type,
          asked: initiatorType,
        }),
      ),
    ),
  );
  return entries.map(({ url, bytes, type, asked }) => {
    const { pathname, origin } = new URL(url);
    const known = KINDS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
    // The browser asks for the tab's icon by itself, once in a while.
    const kind = known === 'picture' && asked === 'other' ? 'other' : known;
    return {
      url: origin === own ? pathname : url,
      bytes,
      kind: type === 'navigation' ? 'html' : kind,
    };
  });
}

/** Bytes of one kind, or of all. */
export const sum = (all: readonly Transfer[], kind?: Transfer['kind']): number =>
  all
    .filter((transfer) => !kind || transfer.kind === kind)
    .reduce((total, { bytes }) => total + bytes, 0);
