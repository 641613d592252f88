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

/** A file to encode of a picture that pages show. */
export interface Variant {
  /** The original, from the top of the project. */
  file: string;
  crop: Crop;
  /** Contains a hash of everything that the encoded file depends on. */
  name: string;
  width: number;
  format: Format;
}

/**
 * Names the variants of a picture.
 * @param file the original, from the top of the project
 */
export function variantNamer(file: string, bytes: Buffer, crop: Crop) {
  const stem = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  const settings = JSON.stringify([crop, ENCODINGS]);
  // Too long to be forged: what a picture was encoded to once is trusted by its name.
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 24);
  return (width: number, format: Format): Variant => ({
    file,
    crop,
    name: `${stem}-${hash}-${width}.${format}`,
    width,
    format,
  });
}
