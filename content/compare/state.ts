import { type Inspection, inspect } from '../load/inspect.ts';
import { hasSection } from '../load/publish/pageAt.ts';
import type { Reading } from '../load/read/record.ts';
import { articlePaths, pagesIn } from '../load/rules/pages.ts';
import type { Translation } from '../load/translations/readTranslation.ts';
import { translationName, translationOf } from '../load/translations/translationFiles.ts';
import { type Collection, collections, recordTitle } from '../schema/collections.ts';
import type { Side } from './fieldReview.ts';

/** The routes that show each record, by its file. */
type Showing = ReadonlyMap<string, ReadonlySet<string>>;

/** The records that are part of every page. */
const EVERYWHERE: readonly string[] = ['site', 'brand'];

/**
 * The routes that may show each record: a page shows its own record, all records of the kinds whose section it has,
 * and those that these refer to. A page may show fewer (the home page three of the courses), never more.
 */
function routesShowing(readings: readonly Reading[]): Showing {
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
  for (const [path, { file }] of articlePaths(readings)) show(file, path);
  return showing;
}

/** The content of a revision: its folder, and what the check read there. */
export interface State extends Side {
  readonly inspection: Inspection;
  readonly records: ReadonlyMap<string, Reading>;
  readonly showing: Showing;
}

/** Reads the content of a revision that was written to a folder. */
export function readState(folder: string): State {
  const inspection = inspect(folder);
  const { readings, translations } = inspection;
  const records = new Map(
    [...readings, ...translations.map(asReading)].map((reading) => [reading.file, reading]),
  );
  const name = (file: string): string => {
    const translation = translationOf(file);
    if (translation) return translationName(name(translation.of), translation.prefix);
    const reading = records.get(file);
    return reading ? recordTitle(reading) : file;
  };
  return { folder, nameOf: name, inspection, records, showing: routesShowing(readings) };
}

/** A translation of a record, in the shape of a record: a review names its fields by those of the record. */
const asReading = ({ words, of, prefix, ...translation }: Translation): Reading => ({
  ...translation,
  slug: `${of.replace(/^.*\//, '').replace(/\.\w+$/, '')}.${prefix}`,
  ...(words && { data: words }),
});
