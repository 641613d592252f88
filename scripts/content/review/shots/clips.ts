import type { Box, Region } from './regions.ts';

/** A stretch of a page over its whole width that is shown before and after, and what to outline. */
export interface Clip {
  readonly before: Stretch;
  readonly after: Stretch;
}

interface Stretch {
  readonly top: number;
  readonly height: number;
  /** In the pixels of the stretch. */
  readonly boxes: readonly Box[];
}

/** What is shown around a change, so that its place can be told, in CSS pixels. */
const AROUND = 72;

/** Taller ones are cut: nobody reads further, and the report stays light. */
const TALLEST = 1600;

/** Clips that one page at one width shows. */
const MOST = 6;

/**
 * The stretches of a page to show.
 * @param heights of the two shots
 * @returns them, and how many regions stand in none of them
 */
export function clipsOf(
  regions: readonly Region[],
  heights: { before: number; after: number },
): { clips: Clip[]; left: number } {
  const groups: Region[][] = [];
  for (const region of regions) {
    const last = groups.at(-1)?.at(-1);
    const near =
      last &&
      region.after.top - bottom(last.after) < 2 * AROUND &&
      region.before.top - bottom(last.before) < 2 * AROUND;
    if (near) groups.at(-1)?.push(region);
    else groups.push([region]);
  }
  const shown = groups.slice(0, MOST);
  return {
    clips: shown.map((group) => ({
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

const bottom = ({ top, height }: Box) => top + height;

function stretch(boxes: readonly Box[], most: number): Stretch {
  const top = Math.max(0, (boxes[0]?.top ?? 0) - AROUND);
  const end = Math.min(most, Math.max(...boxes.map(bottom)) + AROUND, top + TALLEST);
  return { top, height: end - top, boxes: boxes.map((box) => ({ ...box, top: box.top - top })) };
}
