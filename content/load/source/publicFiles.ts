import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeFiles } from '../pictures/decoded.ts';
import {
  type ContentFault,
  DRAWING_BYTES,
  ENDINGS,
  isPictureName,
  PICTURE_BYTES,
  pictureFaults,
} from '../pictures/pictureKinds.ts';
import { type Diagnostic, errorAt, WHOLE_FILE } from '../read/diagnostic.ts';
import { remember } from '../rules/remember.ts';
import { BRAND_FILES } from './brandFiles.ts';
import { type FileKind, KB, startsWith } from './fileKinds.ts';
import { type ListedFile, listFiles } from './files.ts';
import { caseCollisions, oddFile } from './oddFiles.ts';

// What may be published from public/. The list is complete: a proposal of content must not be able to publish a page, a
// script or a file of the machine that builds the site.

const ICON = /^public\/(?:apple-touch-icon|icon-192|icon-512)\.png$/;

const plainText: FileKind['faults'] = (bytes) =>
  /[^\n\r\x20-\x7e\xa0-\uffff]|\ufffd/.test(`${bytes}`)
    ? [{ rule: 'The file is not plain text.', fix: 'Restore the file.' }]
    : [];

const namedPictureFaults: FileKind['faults'] = (bytes, file) =>
  nameFaults(file) ?? pictureFaults(file, bytes);

const PICTURES: readonly FileKind[] = [
  { path: /^public\/images\/.*\.svg$/s, most: DRAWING_BYTES, faults: namedPictureFaults },
  { path: /^public\/images\//, most: PICTURE_BYTES, faults: namedPictureFaults },
];

/** All kinds of files except pictures. */
const OTHER_KINDS: readonly FileKind[] = [
  { path: /^public\/fonts\/[\w-]+\.woff2$/, most: 200 * KB, faults: startsWith('wOF2', 'a font') },
  { path: /^public\/fonts\/OFL-[\w-]+\.txt$/, most: 20 * KB, faults: plainText },
  { path: ICON, most: 100 * KB, faults: startsWith('\x89PNG\r\n\x1a\n', 'a PNG picture') },
  { path: /^public\/favicon\.ico$/, most: 100 * KB, faults: startsWith('\0\0\x01\0', 'an icon') },
];

const KINDS: readonly FileKind[] = [...PICTURES, ...OTHER_KINDS, ...BRAND_FILES];

const kindOf = (file: string, kinds = KINDS) => kinds.find(({ path }) => path.test(file));

/** Files that operating systems create in every folder; they are never published. */
const LEFT_BY_SYSTEMS = new Set(['.DS_Store', '.gitkeep', 'Thumbs.db', 'desktop.ini']);

/** Everything under public/, hidden or not. */
export const listPublic = (root: string): ListedFile[] =>
  listFiles(root, 'public', (name) => LEFT_BY_SYSTEMS.has(name));

const addressOf = ({ file }: ListedFile) => file.replace(/^public/, '');

/** The pictures under public/, by the path that records use; only regular files. */
export const picturesIn = (listed: readonly ListedFile[]): ReadonlyMap<string, ListedFile> =>
  new Map(listed.filter(isPicture).map((entry) => [addressOf(entry), entry]));

const isPicture = ({ kind, size, file }: ListedFile) =>
  kind === 'file' && size <= (kindOf(file, PICTURES)?.most ?? 0) && isPictureName(file);

/** The files that are published in addition to pictures, by their addresses. */
export const otherFiles = (listed: readonly ListedFile[]): readonly string[] =>
  listed.filter(({ kind, file }) => kind === 'file' && kindOf(file, OTHER_KINDS)).map(addressOf);

/** Faults of the files under public/, whether a record uses them or not. */
export function publicFaults(root: string, listed: readonly ListedFile[]): Diagnostic[] {
  const pictures = Array.from(picturesIn(listed).values(), (entry) => pictureFile(root, entry));
  const fresh = pictures.filter(({ isDecoded }) => !isDecoded);
  decodeFiles(fresh.map(({ path }) => path));
  for (const one of fresh) one.isDecoded = true;
  return [...caseCollisions(listed), ...listed.flatMap((entry) => fileFaults(root, entry))];
}

/** An object that represents the current version of a picture file: it is replaced when the file changes. */
const pictureFile = remember((path) => ({ path, isDecoded: false }));

/** Faults of a file in public/, or next to the brand's record. */
export function fileFaults(root: string, entry: ListedFile): Diagnostic[] {
  const odd = oddFile(entry, kindOf(entry.file)?.most ?? Number.POSITIVE_INFINITY);
  if (odd) return [odd];
  return contentFaults(root, entry).map(({ offset, length = 1, ...fault }) =>
    errorAt(entry.file, offset === undefined ? WHOLE_FILE : { offset, length }, fault),
  );
}

const NOT_PUBLISHED: readonly ContentFault[] = [
  {
    rule: 'No file of this name and place is published.',
    fix: 'Put pictures into a folder of public/images, and delete what is none.',
  },
];

function nameFaults(file: string): readonly ContentFault[] | undefined {
  if (!isPictureName(file)) {
    const rule = `Pictures are published, and this is none by its name: they end in ${ENDINGS}.`;
    return [{ rule, fix: 'Delete the file, or save it as a picture.' }];
  }
  if (/^public(?:\/[\w-]+)+\/\w[\w.-]*$/.test(file)) return undefined;
  const rule =
    'The name of the picture or of its folder is not made of letters, digits and hyphens.';
  return [{ rule, fix: `Rename ${basename(file)}; an upload in the editor does so by itself.` }];
}

/** Read again only when the file has changed. */
const contentFaults = remember((path, file): readonly ContentFault[] => {
  try {
    return kindOf(file)?.faults(readFileSync(path), file) ?? NOT_PUBLISHED;
  } catch (error) {
    const rule = `The file cannot be read: ${(error as Error).message.split(',')[0]}.`;
    return [{ rule, fix: 'Restore the file’s read permission, or upload it again.' }];
  }
});
