import { oncePer } from '../../schema/oncePer.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import type { ListedFile } from '../source/files.ts';
import type { Mention } from '../text/mentions.ts';
import type { Translation } from '../translations/readTranslation.ts';

/** Everything that was read, for rules that compare files. */
export interface Whole {
  readonly root: string;
  /** The time that decides what is published. */
  readonly now: number;
  readonly readings: readonly Reading[];
  /** The translations of the records. */
  readonly translations: readonly Translation[];
  /** Every record file, in the order of their names. */
  readonly files: ReadonlySet<string>;
  /** Every picture under public/images, by the path that records use. */
  readonly images: ReadonlyMap<string, ListedFile>;
}

/** A rule over all records. */
export type Rule<Found = Diagnostic> = (whole: Whole) => Found[];

/** The mentions of records or translations by the kind of what they name. Most records mention one picture. */
const byKind = oncePer((all: readonly (Reading | Translation)[]) =>
  Map.groupBy(
    all.flatMap((of) => of.mentions.map((mention) => ({ ...mention, of }))),
    ({ meta }) => meta.widget,
  ),
);

/** All that records name of a kind, each with the record that names it. */
export const mentionsIn = <One extends Reading | Translation>(
  all: readonly One[],
  kind: 'reference' | 'image' | 'link',
) => (byKind(all).get(kind) ?? []) as (Mention & { readonly of: One })[];

/** The links of records and of translations. */
export const linksIn = ({ readings, translations }: Whole) => [
  ...mentionsIn(readings, 'link'),
  ...mentionsIn(translations, 'link'),
];

/** A rule that checks each record by itself. The result is cached while the record is unchanged. */
export function perReading<Found>(check: (reading: Reading) => Found[]): Rule<Found> {
  const known = oncePer(check);
  return ({ readings }) => readings.flatMap(known);
}
