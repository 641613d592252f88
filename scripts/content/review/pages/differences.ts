import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** A picture of a page: four bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** A part of a picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Rows of a picture; none where `to` is `from`. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The rows of a place on both sides of a change. */
interface Place {
  readonly before: Rows;
  readonly after: Rows;
}

/** A place that looks different, and what changed within it. */
export interface Difference extends Place {
  /** Counted from the first of these rows. */
  readonly boxes: readonly Box[];
}

const BYTES = 4;

/** Changes nearer to each other than this, in pixels, are one. */
const NEAR = 24;

/** Beyond so many rows that differ, two pages have too little in common to be matched row by row. */
const MOST_EDITS = 6000;

/** How much two pixels may differ unseen, from 0 to 1. */
const THRESHOLD = 0.2;

/** Rows around a place that are compared with it. */
const MARGIN = 2;

/** So many rows more or less come of rounding, not of a change. */
const ROUNDING = 2;

/** So many rows at the edge of a picture look different where it begins at another fraction of a row. */
const EDGE = 4;

/**
 * Where two pictures of one width differ, from top to bottom. Rows are matched before their pixels are
 * compared, so that what only moved down does not count.
 */
export function differences(before: Picture, after: Picture): Difference[] {
  const places: Place[] = [];
  let [b, a] = [0, 0];
  for (const { added, removed, count } of matchRows(before, after)) {
    const [nextB, nextA] = [added ? b : b + count, removed ? a : a + count];
    const last = places.at(-1);
    if ((added || removed) && last && b - last.before.to < NEAR && a - last.after.to < NEAR) {
      places[places.length - 1] = {
        before: { from: last.before.from, to: nextB },
        after: { from: last.after.from, to: nextA },
      };
    } else if (added || removed) {
      places.push({ before: { from: b, to: nextB }, after: { from: a, to: nextA } });
    }
    [b, a] = [nextB, nextA];
  }
  // How far down things lie that stayed. Space that only takes back what a change above took or gave
  // moves nothing: it is how rows were matched.
  const shifts = new Set([0]);
  return places.flatMap((place) => {
    const shift = place.after.to - place.before.to;
    const moves = !shifts.has(shift);
    shifts.add(shift);
    const wide = widen(place, before, after);
    const boxes = boxesOf(before, after, wide);
    if (boxes.length > 0) return [{ ...wide, boxes }];
    return moves ? changedSpace(place, after.width) : [];
  });
}

function widen({ before: b, after: a }: Place, before: Picture, after: Picture): Place {
  const above = Math.min(MARGIN, b.from, a.from);
  // What stands below one that grew is not beside itself.
  const isAligned = b.to - b.from === a.to - a.from;
  const below = isAligned ? Math.min(MARGIN, before.height - b.to, after.height - a.to) : 0;
  return {
    before: { from: b.from - above, to: b.to + below },
    after: { from: a.from - above, to: a.to + below },
  };
}

/** Where nothing is drawn differently in a place, empty rows came or went. */
function changedSpace(place: Place, width: number): Difference[] {
  const [b, a] = [place.before.to - place.before.from, place.after.to - place.after.from];
  if (b === a || isRounding(Math.abs(b - a))) return [];
  return [{ ...place, boxes: [{ left: 0, top: 0, width, height: Math.max(b, a) }] }];
}

function matchRows(before: Picture, after: Picture) {
  const options = { maxEditLength: MOST_EDITS };
  return (
    diffArrays(hashRows(before), hashRows(after), options) ?? [
      { added: false, removed: true, count: before.height },
      { added: true, removed: false, count: after.height },
    ]
  );
}

const hashRows = (picture: Picture): string[] =>
  Array.from({ length: picture.height }, (_, y) =>
    hash('md5', rowsOf(picture, { from: y, to: y + 1 }), 'base64'),
  );

const rowsOf = ({ width, pixels }: Picture, { from, to }: Rows): Buffer =>
  pixels.subarray(from * width * BYTES, to * width * BYTES);

/** What to outline within a place, counted from its first row. */
function boxesOf(before: Picture, after: Picture, rows: Place): Box[] {
  const { width } = after;
  const [b, a] = [rowsOf(before, rows.before), rowsOf(after, rows.after)];
  const changed = changedPixels(extend(b, a, width), extend(a, b, width), width);
  const boxes = boxesIn(changed, width);
  const grown = Math.abs(a.length - b.length) / (width * BYTES);
  return isRounding(grown) ? boxes.filter(({ height }) => height > EDGE) : boxes;
}

const isRounding = (rows: number): boolean => rows > 0 && rows <= ROUNDING;

/** For each pixel whether it looks different. One that only moved by a row does not: that is rounding. */
function changedPixels(before: Buffer, after: Buffer, width: number): boolean[] {
  const row = width * BYTES;
  const unlike = (shift: number) => {
    const mask = Buffer.alloc(after.length);
    const options = { diffMask: true, threshold: THRESHOLD };
    pixelmatch(shiftRows(before, shift * row), after, mask, width, after.length / row, options);
    return (pixel: number) => mask[pixel * BYTES + BYTES - 1] !== 0;
  };
  const [above, here, below] = [unlike(-1), unlike(0), unlike(1)];
  // What came is unlike all that was near, what went is unlike all that is near.
  const came = (pixel: number) => above(pixel) && below(pixel);
  const went = (pixel: number) => above(pixel + width) && below(pixel - width);
  return Array.from(
    { length: after.length / BYTES },
    (_, pixel) => here(pixel) && (came(pixel) || went(pixel)),
  );
}

/** Rows moved by some bytes; at the end the last one stands twice. */
function shiftRows(rows: Buffer, bytes: number): Buffer {
  if (bytes === 0) return rows;
  return bytes > 0
    ? Buffer.concat([rows.subarray(bytes), rows.subarray(-bytes)])
    : Buffer.concat([rows.subarray(0, -bytes), rows.subarray(0, bytes)]);
}

/** Rows made as many as the others: what is missing is empty, in the colour at the others' edge. */
function extend(rows: Buffer, others: Buffer, width: number): Buffer {
  const row = width * BYTES;
  const result = Buffer.alloc(Math.max(rows.length, others.length));
  rows.copy(result);
  for (let at = rows.length; at < result.length; at += row) {
    result.fill(others.subarray(at, at + BYTES), at, at + row);
  }
  return result;
}

/** Boxes around the changed pixels, side by side. */
function boxesIn(changed: readonly boolean[], width: number): Box[] {
  const boxes: Box[] = [];
  for (let x = 0; x < width; x++) {
    const rows: number[] = [];
    for (let at = x; at < changed.length; at += width) if (changed[at]) rows.push((at - x) / width);
    const [first, last = first] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) continue;
    const box = { left: x, top: first, width: 1, height: last + 1 - first };
    const near = boxes.at(-1);
    if (near && x - (near.left + near.width) < NEAR) boxes[boxes.length - 1] = union(near, box);
    else boxes.push(box);
  }
  return boxes;
}

function union(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
