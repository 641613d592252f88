import { z } from 'zod';
import { withoutIds } from '../../content/compare/itemIds.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { isDeeper } from '../../content/load/read/depth.ts';
import { RECORD_BYTES, sizeFault } from '../../content/load/source/oddFiles.ts';

const fields = z.record(z.string(), z.unknown());

/** The fields of a record. */
export type Fields = z.infer<typeof fields>;

/** What an editor is about to save. */
export const change = z.strictObject({
  /** The record's path from the top of the project. */
  file: z.string().regex(/^content\//),
  /** The fields as they shall be. */
  record: fields,
  /** The fields as they were when the form was opened; absent for a new record. */
  opened: fields.optional(),
});

export type Change = z.infer<typeof change>;

/** Bytes of a request that saves a record: the record twice, the ids of its items, and answers. */
export const SAVE_BYTES = 4 * RECORD_BYTES;

/**
 * Refuses a record that is too large or too deep before anything reads it: the check of 2 MB takes seconds.
 * @throws {Refusal} 413
 */
export function refuseLarge(record: unknown): void {
  if (isDeeper(record)) throw new Refusal(413, 'The record has groups inside too many others.');
  const fault = sizeFault(Buffer.byteLength(JSON.stringify(withoutIds(record), null, 2) ?? ''));
  if (fault) throw new Refusal(413, `${fault.rule} ${fault.fix}`);
}
