/** A claim as a length: what was, what is claimed, and where the scale is cut. */
export interface ClaimScale {
  length: number;
  /** The length of what there was before. */
  base: number;
  /** The claimed part. */
  from: number;
  to: number;
  ticks: number[];
}

const cuts = (count: number, step = 1) =>
  Array.from({ length: count - 1 }, (_, i) => (i + 1) * step);

/**
 * Reads the scale of a claim from its words: a share on top of a whole (`25%`), a multiple of one
 * (`10x`), a month of a year, a quarter of a year. Nothing is drawn for words with none of these.
 */
export function claimScale(words: string): ClaimScale | undefined {
  const share = words.match(/(\d+)%/)?.[1];
  if (share) {
    const to = 100 + Number(share);
    return { length: Math.max(150, to), base: 100, from: 100, to, ticks: [100] };
  }
  const times = words.match(/(\d+)x/)?.[1];
  if (times) {
    const length = Number(times);
    return { length, base: 1, from: 1, to: length, ticks: cuts(length) };
  }
  if (/1 month/.test(words)) return { length: 12, base: 0, from: 0, to: 1, ticks: cuts(12) };
  if (/1 quarter/.test(words)) return { length: 12, base: 0, from: 0, to: 3, ticks: cuts(4, 3) };
  return undefined;
}
