import type { Reading } from '../../../../content/load/record.ts';
import { type Collection, collections } from '../../../../content/schema/collections.ts';

/** The routes that show each record, by its file. */
export type Showing = ReadonlyMap<string, ReadonlySet<string>>;

/** The record that every page shows. */
const EVERYWHERE = 'site';

/**
 * Which routes may show which records: those of its collection, and those of the records that refer
 * to it. A page may show less than it could (the home page three of the courses), never more.
 */
export function routesShowing(readings: readonly Reading[]): Showing {
  const showing = new Map(readings.map(({ file }) => [file, new Set<string>()]));
  const routes = [...new Set(Object.values(collections).map(({ route }: Collection) => route))];
  const byFile = new Map(readings.map((reading) => [reading.file, reading]));
  const show = (file: string, route: string) => {
    const shown = showing.get(file);
    if (!shown || shown.has(route)) return;
    shown.add(route);
    for (const { meta, value } of byFile.get(file)?.mentions ?? []) {
      if (meta.widget === 'reference') show(value, route);
    }
  };
  for (const { file, collection } of readings) {
    const { route, shown }: Collection = collections[collection];
    if (collection === EVERYWHERE) for (const every of routes) show(file, every);
    else if (shown === 'all') show(file, route);
  }
  return showing;
}
