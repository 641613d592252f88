import { random } from '../../../lib/drawing/random.ts';
import { el, round } from '../../../lib/drawing/svg.ts';
import { tone } from '../../lib/engrave.ts';
import { edge, pale } from './edges.ts';
import { disc, gradient, outline, path, rect, stroke } from './shapes.ts';

/** A brass bell that hangs from its rope. */
export const bell = (x: number, y: number, size: number): string =>
  stroke(`M${x} ${y - size * 3}V${y}`, 6, 1, 'solid') +
  path(
    outline([
      [x, y - size * 0.1],
      [x + size * 0.3, y + size * 0.1],
      [x + size * 0.42, y + size * 0.7],
      [x + size * 0.68, y + size * 1.05],
      [x, y + size * 1.12],
      [x - size * 0.68, y + size * 1.05],
      [x - size * 0.42, y + size * 0.7],
      [x - size * 0.3, y + size * 0.1],
    ]),
    0.3,
    'upright',
    edge,
  ) +
  path(
    outline([
      [x, y - size * 0.1],
      [x + size * 0.3, y + size * 0.1],
      [x + size * 0.42, y + size * 0.7],
      [x + size * 0.68, y + size * 1.05],
      [x + size * 0.2, y + size * 1.1],
    ]),
    0.75,
    'upright',
  ) +
  path(disc(x, y + size * 1.2, size * 0.15), 1, 'solid');

/** A clock on the wall. */
export function clock(x: number, y: number, r: number, hours: number, minutes: number): string {
  const hand = (turns: number, length: number, width: number) => {
    const a = turns * 2 * Math.PI - Math.PI / 2;
    return stroke(
      `M${x} ${y}L${round(x + Math.cos(a) * length)} ${round(y + Math.sin(a) * length)}`,
      width,
      1,
      'solid',
    );
  };
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 2 * Math.PI;
    return `M${round(x + Math.cos(a) * r * 0.78)} ${round(y + Math.sin(a) * r * 0.78)}L${round(x + Math.cos(a) * r * 0.9)} ${round(y + Math.sin(a) * r * 0.9)}`;
  });
  return (
    path(disc(x, y, r), 0, 'solid', { stroke: tone(1, 'solid'), 'stroke-width': 8 }) +
    stroke(ticks.join(''), 4, 1, 'solid') +
    hand((hours + minutes / 60) / 12, r * 0.5, 8) +
    hand(minutes / 60, r * 0.74, 5)
  );
}

/** A market stall with a striped awning. */
export function stall(x: number, y: number, width: number, height: number): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [x + (width * i) / 8, x + (width * (i + 1)) / 8];
    return path(
      `M${a} ${y}H${b}V${y + height * 0.2}a${width / 16} ${width / 16} 0 0 1 ${-width / 8} 0Z`,
      i % 2 ? 0.85 : 0.04,
      'level',
      edge,
    );
  });
  return (
    rect(x + width * 0.03, y + height * 0.1, width * 0.94, height * 0.56, 0.72) +
    rect(x + width * 0.02, y, width * 0.03, height, 0.95, 'solid') +
    rect(x + width * 0.95, y, width * 0.03, height, 0.95, 'solid') +
    stripes.join('')
  );
}

/** The front of a stall, drawn after whoever stands behind it. */
export const counter = (x: number, y: number, width: number, height: number, ink = 0.14): string =>
  rect(x, y, width, height, ink, 'upright', edge) +
  rect(x - 8, y - 12, width + 16, 16, 0.02, 'solid', edge);

/** Shelves of books. */
export function shelves(
  seed: string,
  x: number,
  y: number,
  width: number,
  rows: number,
  high = 92,
): string {
  const chance = random(seed);
  let books = '';
  for (let row = 0; row < rows; row++)
    for (let bx = x + 8; bx < x + width - 26; ) {
      const w = chance.between(11, 24);
      const h = high * chance.between(0.6, 0.84);
      if (chance.next() > 0.08)
        books += rect(
          bx,
          y + (row + 1) * high - h - 8,
          w,
          h,
          chance.pick([0.05, 0.3, 0.55, 0.8, 0.95]),
          'upright',
          pale,
        );
      bx += w + 2;
    }
  const boards = Array.from({ length: rows + 1 }, (_, i) => `M${x} ${y + i * high}h${width}`).join(
    '',
  );
  return (
    rect(x, y, width, rows * high, 0.88) +
    books +
    stroke(
      `${boards}M${x} ${y}v${rows * high}M${x + width} ${y}v${rows * high}`,
      9,
      0.04,
      'solid',
      { 'stroke-linecap': 'butt' },
    )
  );
}

/** A lamp on a flex with its cone of light. */
export function pendant(x: number, y: number, size: number): string {
  const cone = gradient([
    [0, 0, 0.55],
    [1, 0, 0],
  ]);
  return (
    cone.definition +
    el('path', {
      d: `M${x - size * 0.6} ${y}H${x + size * 0.6}L${x + size * 2.4} ${y + size * 4.6}H${x - size * 2.4}Z`,
      fill: cone.fill,
    }) +
    stroke(`M${x} 0V${y - size * 0.6}`, 4, 0, 'solid') +
    path(
      `M${x - size * 0.7} ${y}Q${x - size * 0.5} ${y - size * 0.7} ${x} ${y - size * 0.7}Q${x + size * 0.5} ${y - size * 0.7} ${x + size * 0.7} ${y}Z`,
      0.95,
      'solid',
      pale,
    )
  );
}
