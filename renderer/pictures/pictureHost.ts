import { readFileSync, writeFileSync } from 'node:fs';
import type { PictureFiles, PictureHost, PictureWish } from '../../components/ui/Picture.tsx';
import { cropTo } from '../../content/load/pictures/crop.ts';
import { pictureSize } from '../../content/load/pictures/pictureSize.ts';
import { type Order, PICTURES, type Variant, variantNamer } from './variants.ts';
import { encodedWidths } from './widths.ts';

/** Where the build reads what to encode, once the pages are rendered. */
export const ORDERS = 'dist/pictures.json';

/** The one file for browsers without AVIF, and for search engines. */
const FALLBACK_WIDTH = 960;

const address = ({ name }: Variant) => `${PICTURES}/${name}`;

/**
 * Knows the encoded files of every picture that pages ask for, and keeps what was asked: the files
 * themselves are made after the pages.
 * @param root folder that the addresses of originals start in
 */
export function openPictures(root = 'public') {
  const known = new Map<string, PictureFiles | undefined>();
  const orders = new Map<string, Order>();
  let saved = 0;

  const order = ({ src, ratio, focus, sizes }: PictureWish): PictureFiles | undefined => {
    const file = `${root}${src}`;
    const bytes = readFileSync(file);
    const size = pictureSize(bytes);
    // A drawing is sharp at every width already.
    if (!size) return undefined;
    const crop = cropTo(size, ratio, focus);
    const variant = variantNamer(src, bytes, crop);
    const fallback = variant(Math.min(FALLBACK_WIDTH, crop.width), 'webp');
    const widths = sizes ? encodedWidths(sizes, crop.width) : [];
    const avif = widths.map((width) => variant(width, 'avif'));
    // One picture at several places of one crop is one order.
    const key = `${file} ${JSON.stringify(crop)}`;
    const variants = orders.get(key)?.variants ?? [];
    const fresh = [fallback, ...avif].filter(
      (one) => !variants.some(({ name }) => name === one.name),
    );
    orders.set(key, { file, crop, variants: [...variants, ...fresh] });
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
    /** What was asked so far. */
    orders: () => [...orders.values()],
    /** Leaves word of all that was asked so far. */
    save() {
      if (saved === known.size) return;
      saved = known.size;
      writeFileSync(ORDERS, JSON.stringify([...orders.values()]));
    },
  };
}
