import { diffArrays } from 'diff';
import type { Box } from './box.ts';
import type { Region } from './regions.ts';

/** A picture of a page: three bytes a pixel, row by row. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface Rows {
  readonly from: number;
  readonly to: number;
}

interface Hunk {
  readonly before: Rows;
  readonly after: Rows;
}

const BYTES = 3;

/** Changes nearer to each other than this, in rows, are one region. */
const NEAR = 24;

/** Beyond so many rows that differ, two pages have too little in common to be laid side by side. */
const MOST_EDITS = 6000;

/** A channel has to differ by this to be seen: what is drawn at half a pixel more differs by less. */
const SEEN = 40;

/**
 * Where two shots of a page of one width differ, from top to bottom: for pages that say the same in
 * another dress. Rows are matched before columns are compared, so that what only moved down does not
 * count.
 */
export function differingRegions(before: Shot, after: Shot): Region[] {
  return joined(differingRows(hashes(before), hashes(after))).flatMap((hunk) => {
    const columns = columnsOf(before, after, hunk);
    return columns ? { before: side(hunk.before, columns), after: side(hunk.after, columns) } : [];
  });
}

/** Whether what a region outlines looks the same on both sides: its words for screen readers changed. */
export function looksSame(before: Shot, after: Shot, region: Region): boolean {
  const [b, a] = [region.before, region.after].map(({ top, bottom }) => ({
    from: top,
    to: bottom,
  }));
  if (!b || !a || b.from === b.to || b.to - b.from !== a.to - a.from) return false;
  return differingColumns(before, after, { before: b, after: a }) === undefined;
}

const side = ({ from, to }: Rows, columns: Rows) => {
  const box: Box = {
    left: columns.from,
    top: from,
    width: columns.to - columns.from,
    height: to - from,
  };
  return { boxes: to > from ? [box] : [], top: from, bottom: to };
};

/** A number for each row; equal rows have equal numbers. */
function hashes({ width, height, pixels }: Shot): number[] {
  const row = width * BYTES;
  return Array.from({ length: height }, (_, y) => {
    let hash = 0x811c9dc5;
    for (let i = y * row; i < (y + 1) * row; i++) {
      hash = Math.imul(hash ^ (pixels[i] as number), 0x01000193);
    }
    return hash;
  });
}

function differingRows(before: readonly number[], after: readonly number[]): Hunk[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [b, a] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  if (b.length === 0 && a.length === 0) return [];
  const whole = {
    before: { from: head, to: head + b.length },
    after: { from: head, to: head + a.length },
  };
  const changes = diffArrays(b, a, { maxEditLength: MOST_EDITS });
  if (!changes) return [whole];
  const hunks: Hunk[] = [];
  let [atBefore, atAfter] = [head, head];
  for (const { added, removed, count = 0 } of changes) {
    const [tb, ta] = [atBefore + (added ? 0 : count), atAfter + (removed ? 0 : count)];
    if (added || removed) {
      hunks.push({ before: { from: atBefore, to: tb }, after: { from: atAfter, to: ta } });
    }
    [atBefore, atAfter] = [tb, ta];
  }
  return hunks;
}

function joined(hunks: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  for (const { before, after } of hunks) {
    const last = result.at(-1);
    if (last && before.from - last.before.to < NEAR && after.from - last.after.to < NEAR) {
      result[result.length - 1] = {
        before: { from: last.before.from, to: before.to },
        after: { from: last.after.from, to: after.to },
      };
    } else result.push({ before, after });
  }
  return result;
}

/** From the first to the last column of a change. */
function columnsOf(before: Shot, after: Shot, hunk: Hunk): Rows | undefined {
  const heights = [hunk.before, hunk.after].map(({ from, to }) => to - from);
  if (heights[0] === heights[1]) return differingColumns(before, after, hunk);
  const drawn = [drawnColumns(before, hunk.before), drawnColumns(after, hunk.after)];
  const sides = drawn.filter((one) => one !== undefined);
  if (sides.length === 0) return { from: 0, to: after.width };
  return {
    from: Math.min(...sides.map(({ from }) => from)),
    to: Math.max(...sides.map(({ to }) => to)),
  };
}

/** From the first to the last column in which two stretches of equal height differ to the eye. */
function differingColumns(before: Shot, after: Shot, hunk: Hunk): Rows | undefined {
  const row = before.width * BYTES;
  let [from, to] = [before.width, 0];
  for (let y = 0; y < hunk.before.to - hunk.before.from; y++) {
    const [b, a] = [(hunk.before.from + y) * row, (hunk.after.from + y) * row];
    for (let i = 0; i < row; i++) {
      const difference = (before.pixels[b + i] as number) - (after.pixels[a + i] as number);
      if (Math.abs(difference) < SEEN) continue;
      const x = Math.floor(i / BYTES);
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return to > from ? { from, to } : undefined;
}

/** From the first to the last column in which anything is drawn. */
function drawnColumns({ width, pixels }: Shot, { from: top, to: bottom }: Rows): Rows | undefined {
  let [from, to] = [width, 0];
  const row = width * BYTES;
  for (let y = top; y < bottom; y++) {
    for (let i = 0; i < row; i++) {
      const ground = pixels[y * row + (i % BYTES)] as number;
      if (Math.abs((pixels[y * row + i] as number) - ground) < SEEN) continue;
      const x = Math.floor(i / BYTES);
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return to > from ? { from, to } : undefined;
}
