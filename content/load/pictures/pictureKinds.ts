import { isUtf8 } from 'node:buffer';
import { plain } from '../read/decode.ts';
import type { Diagnostic, Range } from '../read/diagnostic.ts';
import { svgFaults } from '../svg/svgFaults.ts';
import { decoded, MOST_PIXELS } from './decoded.ts';
import { PICTURE_MEGABYTES } from './pictureLimits.ts';

const MB = 1024 ** 2;

export const PICTURE_BYTES = PICTURE_MEGABYTES * MB;

/** A drawing is published unchanged. */
export const DRAWING_BYTES = MB / 2;

/** A fault in the content of a file. */
export type ContentFault = Pick<Diagnostic, 'rule' | 'fix'> & Partial<Range>;

/** Comments and an XML declaration may come first. */
const isDrawing = (start: string) =>
  plain(start).trimStart().startsWith('<') && /<svg[\s/>]/.test(start);

/** A kind of picture, by the endings of its files and by their first bytes. */
type Kind = readonly [name: string, endings: RegExp, starts: (bytes: Buffer) => boolean];

const KINDS: readonly Kind[] = [
  ['PNG', /\.png$/, (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['JPEG', /\.jpe?g$/, (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff'],
  ['WebP', /\.webp$/, (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12))],
  ['AVIF', /\.avif$/, (bytes) => /^[\s\S]{4}ftypavi[fs]/.test(bytes.toString('latin1', 0, 12))],
  ['SVG', /\.svg$/, (bytes) => isDrawing(bytes.toString('utf8', 0, 4096))],
];

/** The endings of pictures, for messages. */
export const ENDINGS = 'webp, png, jpg, avif or svg';

/** Whether the name ends as a picture's does. */
export const isPictureName = (file: string): boolean =>
  KINDS.some(([, endings]) => endings.test(file));

/**
 * What is wrong with a picture by its bytes: of another kind than its ending says, damaged, of more pixels
 * than the build decodes, or a drawing that holds more than a drawing.
 */
export function pictureFaults(file: string, bytes: Buffer): readonly ContentFault[] {
  const [kind] = KINDS.find(([, , starts]) => starts(bytes)) ?? [];
  const [expected] = KINDS.find(([, endings]) => endings.test(file)) ?? [];
  if (kind !== expected) {
    const rule = `The file is ${kind ? `${/^[AS]/.test(kind) ? 'an' : 'a'} ${kind} picture` : 'no picture that a browser shows'}, and its ending says ${expected}.`;
    const fix = `Save the picture again as ${expected}, or correct the ending of the file.`;
    return [{ rule, fix }];
  }
  if (kind === 'SVG') return drawingFaults(bytes);
  const found = decoded(bytes) ?? { fault: 'it has no pixels' };
  if ('fault' in found) {
    const rule = `The picture is damaged or not complete: ${found.fault.replace(/\.$/, '')}.`;
    return [
      { rule, fix: 'Open it in a picture editor and save it again, or upload the original.' },
    ];
  }
  const { width, height } = found;
  if (width * height <= MOST_PIXELS) return [];
  const rule = `The picture is ${width} by ${height} px, which fills the memory of who opens it.`;
  return [{ rule, fix: 'Save it again, 2000 px wide.' }];
}

/** What is wrong with a drawing by its bytes. */
export function drawingFaults(bytes: Buffer): readonly ContentFault[] {
  if (!isUtf8(bytes)) {
    const rule = 'The SVG holds bytes that are not UTF-8.';
    return [{ rule, fix: 'Export it again, as UTF-8.' }];
  }
  return svgFaults(plain(`${bytes}`));
}
