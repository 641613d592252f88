import type { SaxesTagNS } from 'saxes';

/**
 * The most dashes in an SVG. A browser renders each as a shape: 1.3 million, from a file of 149 bytes, take Chromium
 * 18 s. The picture process skips dashes that are too short to be visible, so it does not notice.
 */
const MOST_DASHES = 10_000;

const SHAPES = /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/;
const LENGTHS = ['x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry'];

/** Numbers without units or in pixels. Each is tested by itself, because one pattern for all would backtrack. */
const isPlain = (text: string) =>
  text.split(/[\s,]+/).every((one) => /^(?:[+-]?[\d.]+(?:e[+-]?\d+)?(?:px)?)?$/i.test(one));
/** The sum of all numbers in a text. */
const sum = (text: string) =>
  (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).reduce(
    (all, one) => all + Number(one),
    0,
  );

/** Estimates the dashes of a drawing: no line is longer than a few times the sum of its coordinates. */
export function dashCounter() {
  /** Dashes of lines with their own pattern, and the total length of all lines. */
  let dashes = 0;
  let length = 0;
  /** The shortest pattern of a dash and a gap that lines can inherit. */
  let inherited = Number.POSITIVE_INFINITY;
  let isRepeated = false;
  let hasText = false;
  return {
    /** @returns whether there are too many with this element */
    isTooMany({ name, attributes }: SaxesTagNS): boolean {
      const value = (key: string) => attributes[key]?.value ?? '';
      const array = value('stroke-dasharray').trim();
      const own = array === 'none' ? 0 : isPlain(array) ? sum(array) : Number.MIN_VALUE;
      const period = own || Number.POSITIVE_INFINITY;
      isRepeated ||= /^(?:use|mask)$/.test(name);
      hasText ||= name === 'text';
      if (SHAPES.test(name)) {
        const lengths = LENGTHS.map(value).join(' ');
        // With `t`, each curve reflects the one before, so the coordinates do not limit their size.
        const isKnown = isPlain(lengths) && !/t/i.test(value('d'));
        // Each closing of a subpath returns to its start, whose coordinates are not repeated.
        const ends = Math.max(1, value('d').match(/z/gi)?.length ?? 0);
        const line = isKnown
          ? ends * sum(`${value('d')} ${value('points')} ${lengths}`)
          : Number.POSITIVE_INFINITY;
        length += line;
        if (own) dashes += line / period;
      } else inherited = Math.min(inherited, period);
      const isInherited = inherited < Number.POSITIVE_INFINITY;
      if (dashes === 0 && !isInherited) return false;
      return isRepeated || (isInherited && hasText) || dashes + length / inherited > MOST_DASHES;
    },
  };
}
