/** An array of `count` values, made from their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

type Value = string | number | undefined;

/** Rounds coordinates to two decimals: finer than a device pixel, and half the bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** One SVG element; undefined attributes are left out, children are joined. */
export function el(
  name: string,
  attributes: Record<string, Value> = {},
  ...children: string[]
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? round(value) : escapeText(String(value))}"`,
    )
    .join('');
  return children.length > 0
    ? `<${name}${list}>${children.join('')}</${name}>`
    : `<${name}${list}/>`;
}

export type Point = readonly [x: number, y: number];

/** Path data of straight lines through the points. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A complete SVG file. */
export const picture = (width: number, height: number, ...parts: string[]): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...parts,
  );

/** A line by its path data. */
export const stroke = (d: string, color: string, width: number, opacity?: number): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    opacity,
  });
