/** What somebody might propose who means harm, and what is said of it. */
export interface Attack {
  /** What it is and what it would do. */
  name: string;
  /** The file that is told of. */
  file: string;
  /** Brings it into the project. */
  bring(project: Project): void;
  rule: string | RegExp;
  /** Where it is told to be; the top of the file, if nothing else is said. */
  at?: readonly [line: number, column: number];
}

/** A project on the disk, for what no tree of texts can hold. */
export interface Project {
  readonly root: string;
  read(file: string): string;
  write(file: string, content: string | Buffer): void;
  /** Replaces a text in a file, once. */
  edit(file: string, find: string, put: string): void;
}

/** Stands in everything that must not reach a visitor. */
export const MARK = 'EVIL';
