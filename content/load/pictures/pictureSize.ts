import { decoded, type Size } from './decoded.ts';

export type { Size } from './decoded.ts';

/** A picture's size, from the decoder; undefined for SVG and for files that cannot be decoded. */
export function pictureSize(bytes: Buffer): Size | undefined {
  const found = decoded(bytes);
  return found && 'width' in found ? found : undefined;
}
