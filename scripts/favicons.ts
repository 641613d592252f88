// `npm run favicons`: the icons that browsers and phones fetch by name, from the mark.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { MARK_SIZE, tab, tile } from './lib/drawing/mark.ts';

const PUBLIC = new URL('../public/', import.meta.url);

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / MARK_SIZE) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO container: 6 bytes of directory, 16 of one entry, then the PNG as it is. */
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

writeFileSync(new URL('favicon.ico', PUBLIC), ico(await png(tab(), 32), 32));
for (const [name, size] of TILES) writeFileSync(new URL(name, PUBLIC), await png(tile(), size));
