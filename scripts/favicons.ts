// `npm run favicons`: renders the icons for browsers and phones from content/brand/mark.svg.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import brand from '../content/brand/brand.json' with { type: 'json' };
import { brandMark, MARK_SIDE } from '../renderer/drawing/brandMark.ts';
import { commandLine } from './lib/runCommand.ts';

commandLine('Usage: npm run favicons', {});

const PUBLIC = new URL('../public/', import.meta.url);

const { paper, ink } = brand.colours;

/**
 * The mark on a filled square.
 * @param side of the square; the mark is 32 wide, scaled and positioned by `place`
 */
const icon = (side: number, radius: number, place: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${paper}"/><g transform="${place}">${brandMark({ text: ink, ground: paper })}</g></svg>`;

/** An icon for phones. */
const TILE = icon(64, 0, 'translate(8.8 10) scale(1.4)');

/** An icon for a browser's tab: its background keeps a dark mark visible on a dark tab bar. */
const TAB = icon(36, 5, 'translate(1.4 2.2)');

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / MARK_SIDE) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO container: 6 bytes of directory, 16 of one entry, then the PNG unchanged. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const TILES = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

writeFileSync(new URL('favicon.ico', PUBLIC), ico(await png(TAB, 32), 32));
for (const [name, size] of TILES) writeFileSync(new URL(name, PUBLIC), await png(TILE, size));
