import { describe, expect, it } from 'vitest';
import type { Atom } from '../../../scripts/content/review/shots/atoms.ts';
import { clipsOf } from '../../../scripts/content/review/shots/clips.ts';
import {
  differingRegions,
  looksSame,
  type Shot,
} from '../../../scripts/content/review/shots/pixels.ts';
import { changedRegions } from '../../../scripts/content/review/shots/regions.ts';

const WIDTH = 40;

/** Texts one below the other, each as high as it says. */
function column(...parts: [key: string, height: number][]): Atom[] {
  let top = 0;
  return parts.map(([key, height]) => {
    const box = { left: 10, top, width: 300, height };
    top += height;
    return { key, box };
  });
}

/** A shot of rows, each with a mark at one place. */
function shot(...marks: (number | undefined)[]): Shot {
  const pixels = new Uint8Array(WIDTH * marks.length * 3).fill(255);
  marks.forEach((x, y) => {
    if (x !== undefined) pixels.fill(0, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  });
  return { width: WIDTH, height: marks.length, pixels };
}

describe('what looks different on a page', () => {
  it('is nothing where all stayed', () => {
    const page = column(['a', 20], ['b', 30]);
    expect(changedRegions(page, page)).toEqual([]);
  });

  it('is the new part, not what it pushed down', () => {
    const before = column(['a', 20], ['b', 30], ['c', 30]);
    const after = column(['a', 20], ['new', 100], ['b', 30], ['c', 30]);
    expect(changedRegions(before, after)).toEqual([
      {
        before: { boxes: [], top: 20, bottom: 20 },
        after: { boxes: [{ left: 10, top: 20, width: 300, height: 100 }], top: 20, bottom: 120 },
      },
    ]);
  });

  it('is each of two parts that were exchanged, at its own place', () => {
    const regions = changedRegions(
      column(['a', 20], ['b', 20], ['c', 20]),
      column(['x', 20], ['b', 20], ['y', 40]),
    );
    expect(regions.map(({ before, after }) => [before.top, after.bottom])).toEqual([
      [0, 20],
      [40, 80],
    ]);
  });

  it('is found in the pixels where all parts stayed', () => {
    const [region, ...others] = differingRegions(shot(1, 2, 3, 4), shot(1, 2, 30, 4));
    expect(others).toEqual([]);
    expect(region?.after).toEqual({
      boxes: [{ left: 3, top: 2, width: 28, height: 1 }],
      top: 2,
      bottom: 3,
    });
  });

  it('is not what only moved down by some rows', () => {
    const rows = Array.from({ length: 30 }, (_, i) => i);
    const [region, ...others] = differingRegions(
      shot(...rows),
      shot(undefined, undefined, ...rows),
    );
    expect(others).toEqual([]);
    expect([region?.before.bottom, region?.after.bottom]).toEqual([0, 2]);
  });

  it('tells words for screen readers from what is to be seen', () => {
    const side = { boxes: [], top: 0, bottom: 2 };
    expect(looksSame(shot(1, 2), shot(1, 2), { before: side, after: side })).toBe(true);
    expect(looksSame(shot(1, 2), shot(1, 3), { before: side, after: side })).toBe(false);
  });
});

describe('the stretches that are shown', () => {
  const at = (top: number, height = 20) => {
    const side = { boxes: [{ left: 0, top, width: 100, height }], top, bottom: top + height };
    return { before: side, after: side };
  };

  it('join what stands close and part what does not', () => {
    const { clips } = clipsOf([at(100), at(150), at(900)], { before: 2000, after: 2000 });
    expect(clips.map(({ after }) => [after.top, after.height])).toEqual([
      [28, 214],
      [828, 164],
    ]);
  });

  it('stay within the page, end in time, and count what they leave out', () => {
    const { clips, left } = clipsOf(
      [at(0, 5000), ...Array.from({ length: 9 }, (_, i) => at(6000 + i * 400))],
      { before: 9700, after: 9700 },
    );
    expect(clips[0]?.after).toMatchObject({ top: 0, height: 1600 });
    expect([clips.length, left]).toEqual([6, 4]);
  });
});
