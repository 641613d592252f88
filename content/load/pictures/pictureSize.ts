import { imageSize } from 'image-size';

/** A part of a picture, in its pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

const START: Record<string, { x: number; y: number }> = {
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
};

/**
 * The part of a picture that a layout shows of it, as CSS `object-fit: cover` cuts it.
 * @param ratio width to height of the layout's box, `4:3`; without it the whole picture
 * @param focus the edge that stays in view
 */
export function cropTo({ width, height }: Size, ratio?: string, focus = 'center'): Crop {
  const [across = width, down = height] = ratio?.split(':').map(Number) ?? [];
  const box = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  const { x, y } = START[focus] ?? { x: 0.5, y: 0.5 };
  return {
    ...box,
    left: Math.round((width - box.width) * x),
    top: Math.round((height - box.height) * y),
  };
}

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
