import { type Box, bottom } from './box.ts';
import type { Region, Side } from './regions.ts';

/** A stretch of a page over its whole width that is shown before and after, and what to outline. */
export interface Clip {
  readonly before: Stretch;
  readonly after: Stretch;
}

export interface Stretch {
  readonly top: number;
  readonly height: number;
  /** In the pixels of the stretch. */
  readonly boxes: readonly Box[];
}

/** What is shown around a change, so that its place can be told. */
const AROUND = 72;

/** Taller ones are cut: nobody reads further, and the report stays light. */
const TALLEST = 1600;

/** Stretches that one page shows on one screen. */
const MOST = 6;

/** Room between a change and its outline. */
const AIR = 6;

/**
 * The stretches of a page to show, from top to bottom; changes near to each other share one.
 * @param heights of the page, before and after
 * @returns them, and how many places stand in none of them
 */
export function clipsOf(
  regions: readonly Region[],
  heights: { before: number; after: number },
): { clips: Clip[]; left: number } {
  const groups: Region[][] = [];
  for (const region of regions.toSorted((a, b) => a.after.top - b.after.top)) {
    const group = groups.at(-1);
    if (group && isNear(group, region, 'after') && isNear(group, region, 'before'))
      group.push(region);
    else groups.push([region]);
  }
  return {
    clips: groups.slice(0, MOST).map((group) => ({
      before: stretch(
        group.map(({ before }) => before),
        heights.before,
      ),
      after: stretch(
        group.map(({ after }) => after),
        heights.after,
      ),
    })),
    left: groups.slice(MOST).flat().length,
  };
}

function isNear(group: readonly Region[], region: Region, side: 'before' | 'after'): boolean {
  const end = Math.max(...group.map((one) => one[side].bottom));
  const start = Math.min(...group.map((one) => one[side].top));
  const gap = Math.max(region[side].top - end, start - region[side].bottom);
  return gap < 2 * AROUND;
}

function stretch(sides: readonly Side[], most: number): Stretch {
  const top = Math.max(0, Math.min(...sides.map((side) => side.top)) - AROUND);
  const end = Math.min(most, Math.max(...sides.map((side) => side.bottom)) + AROUND, top + TALLEST);
  const boxes = sides.flatMap((side) => side.boxes);
  return {
    top,
    height: Math.max(1, end - top),
    boxes: joined(boxes).map((box) => outline(box, top)),
  };
}

const outline = (box: Box, top: number): Box => ({
  left: box.left - AIR,
  top: box.top - top - AIR,
  width: box.width + 2 * AIR,
  height: box.height + 2 * AIR,
});

/** Boxes whose outlines would touch become one. */
function joined(boxes: readonly Box[]): Box[] {
  const result: Box[] = [];
  for (let box of boxes) {
    for (let other = touching(result, box); other; other = touching(result, box)) {
      result.splice(result.indexOf(other), 1);
      box = around(box, other);
    }
    result.push(box);
  }
  return result;
}

const touching = (boxes: readonly Box[], box: Box) =>
  boxes.find(
    (other) =>
      other.left <= box.left + box.width + 2 * AIR &&
      box.left <= other.left + other.width + 2 * AIR &&
      other.top <= bottom(box) + 2 * AIR &&
      box.top <= bottom(other) + 2 * AIR,
  );

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(bottom(one), bottom(other)) - top,
  };
}
