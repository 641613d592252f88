import { type Point, round } from '../../../../lib/drawing/svg.ts';
import { disc, path, stroke } from '../shapes.ts';

/** Strings of lamps between points, sagging. */
export function lamps(points: readonly Point[], sag: number, every = 60): string {
  return points
    .slice(1)
    .map((b, i) => {
      const a = points[i] as Point;
      const count = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / every));
      const at = (t: number): Point => [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t),
      ];
      const wire = Array.from({ length: 21 }, (_, k) => at(k / 20));
      return (
        stroke(`M${wire.map((p) => p.map(round).join(' ')).join('L')}`, 2.5, 0.0, 'solid') +
        path(
          Array.from({ length: count }, (_, k) =>
            disc(
              ...(at((k + 0.5) / count).map((v, n) => v + (n === 1 ? 9 : 0)) as [number, number]),
              7,
            ),
          ).join(''),
          0,
          'solid',
        )
      );
    })
    .join('');
}
