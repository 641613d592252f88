import { imageSize } from 'image-size';

/** Width and height of a picture as it is shown, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Cameras store pictures as the sensor lies; from this EXIF orientation on they are held upright. */
const FIRST_TURNED = 5;

/** A picture's size by its bytes; undefined for drawings, and for what cannot be read. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (type === 'svg') return undefined;
    return orientation < FIRST_TURNED ? { width, height } : { width: height, height: width };
  } catch {
    // A file that ends too early: the check of broken pictures tells of it.
    return undefined;
  }
}
