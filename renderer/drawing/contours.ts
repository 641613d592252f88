import { at, linspace, type Point, times } from './svg.ts';

/** A height at every point of the plane. */
export type Field = (x: number, y: number) => number;

/** Values of a field on a grid that covers a rectangle, row by row. */
export interface Grid {
  columns: number;
  rows: number;
  step: number;
  values: number[][];
}

/** Samples a field over width × height; the last row and column may reach past the edge. */
export function sample(field: Field, width: number, height: number, step: number): Grid {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const values = times(rows, (j) => times(columns, (i) => field(i * step, j * step)));
  return { columns, rows, step, values };
}

/** Evenly spaced heights strictly between the lowest and the highest of a grid. */
export function levels({ values }: Grid, count: number): number[] {
  const all = values.flat();
  return linspace(Math.min(...all), Math.max(...all), count + 2).slice(1, -1);
}

/** Edges of a cell, by the corner bits that lie above the level: pairs of sides to join. */
const SIDES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/** The two corners that are diagonally above the level, separate or joined over the cell's middle. */
const saddle = (bits: number, middleAbove: boolean): readonly (readonly [number, number])[] =>
  (bits === 5) === middleAbove
    ? [
        [3, 2],
        [1, 0],
      ]
    : [
        [3, 0],
        [1, 2],
      ];

interface Segment {
  ends: [string, string];
}

function segmentsOf(
  grid: Grid,
  level: number,
): { segments: Segment[]; points: Map<string, Point> } {
  const { columns, rows, step, values } = grid;
  const value = (i: number, j: number) => at(at(values, j), i);
  const bit = (height: number, corner: number) => (height > level ? 1 << corner : 0);
  const points = new Map<string, Point>();
  const segments: Segment[] = [];

  /** The crossing on a side of a cell, under a name that the neighbour cell shares. */
  const crossing = (i: number, j: number, side: number): string => {
    const across = side === 0 || side === 2;
    const x = i + (side === 1 ? 1 : 0);
    const y = j + (side === 2 ? 1 : 0);
    const name = `${across ? 'h' : 'v'}${x},${y}`;
    if (!points.has(name)) {
      const from = value(x, y);
      const to = across ? value(x + 1, y) : value(x, y + 1);
      const share = (level - from) / (to - from);
      points.set(name, across ? [(x + share) * step, y * step] : [x * step, (y + share) * step]);
    }
    return name;
  };

  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const [a, b, c, d] = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const bits = bit(a, 0) + bit(b, 1) + bit(c, 2) + bit(d, 3);
      // No line crosses most cells.
      if (bits === 0 || bits === 15) continue;
      const sides =
        bits === 5 || bits === 10 ? saddle(bits, (a + b + c + d) / 4 > level) : (SIDES[bits] ?? []);
      for (const [from, to] of sides)
        segments.push({ ends: [crossing(i, j, from), crossing(i, j, to)] });
    }
  return { segments, points };
}

/** Marching squares: the lines on which a grid has one height, each joined end to end. */
export function contours(grid: Grid, level: number): Point[][] {
  const { segments, points } = segmentsOf(grid, level);
  const meeting = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const end of segment.ends) meeting.set(end, [...(meeting.get(end) ?? []), segment]);
  const used = new Set<Segment>();

  const follow = (from: string): string[] => {
    const names = [from];
    for (;;) {
      const here = at(names, -1);
      const next = meeting.get(here)?.find((segment) => !used.has(segment));
      if (!next) return names;
      used.add(next);
      names.push(next.ends[0] === here ? next.ends[1] : next.ends[0]);
    }
  };

  const lines: Point[][] = [];
  // Open lines begin at the border, where only one segment meets; what is left are rings.
  const starts = [...meeting].filter(([, meets]) => meets.length === 1).map(([name]) => name);
  for (const start of [...starts, ...meeting.keys()]) {
    const names = follow(start);
    if (names.length > 1) lines.push(names.map((name) => points.get(name) as Point));
  }
  return lines;
}
