import { engraving } from '../lib/engrave.ts';
import type { Drawing } from '../lib/render.ts';
import { clear } from './events/cast.ts';
import { gallery } from './events/scenes/gallery.ts';
import { events } from './events/scenes/index.ts';
import { flatten, type Piece } from './events/shapes.ts';

/** Lines keep their edges at this WebP quality, in two thirds of the bytes of the usual one. */
const QUALITY = 64;

const plate = (file: string, width: number, height: number, scene: () => Piece): Drawing => ({
  file,
  width,
  height,
  scale: 1,
  quality: QUALITY,
  markup: () => {
    clear();
    const { grey, crisp } = flatten(scene());
    return engraving(width, height, grey, crisp);
  },
});

/** The pictures of the events page, two to four an event, and the four of the home page. */
export const drawings: readonly Drawing[] = [
  ...Object.entries(events).flatMap(([slug, scenes]) =>
    scenes.map((scene, i) => plate(`images/events/${slug}-${i + 1}.webp`, 1500, 1000, scene)),
  ),
  ...Object.entries(gallery).map(([name, scene]) =>
    plate(`images/gallery/${name}.webp`, 1600, 1000, scene),
  ),
];
