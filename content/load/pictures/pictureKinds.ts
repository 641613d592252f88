import { isUtf8 } from 'node:buffer';
import { plain } from '../read/decode.ts';
import type { Diagnostic, Range } from '../read/diagnostic.ts';
import { AS_PICTURE } from '../svg/allowed.ts';
import { svgFaults } from '../svg/svgFaults.ts';
import { decoded, type Flattened, MOST_PIXELS } from './decoded.ts';
import { PICTURE_MEGABYTES } from './pictureLimits.ts';

const MB = 1024 ** 2;

export const PICTURE_BYTES = PICTURE_MEGABYTES * MB;

/** Smaller than for other pictures, because an SVG is published unchanged. */
export const DRAWING_BYTES = MB / 2;

/** A fault in the content of a file. */
export type ContentFault = Pick<Diagnostic, 'rule' | 'fix'> & Partial<Range>;

/** Whether bytes are SVG. Comments, an XML declaration and the entities of Illustrator may come first. */
export function isDrawing(bytes: Buffer): boolean {
  const start = bytes.toString('utf8', 0, 4096);
  return plain(start).trimStart().startsWith('<') && /<svg[\s/>]/.test(start);
}

/** A format of pictures, by the endings of its files and by their first bytes. */
type Kind = readonly [name: string, endings: RegExp, starts: (bytes: Buffer) => boolean];

const KINDS: readonly Kind[] = [
  ['PNG', /\.png$/, (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['JPEG', /\.jpe?g$/, (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff'],
  ['WebP', /\.webp$/, (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12))],
  ['AVIF', /\.avif$/, (bytes) => /^[\s\S]{4}ftypavi[fs]/.test(bytes.toString('latin1', 0, 12))],
  ['SVG', /\.svg$/, isDrawing],
];

/** The endings of pictures, for messages. */
export const ENDINGS = 'webp, png, jpg, avif or svg';

/** Whether a file name has the ending of a picture. */
export const isPictureName = (file: string): boolean =>
  KINDS.some(([, endings]) => endings.test(file));

const kindOf = (bytes: Buffer) => KINDS.find(([, , starts]) => starts(bytes));

/** The name of a picture with the usual ending of its format: a JPEG becomes `.jpg`, whatever it was called. */
export function namedByBytes(file: string, bytes: Buffer): string {
  const [kind, endings] = kindOf(bytes) ?? [];
  if (!kind || endings?.test(file.toLowerCase())) return file;
  return `${file.replace(/\.[^./]*$/, '')}.${kind === 'JPEG' ? 'jpg' : kind.toLowerCase()}`;
}

/**
 * Faults in the bytes of a picture: it has another format than its ending, is damaged, has more pixels than the build
 * decodes, or is an SVG with forbidden content.
 */
export function pictureFaults(file: string, bytes: Buffer): readonly ContentFault[] {
  const [kind] = kindOf(bytes) ?? [];
  const [expected] = KINDS.find(([, endings]) => endings.test(file)) ?? [];
  if (!kind || kind !== expected) {
    const says = expected ? `, and its ending says ${expected}` : '';
    const rule = `The file is ${kind ? `${/^[AS]/.test(kind) ? 'an' : 'a'} ${kind} picture` : 'no picture that a browser shows'}${says}.`;
    const fix = expected
      ? `Save the picture again as ${expected}, or correct the ending of the file.`
      : `Save it as ${ENDINGS}.`;
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
  if (!('width' in found) || found.width * found.height <= MOST_PIXELS) return [];
  const { width, height } = found;
  const rule = `The picture is ${width} by ${height} px, which fills the memory of who opens it.`;
  return [{ rule, fix: 'Save it again, 2000 px wide.' }];
}

/** Faults in the bytes of an SVG. */
export function drawingFaults(bytes: Buffer): readonly ContentFault[] {
  if (!isUtf8(bytes)) {
    const rule = 'The SVG holds bytes that are not UTF-8.';
    return [{ rule, fix: 'Export it again, as UTF-8.' }];
  }
  const faults = svgFaults(plain(`${bytes}`));
  const found = faults.length === 0 ? decoded(bytes) : undefined;
  if (!found || !('fault' in found)) return faults;
  const rule = `The SVG cannot be drawn: ${found.fault.replace(/\.$/, '')}.`;
  return [{ rule, fix: 'Export it with fewer shapes, or as WebP, 2000 px wide.' }];
}

/** A picture as the site can publish it. */
interface Publishable {
  readonly file: string;
  readonly bytes: Buffer;
  /** Why its format changed, and how to avoid that. */
  readonly said?: string;
}

/**
 * A picture under a name that fits its bytes.
 * @param flat the cleaned or converted version, for an SVG
 */
export function publishable(file: string, bytes: Buffer, flat?: Flattened): Publishable {
  if (!flat || 'svg' in flat)
    return { file: namedByBytes(file, bytes), bytes: flat ? Buffer.from(flat.svg) : bytes };
  const webp = Buffer.from(flat.webp, 'base64');
  const reasons = drawingFaults(bytes);
  const { rule } = reasons.find(({ fix }) => fix === AS_PICTURE) ?? (reasons[0] as ContentFault);
  return {
    file: namedByBytes(file, webp),
    bytes: webp,
    said: `${rule} So it was saved as a WebP picture. To keep a drawing, export it without effects, as plain SVG.`,
  };
}
