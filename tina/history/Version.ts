import type { Fields } from '../../content/load/read/schemaWalk.ts';

/** A field that changed, in an editor's words. */
export interface ChangedField {
  /** Labels from the outermost group inwards. */
  path: readonly string[];
  what: 'changed' | 'added' | 'removed' | 'moved';
  before?: string;
  after?: string;
  /** Both sides in one, where they are one text with some words changed. */
  parts?: readonly { what: 'same' | 'removed' | 'added'; text: string }[];
}

/** A state of a record, and how it came to it. */
export interface Version {
  /** Who left it so; undefined for what is in no commit yet. */
  who?: string;
  /** When, as ISO 8601. */
  when?: string;
  /** What was said of the change. */
  why?: string;
  changes: readonly ChangedField[];
  /** The values of its form then; undefined where it does not fit today's forms. */
  values?: Fields;
}
