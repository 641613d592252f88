import { decoded, type Size } from './decoded.ts';

export type { Size } from './decoded.ts';

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
 * The part of a picture that is visible in a layout, cropped as by CSS `object-fit: cover`.
 * @param ratio width to height of the layout's box, `4:3`; without it, the complete picture
 * @param focus the edge that stays visible
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

/** A picture's size, from the decoder; undefined for SVG and for files that cannot be decoded. */
export function pictureSize(bytes: Buffer): Size | undefined {
  const found = decoded(bytes);
  return found && 'width' in found ? found : undefined;
}
