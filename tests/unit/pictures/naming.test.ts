import { describe, expect, it } from 'vitest';
import { cropTo } from '../../../content/load/pictures/cropTo.ts';
import { encodedWidths, widthOn } from '../../../renderer/pictures/pictureHost.ts';
import { variantNamer } from '../../../renderer/pictures/variants.ts';

const SIZES = '(width >= 80rem) 384px, (width >= 48rem) 30vw, 90vw';

describe('the widths of a picture', () => {
  it('follow the sizes that the layout sets', () => {
    expect([390, 768, 1279, 1280].map((screen) => widthOn(screen, SIZES))).toEqual([
      351, 230.4, 383.7, 384,
    ]);
  });

  it('throw for an unsupported form of sizes', () => {
    expect(() => widthOn(390, 'calc(100vw - 2rem)')).toThrow('Cannot read');
    expect(() => widthOn(390, '(width >= 80rem) 384px')).toThrow('nothing of a screen');
  });

  it('are at most four, and different enough for a file each', () => {
    expect(encodedWidths(SIZES, 1200)).toEqual([384, 461, 768]);
    const many = '(width >= 80rem) 400px, (width >= 48rem) 70vw, 90vw';
    expect(encodedWidths(many, 5000).length).toBeLessThanOrEqual(4);
  });

  it('never exceed the original', () => {
    expect(encodedWidths(SIZES, 500)).toEqual([384, 500]);
    expect(encodedWidths('48px', 40)).toEqual([40]);
  });
});

describe('the crop of a picture', () => {
  it.each([
    ['4:3', undefined, { left: 100, top: 0, width: 800, height: 600 }],
    ['4:3', 'left', { left: 0, top: 0, width: 800, height: 600 }],
    ['4:3', 'right', { left: 200, top: 0, width: 800, height: 600 }],
    ['2:1', 'top', { left: 0, top: 0, width: 1000, height: 500 }],
    ['2:1', 'bottom', { left: 0, top: 100, width: 1000, height: 500 }],
    [undefined, 'top', { left: 0, top: 0, width: 1000, height: 600 }],
  ])('to %s, kept %s, is what the layout would show', (ratio, focus, crop) => {
    expect(cropTo({ width: 1000, height: 600 }, ratio, focus)).toEqual(crop);
  });
});

describe('the name of an encoded picture', () => {
  const crop = cropTo({ width: 1000, height: 600 });
  const name = (path = '/images/a/desk.webp', bytes = 'x', part = crop) =>
    variantNamer(path, Buffer.from(bytes), part)(400, 'avif').name;

  it('contains the original, the width and the format', () => {
    expect(name()).toMatch(/^desk-[0-9a-f]{24}-400\.avif$/);
  });

  it('changes with the content and with the crop, and with nothing else', () => {
    expect(name()).toBe(name('/images/b/desk.webp'));
    expect(name(undefined, 'y')).not.toBe(name());
    expect(name(undefined, 'x', { ...crop, left: 1 })).not.toBe(name());
  });
});
