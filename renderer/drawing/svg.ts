/** The value at an index, counted from the end where negative; a missing one is a programming error. */
export function at<T>(values: readonly T[], index: number): T {
  const value = values.at(index);
  if (value === undefined) throw new RangeError(`no value at ${index} of ${values.length}`);
  return value;
}

/** `count` values made from their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

type Value = string | number | undefined;

/** Coordinates to two decimals: finer than a device pixel, and half the bytes. */
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

/** Path data through the points in straight lines. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Path data of the area between two lines that share their direction. */
export const band = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${line(upper)}${line([...lower].reverse()).replace('M', 'L')}Z`;

/** A linear scale from a domain to a range, in the order given. */
export const scale =
  ([d0, d1]: Point, [r0, r1]: Point) =>
  (value: number): number =>
    r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
