import { type Inspection, inspect } from '../load/inspect.ts';
import { buildTime } from '../load/publish/clock.ts';
import type { Reading } from '../load/read/record.ts';
import { fieldAt, keysOf } from '../load/read/schemaWalk.ts';
import type { Translation } from '../load/translations/readTranslation.ts';
import { type Collection, collections } from '../schema/collections.ts';
import type { Side } from './fieldReview.ts';
import { routesShowing, type Showing } from './routesShowing.ts';

/** A revision's content: where it lies, and what the check read there. */
export interface State extends Side {
  readonly inspection: Inspection;
  readonly records: ReadonlyMap<string, Reading>;
  readonly showing: Showing;
}

/** What a record is called: its title, or the name of its file. */
export function nameOf({ collection, data, slug }: Reading): string {
  const { schema, single, label }: Collection & { single?: string } = collections[collection];
  if (single) return label;
  const key = keysOf(schema).find((one) => fieldAt(schema, [one])?.meta?.isTitle);
  const title = key && data?.[key];
  return typeof title === 'string' && title ? title : slug;
}

/** Reads the content of a revision that was written to a folder. */
export function readState(folder: string, now = buildTime()): State {
  const inspection = inspect(folder, now);
  const { readings, translations } = inspection;
  const records = new Map(
    [...readings, ...translations.map(asReading)].map((reading) => [reading.file, reading]),
  );
  const name = (file: string) => {
    const reading = records.get(file);
    return reading ? nameOf(reading) : file;
  };
  return { folder, nameOf: name, inspection, records, showing: routesShowing(readings) };
}

/** A record’s words in another language, which a review tells by the fields of the record. */
const asReading = ({ words, of, prefix, ...translation }: Translation): Reading => ({
  ...translation,
  slug: `${of.replace(/^.*\//, '').replace(/\.\w+$/, '')}.${prefix}`,
  ...(words && { data: words }),
});
