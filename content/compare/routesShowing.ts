import { hasSection } from '../load/publish/pageAt.ts';
import type { Reading } from '../load/read/record.ts';
import { pagesIn } from '../load/rules/pages.ts';
import { type Collection, collections } from '../schema/collections.ts';

/** The routes that show each record, by its file. */
export type Showing = ReadonlyMap<string, ReadonlySet<string>>;

/** The records that every page shows. */
const EVERYWHERE: readonly string[] = ['site', 'brand'];

/**
 * Which routes may show which records: a page its own record, all of the kinds whose section it has, and those
 * that these refer to. A page may show less than it could (the home page three of the courses), never more.
 */
export function routesShowing(readings: readonly Reading[]): Showing {
  const showing = new Map(readings.map(({ file }) => [file, new Set<string>()]));
  const pages = pagesIn(readings);
  const byFile = new Map(readings.map((reading) => [reading.file, reading]));
  const show = (file: string, route: string) => {
    const shown = showing.get(file);
    if (!shown || shown.has(route)) return;
    shown.add(route);
    for (const { meta, value } of byFile.get(file)?.mentions ?? []) {
      if (meta.widget === 'reference') show(value, route);
    }
  };
  for (const { file, collection, data } of readings) {
    const { section, shown }: Collection = collections[collection];
    for (const page of pages) {
      const isShown =
        EVERYWHERE.includes(collection) ||
        (collection === 'pages' && data?.path === page.path) ||
        (shown === 'all' && section !== undefined && hasSection(page, section));
      if (isShown) show(file, page.path);
    }
  }
  return showing;
}
