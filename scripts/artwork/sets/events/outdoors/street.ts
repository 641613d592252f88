import { type Point, round } from '../../../lib/svg.ts';
import { pale } from '../edges.ts';
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

/** An open umbrella over somebody whose head is at x, y. */
export function umbrella(x: number, y: number, width: number, ink = 0.7): string {
  const w = width / 2;
  const ribs = [-0.5, 0, 0.5].map(
    (s) =>
      `M${x} ${round(y - w * 0.75)}Q${round(x + s * w)} ${round(y - w * 0.6)} ${round(x + s * width * 0.66)} ${round(y + w * 0.02)}`,
  );
  return (
    stroke(`M${x} ${round(y - w * 0.8)}V${round(y + w * 1.2)}`, 5, 1, 'solid') +
    path(
      `M${x - w} ${y}Q${x - w * 0.9} ${y - w * 0.8} ${x} ${y - w * 0.8}Q${x + w * 0.9} ${y - w * 0.8} ${x + w} ${y}q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.34} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.34} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0Z`,
      ink,
      'level',
      pale,
    ) +
    stroke(ribs.join(''), 2.5, ink > 0.5 ? 0 : 1, 'solid')
  );
}
