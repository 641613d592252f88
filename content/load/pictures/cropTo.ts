// How pictures fit the layouts that show them. The editor's page has this code too.
import type { PictureFit } from '../../schema/cms.ts';
import type { Size } from './decoded.ts';

/** A picture may be this many times as wide as it is displayed; more only makes the repository larger. */
const ROOM = 3;

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

/**
 * What is wrong with a picture for the largest layout that shows it: too few pixels, or far too many.
 * @param size of the picture as it is displayed, in pixels
 * @returns the rule and the fix in words; undefined for a picture that fits
 */
export function misfitOf(size: Size, { ratio, width }: PictureFit) {
  const shown = cropTo(size, ratio).width;
  if (shown < width) {
    return {
      rule:
        shown < size.width
          ? `cropped to ${ratio} it has ${shown} px, too few to be sharp where it is shown`
          : 'too small to be sharp where it is shown',
      fix: `Choose one of ${ratio} that is at least ${width} px wide.`,
    };
  }
  if (shown > width * ROOM) {
    return {
      rule: 'far larger than it is ever shown',
      fix: `Save it again about ${width * 2} px wide; the site looks the same.`,
    };
  }
  return undefined;
}
