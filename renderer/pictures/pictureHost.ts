import { readFileSync } from 'node:fs';
import type { PictureFiles, PictureHost, PictureWish } from '../../components/ui/Picture.tsx';
import { cropTo } from '../../content/load/pictures/cropTo.ts';
import { pictureSize } from '../../content/load/pictures/pictureSize.ts';
import { PICTURES, type Variant, variantNamer } from './variants.ts';

/** Screens that pictures are encoded for: common phones, tablets and desktops, in CSS pixels. */
const SCREENS: readonly { width: number; density: number }[] = [
  // Also for phones of density 3: the difference is not visible, and the bytes would double.
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

const REM = 16;

/** A width that is at least this share of the next larger one gets no file of its own. */
const NEAR = 0.9;

const SIZE = /^(?:\(width >= ([\d.]+)rem\) )?([\d.]+)(px|vw)$/;

/**
 * The width of a picture in CSS pixels on a screen of this width, from its `sizes`. Supports only the forms that the
 * site uses: `(width >= 48rem) 50vw, 90vw`. @throws for any other form
 */
export function widthOn(screen: number, sizes: string): number {
  for (const size of sizes.split(', ')) {
    const [, from = '0', length, unit] = SIZE.exec(size) ?? [];
    if (!length) throw new Error(`Cannot read “${size}” in the sizes “${sizes}” of a picture.`);
    if (screen < Number(from) * REM) continue;
    return unit === 'vw' ? (screen * Number(length)) / 100 : Number(length);
  }
  throw new Error(`The sizes “${sizes}” of a picture say nothing of a screen of ${screen} px.`);
}

/**
 * The widths to encode a picture in: those that common screens need, without those close to a larger one.
 * @param available the picture's own width, which is the maximum
 */
export function encodedWidths(sizes: string, available: number): number[] {
  const needed = SCREENS.map(({ width, density }) =>
    Math.min(available, Math.ceil(widthOn(width, sizes) * density)),
  );
  const widths: number[] = [];
  for (const width of needed.sort((a, b) => b - a))
    if (width <= NEAR * (widths[0] ?? Number.POSITIVE_INFINITY)) widths.unshift(width);
  return widths;
}

/** The one file for browsers without AVIF, and for search engines. */
const FALLBACK_WIDTH = 960;

const address = ({ name }: Variant) => `${PICTURES}/${name}`;

/**
 * Names the encoded files of every picture on the pages, and collects each once as an order: the files are encoded
 * after the pages are rendered.
 * @param root folder that the addresses of originals start in
 */
export function openPictures(root = 'public') {
  /** 0.4 ms each: 8 s of a build with 10,000 talks, whose lists name 20,000 pictures. */
  const known = new Map<string, PictureFiles | undefined>();
  const orders = new Map<string, Variant>();

  const order = ({ src, ratio, focus, sizes }: PictureWish): PictureFiles | undefined => {
    const file = `${root}${src}`;
    const bytes = readFileSync(file);
    const size = pictureSize(bytes);
    // An SVG is sharp at every width.
    if (!size) return undefined;
    const crop = cropTo(size, ratio, focus);
    const variant = variantNamer(file, bytes, crop);
    const fallback = variant(Math.min(FALLBACK_WIDTH, crop.width), 'webp');
    const widths = sizes ? encodedWidths(sizes, crop.width) : [];
    const avif = widths.map((width) => variant(width, 'avif'));
    for (const one of [fallback, ...avif]) orders.set(one.name, one);
    return {
      src: address(fallback),
      avif: avif.map((one) => `${address(one)} ${one.width}w`).join(', '),
      width: fallback.width,
      height: Math.round((fallback.width * crop.height) / crop.width),
    };
  };

  const host: PictureHost = (wish) => {
    const key = JSON.stringify(wish);
    if (!known.has(key)) known.set(key, order(wish));
    return known.get(key);
  };

  return {
    host,
    /** The orders so far. */
    orders: () => [...orders.values()],
  };
}
