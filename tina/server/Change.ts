import { z } from 'zod';

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
