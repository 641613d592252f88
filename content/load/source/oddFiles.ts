import { type Diagnostic, errorAt, type Message, WHOLE_FILE } from '../read/diagnostic.ts';
import type { ListedFile } from './files.ts';

const KB = 1024;

/** Ten times the longest record. */
export const RECORD_BYTES = 100 * KB;

/** A link could publish files of the machine that builds the site, so it is never followed. */
const LINK: Message = {
  rule: 'This is a link, and no file of its own.',
  fix: 'Put the file itself in its place, or delete it.',
};

const SPECIAL: Message = {
  rule: 'This is a pipe, a socket or a device, and no file: reading it may never end.',
  fix: 'Delete it.',
};

/**
 * Checks a file before it is read: whether it is a regular file, and its size.
 * @param most the largest size in bytes
 */
export function oddFile({ file, kind, size }: ListedFile, most: number): Diagnostic | undefined {
  if (kind === 'file' && size <= most) return undefined;
  const message = kind === 'link' ? LINK : kind === 'special' ? SPECIAL : sizeMessage(size, most);
  return errorAt(file, WHOLE_FILE, message);
}

/** The fault if a record's text has too many bytes. */
export const sizeFault = (size: number): Message | undefined =>
  size > RECORD_BYTES ? sizeMessage(size, RECORD_BYTES) : undefined;

const sizeMessage = (size: number, most: number): Message => ({
  rule: `The file has ${sizeText(size)}; it may have ${sizeText(most)}.`,
  fix: 'Make it smaller, or delete it.',
});

const sizeText = (bytes: number) =>
  bytes < KB ** 2 ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB ** 2).toFixed(1)} MB`;

/**
 * Reports files and folders whose names differ only in capital letters: Windows and macOS treat them as one, and lose
 * the other. The one with the capital letter is reported.
 * @param listed in the order of their names, which puts capital letters first
 */
export function caseCollisions(listed: readonly ListedFile[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return listed.toReversed().flatMap(({ file }) => {
    const names = file.split('/');
    for (const index of names.keys()) {
      const path = names.slice(0, index + 1).join('/');
      const first = seen.get(path.toLowerCase()) ?? path;
      seen.set(path.toLowerCase(), first);
      if (first !== path)
        return errorAt(file, WHOLE_FILE, {
          rule: `${path} and ${first} differ in capital letters alone, and many computers take both for one.`,
          fix: `Give ${path} a name of its own, in small letters.`,
        });
    }
    return [];
  });
}
