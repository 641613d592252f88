import type { SaxesTagNS } from 'saxes';

/** A filter larger than this many times the drawing shows nothing more of it. */
const MOST_TIMES = 5;

const MOST_OCTAVES = 8;
const MOST_KERNEL = 9;

const LENGTHS = ['x', 'y', 'width', 'height', 'dx', 'dy'];

const numbers = (text = ''): number[] =>
  (text.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).map((one) => Number(one));

/** The larger side of a drawing by its first element, in its own units; 300 as browsers take it without one. */
export function sideOf({ attributes }: SaxesTagNS): number {
  const [, , across = 0, down = 0] = numbers(attributes.viewBox?.value);
  const [width = 0] = numbers(attributes.width?.value);
  const [height = 0] = numbers(attributes.height?.value);
  return Math.max(across, down) || Math.max(width, height) || 300;
}

/**
 * Finds what makes a filter cost more than a browser can bear: blurs, regions and noise beyond the drawing's size.
 * @param side from `sideOf`
 * @returns the attribute
 */
export function boundlessFilter(
  { name, attributes }: SaxesTagNS,
  side: number,
): string | undefined {
  const value = (key: string) => attributes[key]?.value;
  const isOver = (key: string, most: number) => numbers(value(key)).some((one) => !(one <= most));
  if (isOver('stdDeviation', side)) return 'stdDeviation';
  if (name === 'feMorphology' && isOver('radius', side / 4)) return 'radius';
  if (isOver('numOctaves', MOST_OCTAVES)) return 'numOctaves';
  if (name === 'feConvolveMatrix' && isOver('order', MOST_KERNEL)) return 'order';
  if (name === 'filter' || name === 'mask' || name.startsWith('fe')) {
    const unit = value(name === 'mask' ? 'maskUnits' : 'filterUnits');
    const inUser = unit === 'userSpaceOnUse' || name.startsWith('fe');
    const over = LENGTHS.find((key) => {
      const most = value(key)?.includes('%') ? 100 : inUser ? side : 1;
      return isOver(key, most * MOST_TIMES);
    });
    if (over) return over;
  }
  return ['filter', 'style'].find((key) => boundlessStyle(value(key) ?? '', side));
}

/** The same for the filters of CSS: only plain lengths, so that no `calc` or `vmax` can hide a large one. */
export const boundlessStyle = (style: string, side: number): boolean =>
  Array.from(style.matchAll(/\b(?:blur|drop-shadow)\(((?:[^()]|\([^()]*\))*)/gi)).some(
    ([, value = '']) => {
      const lengths = value.replaceAll(/\b(?:rgb|hsl)a?\([^)]*\)/gi, ' ');
      return (
        /[(%]|\d(?!px\b)[a-z]/i.test(lengths.replaceAll(/#[\da-f]+/gi, ' ')) ||
        numbers(lengths.replaceAll(/#[\da-f]+/gi, ' ')).some((one) => !(one <= Math.max(side, 50)))
      );
    },
  );
