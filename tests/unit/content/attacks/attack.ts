/** A malicious proposal, and the check's expected message. */
export interface Attack {
  /** What the file is, and what it would do. */
  name: string;
  /** The reported file. */
  file: string;
  /** Adds it to the project. */
  bring(project: Project): void;
  rule: string | RegExp;
  /** The reported position; by default the top of the file. */
  at?: readonly [line: number, column: number];
}

/** A project on disk, for what a tree of texts cannot represent. */
export interface Project {
  readonly root: string;
  read(file: string): string;
  write(file: string, content: string | Buffer): void;
  /** Replaces one occurrence of a text in a file. */
  edit(file: string, find: string, put: string): void;
}

/** A text in everything that must not reach a visitor. */
export const MARK = 'EVIL';
