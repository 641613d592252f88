import type { Explanation } from '../../schema/explain.ts';

/** A stretch of a file's text. */
export interface Range {
  readonly offset: number;
  readonly length: number;
}

/** Something that keeps a file from being read at all. */
export interface Fault extends Explanation, Range {}

/** A file of which every field's position is known. */
export interface Document {
  /** Where a field stands: its name, its value, or the sign that opens its value. */
  find(path: readonly PropertyKey[], part: 'key' | 'value' | 'opening'): Range | undefined;
}
