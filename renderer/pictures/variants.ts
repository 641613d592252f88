import { createHash } from 'node:crypto';
import type { Crop } from '../../content/load/pictures/pictureSize.ts';

/** How each format is encoded. They are part of every name, so a change here makes new files. */
export const ENCODINGS = {
  // At 44 an engraving is a ninth lighter than at 48; side by side at twice the size no difference is seen. Full
  // chroma: thin lines in vermilion and teal would fray without it. Effort 2 saves one percent of the bytes and takes
  // 1.7 times as long; effort 0 takes a third of the time, and 14 % more bytes.
  avif: { quality: 44, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 4 },
} as const;

export type Format = keyof typeof ENCODINGS;

/** The folder of the encoded pictures, in the site and in the build. */
export const PICTURES = '/assets/pictures';

/** A file to encode of a picture. Its name contains a hash of everything that it depends on. */
export interface Variant {
  name: string;
  width: number;
  format: Format;
}

/** What the pages show of a picture: what is encoded once they are rendered. */
export interface Order {
  /** The original, from the top of the project. */
  file: string;
  crop: Crop;
  variants: Variant[];
}

/**
 * Names the variants of a picture.
 * @param path the original's address
 */
export function variantNamer(path: string, bytes: Buffer, crop: Crop) {
  const stem = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const settings = JSON.stringify([crop, ENCODINGS]);
  // Too long to be forged: what a picture was encoded to once is trusted by its name.
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 24);
  return (width: number, format: Format): Variant => ({
    name: `${stem}-${hash}-${width}.${format}`,
    width,
    format,
  });
}
