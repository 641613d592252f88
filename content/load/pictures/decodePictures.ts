// Runs in a process of its own: decodes the pictures and renders the SVG files that standard input lists, and prints
// the results. A file that crashes or blocks the decoder ends only this process.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { AS_PICTURE } from '../svg/allowed.ts';
import { svgFaults } from '../svg/svgFaults.ts';
import {
  DECODER,
  type Decoded,
  DRAWN_MILLISECONDS,
  MOST_PIXELS,
  SECONDS,
  type Size,
  type Source,
} from './decoded.ts';

/** Decodes the complete file, in a sixth of the time that full size takes. */
const SMALL = 64;

/** The longer side of an SVG while its rendering is timed, as large as most pages show it; and of its replacement. */
const SHOWN = 1000;
const LARGE = 2000;

const TEXT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a</text></svg>';

const draw = (svg: string, side = SHOWN) =>
  sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS }).resize(side, side, { fit: 'inside' });

/** The CPU time that this process has used. A busy machine does not increase it. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @returns undefined after this many milliseconds; the work itself continues */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const end = worked() + milliseconds;
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setInterval(() => worked() > end && resolve(undefined), 20);
  return Promise.race([work, late]).finally(() => clearInterval(timer));
}

const pixels = (svg: string) => draw(svg, 400).flatten({ background: '#7a3b9c' }).raw().toBuffer();

/** Whether two SVG files look the same: no colour differs by more than rounding. */
async function looksSame(one: string, other: string): Promise<boolean> {
  const [before, after] = [await pixels(one), await pixels(other)];
  return (
    before.length === after.length &&
    before.every((value, i) => Math.abs(value - (after[i] ?? 0)) < 4)
  );
}

/** An SVG that the site can use: cleaned of what its drawing program added, or converted to WebP. */
async function flatten(svg: string, isMark: boolean): Promise<Decoded> {
  const { cleanSvg } = await import('../svg/cleanSvg.ts');
  const clean = svgFaults(svg).length > 0 || isMark ? cleanSvg(svg, isMark) : svg;
  const faults = svgFaults(clean);
  const isClean = clean !== svg && (isMark || faults.length === 0);
  if (isClean && (await looksSame(svg, clean))) return { svg: clean };
  if (isMark || faults.some(({ fix }) => fix !== AS_PICTURE)) return { svg };
  const webp = await draw(svg, LARGE).webp({ lossless: true }).toBuffer();
  return { webp: webp.toString('base64') };
}

/** The size of a photograph. @throws also if the decoder only warns: part of the photograph would be grey */
async function decodePhoto(input: string | Buffer): Promise<Size> {
  // Only the size, before any pixel is decoded.
  const { autoOrient: size } = await sharp(input, {
    ...DECODER,
    limitInputPixels: false,
  }).metadata();
  if (size.width * size.height <= MOST_PIXELS)
    await sharp(input, { ...DECODER, failOn: 'warning' })
      .timeout({ seconds: SECONDS })
      .resize(SMALL)
      .raw()
      .toBuffer();
  return { width: size.width, height: size.height };
}

/** Removes a harmless defect of some phones (“Invalid SOS parameters”), so that other warnings remain visible. */
function withoutMistake(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xda) {
      bytes[at + bytes.readUInt16BE(at + 2)] = 63;
      break;
    }
  return bytes;
}

async function decode(source: Source): Promise<Decoded | undefined> {
  if ('path' in source || 'base64' in source) {
    const input = 'path' in source ? source.path : Buffer.from(source.base64, 'base64');
    return decodePhoto(input).catch((error: Error) => {
      if (!error.message.includes('Invalid SOS parameters')) throw error;
      return decodePhoto(withoutMistake(typeof input === 'string' ? readFileSync(input) : input));
    });
  }
  if (source.flatten) return within(SECONDS * 1000, flatten(source.svg, source.flatten === 'mark'));
  // Loads the machine's fonts first: for the first text, that alone may take longer than the limit.
  if (source.svg.includes('<text')) await draw(TEXT).raw().toBuffer();
  const drawn = await within(DRAWN_MILLISECONDS, draw(source.svg).raw().toBuffer());
  return drawn && { svg: '' };
}

sharp.cache(false);
sharp.concurrency(2);
const sources: Source[] = JSON.parse(readFileSync(0, 'utf8'));
const found: Decoded[] = [];
// One at a time, so that memory holds at most one decoded picture.
for (const source of sources) {
  const answer = await decode(source).catch(({ message }: Error) => ({
    fault: message.split('\n').at(-1) ?? '',
  }));
  found.push(answer ?? { fault: `drawing it takes longer than ${DRAWN_MILLISECONDS} ms` });
  // The rendering cannot be stopped; another process handles the remaining files.
  if (!answer) break;
}
// At a normal exit, Node would wait for the rendering.
process.stdout.write(JSON.stringify(found), () => process.kill(process.pid, 'SIGKILL'));
