import { random } from '../../../../lib/drawing/random.ts';
import { el, type Point, round } from '../../../../lib/drawing/svg.ts';
import { tone } from '../../../lib/engrave.ts';
import { edge } from '../edges.ts';
import { path, polygon, rect } from '../shapes.ts';

/** A row of columns that turn to the light. */
export function colonnade(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const pitch = width / count;
  const w = pitch * 0.42;
  return Array.from({ length: count }, (_, i) => {
    const cx = x + pitch * (i + 0.5);
    const d = `M${cx - w * 0.46} ${y}H${cx + w * 0.46}L${cx + w * 0.54} ${y + height}H${cx - w * 0.54}Z`;
    return (
      path(d, 0.3, 'upright', { stroke: tone(1, 'solid'), 'stroke-width': 2.5 }) +
      el('path', { d, fill: 'url(#round-upright)' }) +
      rect(cx - w * 0.72, y - 14, w * 1.44, 16, 0.04, 'solid', {
        stroke: tone(1, 'solid'),
        'stroke-width': 2.5,
      }) +
      rect(cx - w * 0.74, y + height - 4, w * 1.48, 16, 0.04, 'solid', {
        stroke: tone(1, 'solid'),
        'stroke-width': 2.5,
      })
    );
  }).join('');
}

/** A city by night beyond the water: towers with lit windows. */
export function skyline(seed: string, horizon: number, from: number, to: number): string {
  const chance = random(seed);
  let towers = '';
  let lights = '';
  for (let x = from; x < to; ) {
    const w = chance.between(34, 92);
    const h = chance.between(40, 150) * (chance.next() < 0.2 ? 1.7 : 1);
    towers += rect(x, horizon - h, w, h, chance.pick([0.9, 0.97, 1]), 'level');
    for (let wy = horizon - h + 12; wy < horizon - 12; wy += 17)
      for (let wx = x + 8; wx < x + w - 9; wx += 14)
        if (chance.next() < 0.36) lights += `M${round(wx)} ${round(wy)}h6v8h-6Z`;
    x += w * chance.between(0.8, 1.2);
  }
  return towers + path(lights, 0, 'solid');
}

/** A university front: steps, columns, a gable. */
export function front(x: number, y: number, width: number, height: number, count: number): string {
  const [roof, base] = [y + height * 0.34, y + height * 0.86];
  const wing = (side: number): string => {
    const wx = side < 0 ? x - width * 0.42 : x + width;
    const windows = Array.from({ length: 8 }, (_, i) =>
      rect(
        wx + width * 0.05 + (i % 4) * width * 0.09,
        roof + height * (i < 4 ? 0.12 : 0.34),
        width * 0.045,
        height * 0.14,
        0.92,
        'solid',
      ),
    ).join('');
    return (
      rect(
        wx,
        roof + height * 0.04,
        width * 0.42,
        base - roof - height * 0.04,
        side < 0 ? 0.12 : 0.34,
        'level',
        edge,
      ) +
      rect(wx - 6, roof, width * 0.42 + 12, height * 0.05, 0.04, 'solid', edge) +
      windows
    );
  };
  const steps = [0, 1, 2, 3]
    .map((i) =>
      rect(
        x - i * 22,
        base + (i * height * 0.14) / 4,
        width + i * 44,
        height * 0.036,
        i % 2 ? 0.3 : 0.04,
        'level',
        edge,
      ),
    )
    .join('');
  const gable: Point[] = [
    [x - 30, roof - height * 0.08],
    [x + width / 2, y],
    [x + width + 30, roof - height * 0.08],
  ];
  return (
    wing(-1) +
    wing(1) +
    rect(x, roof, width, base - roof, 0.82) +
    [0.28, 0.5, 0.72]
      .map((s) =>
        rect(
          x + width * s - width * 0.035,
          base - height * 0.3,
          width * 0.07,
          height * 0.3,
          1,
          'solid',
        ),
      )
      .join('') +
    colonnade(x, roof, width, base - roof - 8, count) +
    rect(x - 20, roof - height * 0.08, width + 40, height * 0.09, 0.06, 'level', edge) +
    polygon(gable, 0.1, 'level', edge) +
    polygon(
      gable.map(
        ([px, py]): Point => [
          x + width / 2 + (px - x - width / 2) * 0.74,
          roof - height * 0.1 + (py - roof + height * 0.08) * 0.66,
        ],
      ),
      0.42,
      'level',
      edge,
    ) +
    steps
  );
}
