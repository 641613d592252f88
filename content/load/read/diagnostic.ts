import type { Explanation } from '../../schema/explain.ts';

/** A stretch of a file's text. */
export interface Range {
  readonly offset: number;
  readonly length: number;
}

/** A fault that makes a file unreadable. */
export interface Fault extends Explanation, Range {}

/** A parsed file that gives the position of every field. */
export interface Document {
  /** The range of a field: of its name, its value, or the character that opens its value. */
  find(path: readonly PropertyKey[], part: 'key' | 'value' | 'opening'): Range | undefined;
}

/** A location in a record: a field by its path, or a range of the file's text. */
export type SourceLocation =
  | {
      readonly path: readonly PropertyKey[];
      readonly part: 'key' | 'value' | 'opening';
      /** A range inside the value, for long texts. */
      readonly within?: Range;
    }
  | Range;

/** A broken rule of a file, before its line is computed. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** Undefined if the diagnostic is about the file as a whole. */
  readonly at?: SourceLocation;
  /** What is wrong. */
  readonly rule: string;
  /** How to fix it. */
  readonly fix: string;
  /** The value that was probably meant. */
  readonly suggestion?: string;
}

type Found<Severity> = Diagnostic & { readonly severity: Severity };

/** What does not stop a save or a build. */
export type Warning = Found<'warning'>;

/** A diagnostic's texts, without its location. */
export type Message = Omit<Diagnostic, 'severity' | 'file' | 'at'>;

type Path = readonly PropertyKey[];

type Where = SourceLocation | Path | undefined;

const isPath = (where: Where): where is Path => Array.isArray(where);

const diagnose =
  <Severity extends Diagnostic['severity']>(severity: Severity) =>
  (file: string, where: Where, { rule, fix, suggestion }: Message): Found<Severity> => {
    const at = isPath(where) ? { path: where, part: 'value' as const } : where;
    return { severity, file, at, rule, fix, suggestion };
  };

/** An error in a file. A path means the field's value. */
export const errorAt = diagnose('error');

/** The same as a warning. */
export const warningAt = diagnose('warning');

/** The location of a diagnostic about the file as a whole. */
export const WHOLE_FILE = undefined;

/** A diagnostic with its position in the text. Lines and columns count from 1. */
export interface Problem extends Omit<Diagnostic, 'at'> {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** The lines around it, with a caret below the position; empty if there is no text to display. */
  readonly frame: string;
}
