/** Every chart has 1000 by 1000 units, stretched to its box; line widths and text keep their size. */
export const SIZE = 1000;

/** Units to a percentage of the box, for elements that are positioned in the box but keep their size. */
export const percent = (value: number) => `${Math.round(value) / 10}%`;

/** SVG path data through points, in whole numbers and relative steps, which needs a third of the bytes. */
export function compactPath(points: readonly (readonly [x: number, y: number])[]): string {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], i) => {
      const [rx, ry] = [Math.round(x), Math.round(y)];
      const step = i === 0 ? `M${rx} ${ry}` : `${i === 1 ? 'l' : ' '}${rx - px} ${ry - py}`;
      [px, py] = [rx, ry];
      return step;
    })
    .join('')
    .replaceAll(' -', '-');
}
