import { el, type Point } from '../../../lib/drawing/svg.ts';
import { block, type Camera } from './camera.ts';
import { gradient } from './shapes.ts';

/** A platform with a lit front edge. */
export const stage = (camera: Camera, half: number, high: number, z: Point): string =>
  block(camera, { x: [-half, half], y: [0, high], z, ink: 0.82, top: 0.16 });

/** A beam of light from a lamp in the ceiling. */
export function beam(
  [x, y]: Point,
  [x0, x1]: Point,
  bottom: number,
  run: 'level' | 'upright' = 'level',
): string {
  const light = gradient(
    [
      [0, 0, 0.7],
      [1, 0, 0.25],
    ],
    run,
  );
  return (
    light.definition +
    el('path', { d: `M${x - 10} ${y}H${x + 10}L${x1} ${bottom}H${x0}Z`, fill: light.fill })
  );
}

/** Gathered curtain between two edges. */
export function curtain(x: number, y: number, width: number, height: number, folds = 6): string {
  const step = width / folds;
  return Array.from({ length: folds }, (_, i) => {
    const cloth = gradient(
      [
        [0, 0.66],
        [0.45, 0.86],
        [1, 1],
      ],
      'upright',
      { x1: 0, x2: 1, y1: 0, y2: 0 },
    );
    return (
      cloth.definition +
      el('path', {
        d: `M${x + i * step} ${y}h${step}l${step * 0.06 * (i % 2 ? 1 : -1)} ${height}h${-step}Z`,
        fill: cloth.fill,
      })
    );
  }).join('');
}
