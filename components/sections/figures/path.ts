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
