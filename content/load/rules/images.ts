import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostic.ts';
import { nearestPath } from '../nearest.ts';
import { remember } from './remember.ts';
import type { Rule } from './whole.ts';

/** A picture that a record names has to be there. */
export const missingImages: Rule = ({ readings, images }) =>
  readings.flatMap(({ file, mentions }) =>
    mentions
      .filter(({ meta, value }) => meta.widget === 'image' && !images.has(value))
      .map(({ value, meta, place }) => ({
        severity: 'error',
        file,
        place,
        rule: `“${meta.label}” names ${value}, and there is no such file under public/.`,
        fix: `Put the picture into public/images/${meta.folder}, or choose one that is there.`,
        suggestion: nearestPath(value, images.keys()),
      })),
  );

/** A picture has to be of the kind that its ending says, and safe to show. */
export const brokenImages: Rule = ({ root, readings, images }) => {
  const named = new Set(
    readings.flatMap(({ mentions }) =>
      mentions.filter(({ meta }) => meta.widget === 'image').map(({ value }) => value),
    ),
  );
  return [...images]
    .filter(([path]) => named.has(path))
    .flatMap(([, picture]): Diagnostic[] => {
      const fault = faultIn(root, picture);
      return fault ? [{ severity: 'error', file: picture.file, ...fault }] : [];
    });
};

/** A picture in a folder that records use has to be used by one. */
export const unusedImages: Rule = ({ readings, images }) => {
  const named = new Set(readings.flatMap(({ mentions }) => mentions.map(({ value }) => value)));
  const folders = new Set([...named].filter((path) => images.has(path)).map(folderOf));
  return [...images]
    .filter(([path]) => folders.has(folderOf(path)) && !named.has(path))
    .map(([, { file }]) => ({
      severity: 'warning',
      file,
      rule: 'No record uses this picture.',
      fix: 'Name it in a record, or delete the file.',
    }));
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

type Fault = Pick<Diagnostic, 'rule' | 'fix'>;

const KINDS: readonly [kind: string, endings: RegExp, starts: (bytes: Buffer) => boolean][] = [
  ['PNG', /\.png$/, (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['JPEG', /\.jpe?g$/, (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff'],
  ['WebP', /\.webp$/, (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12))],
  ['AVIF', /\.avif$/, (bytes) => /^[\s\S]{4}ftypavi[fs]/.test(bytes.toString('latin1', 0, 12))],
  [
    'SVG',
    /\.svg$/,
    (bytes) => /^\s*(?:<\?xml[\s\S]*?)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(`${bytes}`),
  ],
];

const ACTIVE = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

const faultIn = remember((path): Fault | undefined => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return {
      rule: `The picture cannot be read: ${(error as Error).message.split(',')[0]}.`,
      fix: 'Give the file back its read permission, or upload it again.',
    };
  }
  const [kind] = KINDS.find(([, , starts]) => starts(bytes)) ?? [];
  const [expected] = KINDS.find(([, endings]) => endings.test(path)) ?? [];
  if (kind !== expected) {
    return {
      rule: `The file is ${kind ? `a ${kind} picture` : 'no picture that a browser shows'}, and its ending says ${expected}.`,
      fix: `Save the picture as ${expected} anew, or give the file the right ending.`,
    };
  }
  if (kind === 'SVG' && ACTIVE.test(`${bytes}`)) {
    return {
      rule: 'The SVG holds a script.',
      fix: 'Export it again as a plain drawing, without scripts, events and embedded pages.',
    };
  }
  return undefined;
});
