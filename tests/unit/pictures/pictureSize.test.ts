import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from '../../../content/load/pictures/pictureSize.ts';

const plain = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 9, g: 9, b: 9 } } });
const SIZE = { width: 60, height: 40 };

describe('the size of a picture', () => {
  it.each([
    ['PNG', plain().png()],
    ['WebP', plain().webp()],
    ['AVIF', plain().avif()],
    ['JPEG', plain().jpeg()],
    ['JPEG with a colour profile', plain().withIccProfile('p3').jpeg()],
  ])('is read from %s', async (_, picture) => {
    expect(pictureSize(await picture.toBuffer())).toEqual(SIZE);
  });

  it.each([
    [1, SIZE],
    [8, { width: 40, height: 60 }],
  ])('takes orientation %i into account', async (orientation, size) => {
    const photo = await plain().withMetadata({ orientation }).jpeg().toBuffer();
    expect(pictureSize(photo)).toEqual(size);
  });

  it('is undefined for SVG and for an incomplete file', async () => {
    expect(pictureSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
    expect(pictureSize(Buffer.alloc(0))).toBeUndefined();
    expect(pictureSize((await plain().png().toBuffer()).subarray(0, 10))).toBeUndefined();
    expect(pictureSize((await plain().jpeg().toBuffer()).subarray(0, 30))).toBeUndefined();
  });
});
