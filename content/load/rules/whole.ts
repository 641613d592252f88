import { oncePer } from '../../schema/oncePer.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import type { ListedFile } from '../source/files.ts';
import type { Translation } from '../translations/readTranslation.ts';

/** All that was read, for the rules that one file alone cannot break. */
export interface Whole {
  readonly root: string;
  /** The time that decides what is published. */
  readonly now: number;
  readonly readings: readonly Reading[];
  /** The words of records in other languages. */
  readonly translations: readonly Translation[];
  /** Every record file, in the order of their names. */
  readonly files: ReadonlySet<string>;
  /** Every picture under public/images by the path that records name it by. */
  readonly images: ReadonlyMap<string, ListedFile>;
}

/** A rule over all records. */
export type Rule = (whole: Whole) => Diagnostic[];

/** A rule that looks at one record after the other. A record that did not change is not looked at again. */
export function perReading(check: (reading: Reading) => Diagnostic[]): Rule {
  const known = oncePer(check);
  return ({ readings }) => readings.flatMap(known);
}
