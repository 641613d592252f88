import type { Reading } from '../../../../content/load/record.ts';
import { fieldAt, keysOf } from '../../../../content/load/schemaWalk.ts';
import { type Collection, collections } from '../../../../content/schema/collections.ts';
import type { FieldReview } from './fieldReview.ts';

/** A record that two revisions hold differently. */
export interface RecordReview {
  readonly what: 'added' | 'changed' | 'renamed' | 'removed';
  readonly file: string;
  /** Its file before, where it was renamed. */
  readonly from?: string;
  /** What its editor calls it. */
  readonly name: string;
  /** The name of its collection. */
  readonly kind: string;
  /** Why visitors do not see it after the change, if they do not. */
  readonly hidden?: string;
  readonly fields: readonly FieldReview[];
  /** The routes that may show it, before or after. */
  readonly routes: readonly string[];
}

/** What a record is called: its title, or the name of its file. */
export function nameOf({ collection, data, slug }: Reading): string {
  const { schema, single, label }: Collection & { single?: string } = collections[collection];
  if (single) return label;
  const key = keysOf(schema).find((one) => fieldAt(schema, [one])?.meta?.isTitle);
  const title = key && data?.[key];
  return typeof title === 'string' && title ? title : slug;
}
