import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures } from '../../../renderer/pictures/pictureHost.ts';
import { encodePictures } from '../../../scripts/build/pictures/encode.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folders = { cache: join(root, 'cache'), out: join(root, 'out') };

/** Left half black, right half white. */
async function halves(to: string) {
  const left = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'black' },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 600, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toFile(to);
}

beforeAll(async () => {
  mkdirSync(join(root, 'images'));
  await halves(join(root, 'images/halves.jpg'));
  writeFileSync(join(root, 'images/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rmSync(root, { recursive: true }));

const WISH = { src: '/images/halves.jpg', ratio: '1:1', focus: 'right', sizes: '60px' } as const;

describe('the files of a picture for a layout', () => {
  it('are named and ordered once', () => {
    const { host, orders } = openPictures(root);
    const files = host(WISH);
    expect(files?.avif).toMatch(
      /^\/assets\/pictures\/halves-\w+-60\.avif 60w, \/assets\/pictures\/halves-\w+-120\.avif 120w$/,
    );
    expect(files).toMatchObject({ width: 200, height: 200 });
    host(WISH);
    host({ ...WISH, sizes: '100px' });
    for (const { crop } of orders())
      expect(crop).toEqual({ left: 400, top: 0, width: 200, height: 200 });
    expect(orders().map(({ width }) => width)).toEqual([200, 60, 120, 100, 200]);
  });

  it('are the original for an SVG', () => {
    expect(openPictures(root).host({ ...WISH, src: '/images/drawing.svg' })).toBeUndefined();
  });
});

describe('encoding', () => {
  const order = () => {
    const pictures = openPictures(root);
    pictures.host(WISH);
    return pictures.orders();
  };

  it('makes each file once, and then takes it from the cache', async () => {
    expect(await encodePictures(order(), folders)).toBe(3);
    rmSync(folders.out, { recursive: true });
    expect(await encodePictures(order(), folders)).toBe(0);
    expect(readdirSync(folders.out)).toEqual(readdirSync(folders.cache));
  });

  it('crops as the layout does, to the width in the file’s name', async () => {
    const name = readdirSync(folders.out).find((file) => file.endsWith('-60.avif'));
    const picture = sharp(join(folders.out, String(name)));
    expect(await picture.metadata()).toMatchObject({ width: 60, height: 60 });
    const { channels } = await picture.stats();
    expect(channels[0]?.min).toBeGreaterThan(240);
  });

  it('encodes a changed picture again', async () => {
    await sharp({ create: { width: 600, height: 200, channels: 3, background: 'red' } })
      .jpeg()
      .toFile(join(root, 'images/halves.jpg'));
    expect(await encodePictures(order(), folders)).toBe(3);
  });
});

describe('a photograph of a camera that was held upright', () => {
  it.each(['jpg', 'avif'])(
    'reaches visitors upright, and says nothing of the camera and where it was: %s',
    async (format) => {
      await halves(join(root, 'lying.jpg'));
      const photo = join(root, `images/photo.${format}`);
      await sharp(join(root, 'lying.jpg'))
        .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toFile(photo);
      expect(String((await sharp(photo).metadata()).exif)).toContain('A camera');
      const { host, orders } = openPictures(root);
      host({ ...WISH, src: `/images/photo.${format}`, focus: 'bottom' });
      const own = { cache: join(root, format, 'cache'), out: join(root, format, 'out') };
      expect(await encodePictures(orders(), own)).toBe(3);
      for (const name of readdirSync(own.out)) {
        const file = sharp(join(own.out, name));
        expect((await file.metadata()).exif).toBeUndefined();
        expect((await file.stats()).channels[0]?.min).toBeGreaterThan(240);
      }
    },
  );
});
