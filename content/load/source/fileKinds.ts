import type { ContentFault } from '../pictures/pictureKinds.ts';

/** A kind of file that is not a record. */
export interface FileKind {
  /** From the project's root. */
  readonly path: RegExp;
  /** The largest size in bytes. */
  readonly most: number;
  faults(bytes: Buffer, file: string): readonly ContentFault[];
}

export const KB = 1024;

/** Reports a file that does not start with the characters of its format. */
export const startsWith =
  (start: string, what: string, fix = 'Restore the file.'): FileKind['faults'] =>
  (bytes) =>
    bytes.toString('latin1', 0, start.length) === start
      ? []
      : [{ rule: `The file is not ${what}, whatever its name says.`, fix }];
