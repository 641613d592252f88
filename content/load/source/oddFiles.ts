import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { FileKind, ListedFile } from './files.ts';

const KB = 1024;

/** Ten times the longest record. */
export const RECORD_BYTES = 100 * KB;

type Told = Pick<Diagnostic, 'rule' | 'fix'>;

const NO_FILES: Readonly<Record<Exclude<FileKind, 'file' | 'link'>, Told>> = {
  socket: {
    rule: 'This is a socket, at which a program listens: it holds nothing that could be shown.',
    fix: 'Delete it.',
  },
  pipe: { rule: 'This is a pipe: reading it would never end.', fix: 'Delete it.' },
  device: { rule: 'This is a device of a computer, and no file.', fix: 'Delete it.' },
};

/**
 * What is wrong with a file before it is opened: that it is none, or that it is too large.
 * @param most how many bytes it may have
 */
export function oddFile(
  root: string,
  { file, kind, size }: ListedFile,
  most: number,
): Diagnostic | undefined {
  const told =
    kind === 'link'
      ? linkTold(join(root, file))
      : kind === 'file'
        ? size > most && sizeTold(size, most)
        : NO_FILES[kind];
  return told ? { severity: 'error', file, ...told } : undefined;
}

/** A link may show files of the machine that builds the site. Its target is not reported either. */
function linkTold(path: string): Told {
  const leads = target(path);
  const fix = 'Put the file itself in its place, or delete it.';
  if (leads === undefined) return { rule: 'This is a link that leads nowhere.', fix };
  return `${realpathSync(dirname(path))}${sep}`.startsWith(`${leads}${sep}`)
    ? { rule: 'This is a link that leads in a circle.', fix: 'Delete it.' }
    : { rule: 'This is a link to another place, and no file of its own.', fix };
}

/** Where a link leads in the end: to itself, if it never ends; undefined for nowhere. */
function target(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    const endless = (error as NodeJS.ErrnoException).code === 'ELOOP';
    return endless ? realpathSync(dirname(path)) : undefined;
  }
}

/** What is wrong with the size of a record's text, in bytes. */
export const sizeFault = (size: number): Told | undefined =>
  size > RECORD_BYTES ? sizeTold(size, RECORD_BYTES) : undefined;

const sizeTold = (size: number, most: number): Told => ({
  rule: `The file has ${sizeText(size)}; it may have ${sizeText(most)}.`,
  fix: 'Make it smaller, or delete it.',
});

const sizeText = (bytes: number) =>
  bytes < KB ** 2 ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB ** 2).toFixed(1)} MB`;

/**
 * Says which files and folders differ from others in capital letters alone: Windows and macOS take both
 * for one, and lose the other.
 */
export function caseCollisions(files: readonly string[]): Diagnostic[] {
  const seen = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const names = file.split('/');
    const other = names.flatMap((_, index) => {
      const path = names.slice(0, index + 1).join('/');
      const first = seen.get(path.toLowerCase()) ?? path;
      seen.set(path.toLowerCase(), first);
      return first === path ? [] : [first];
    })[0];
    if (other === undefined) continue;
    diagnostics.push({
      severity: 'error',
      file,
      rule: `The path differs from ${other} in capital letters alone, and many computers take both for one.`,
      fix: 'Give it a name of its own, in small letters.',
    });
  }
  return diagnostics;
}
