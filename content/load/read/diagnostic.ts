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
  /** The place of a field: its name, its value, or the character that opens its value. */
  find(path: readonly PropertyKey[], part: 'key' | 'value' | 'opening'): Range | undefined;
}

/** Where in a record something is: a field by its path, or a stretch of the file's text. */
export type Place =
  | {
      readonly path: readonly PropertyKey[];
      readonly part: 'key' | 'value' | 'opening';
      /** A stretch inside the value, for long texts. */
      readonly within?: Range;
    }
  | Range;

/** A rule that a file breaks, before the line is known. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** Without a place the diagnostic is about the file as a whole. */
  readonly place?: Place;
  /** What is wrong. */
  readonly rule: string;
  /** What to do. */
  readonly fix: string;
  /** What was probably meant. */
  readonly suggestion?: string;
}

/** What is wrong with a file, without its place. */
export type Told = Omit<Diagnostic, 'severity' | 'file' | 'place'>;

type Path = readonly PropertyKey[];

const isPath = (place: Place | Path | undefined): place is Path => Array.isArray(place);

const diagnose =
  (severity: Diagnostic['severity']) =>
  (file: string, at: Place | Path | undefined, { rule, fix, suggestion }: Told): Diagnostic => {
    const place = isPath(at) ? { path: at, part: 'value' as const } : at;
    return { severity, file, place, rule, fix, suggestion };
  };

/** An error in a file. A path is the place of the field's value. */
export const errorAt = diagnose('error');

/** The same of a warning. */
export const warningAt = diagnose('warning');

/** The place of what is wrong with a file as a whole. */
export const WHOLE_FILE = undefined;

/** A diagnostic with its place in the text. Lines and columns count from 1. */
export interface Problem extends Omit<Diagnostic, 'place'> {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** The lines around it with a caret under the place; empty where there is no text to show. */
  readonly frame: string;
}
