import { createHash } from 'node:crypto';
import type { Crop } from '../../content/load/pictures/cropTo.ts';

/** The encoding of each format. It is part of every name, so a change here makes new files. */
export const ENCODINGS = {
  // At 44 an engraving is a ninth smaller than at 48; side by side at twice the size, no difference is visible. Full
  // chroma: thin lines in vermilion and teal would fray without it. Effort 2 saves one percent of the bytes and takes
  // 1.7 times as long; effort 0 takes a third of the time, and 14 % more bytes.
  avif: { quality: 44, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 4 },
} as const;

type Format = keyof typeof ENCODINGS;

/** The folder of the encoded pictures, in the site and in the build. */
export const PICTURES = '/assets/pictures';

/** A file to encode from a picture of the pages. */
export interface Variant {
  /** The original, from the project's root. */
  file: string;
  crop: Crop;
  /** Contains a hash of everything that the encoded file depends on. */
  name: string;
  width: number;
  format: Format;
}

/**
 * Names the variants of a picture.
 * @param file the original, from the project's root
 */
export function variantNamer(file: string, bytes: Buffer, crop: Crop) {
  const stem = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  const settings = JSON.stringify([crop, ENCODINGS]);
  // Long enough to prevent a forged collision: a cached file is trusted by its name.
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 24);
  return (width: number, format: Format): Variant => ({
    file,
    crop,
    name: `${stem}-${hash}-${width}.${format}`,
    width,
    format,
  });
}
