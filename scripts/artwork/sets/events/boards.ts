import { STONE } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { el, type Point, round } from '../../../lib/drawing/svg.ts';
import { OPENING } from '../../lib/engrave.ts';
import { figures, label } from '../../lib/letters.ts';
import { type Camera, project, type Spot } from './camera.ts';
import type { Chart } from './charts.ts';
import { type Framed, polygon, rect } from './shapes.ts';

/** Crisp content in a frame; what is drawn later in front of it covers it. */
export function board(
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
  rim = 9,
  rimInk = 1,
): Framed {
  return {
    grey:
      rect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, rimInk, 'solid') +
      el('rect', { x, y, width, height, fill: OPENING }),
    crisp: el('svg', { x, y, width, height, overflow: 'hidden' }, content),
  };
}

/** A chart on a screen. */
export const screen = (
  x: number,
  y: number,
  width: number,
  height: number,
  chart: Chart,
  rim?: number,
  dark = false,
): Framed =>
  board(x, y, width, height, dark ? chart(width, height, STONE) : chart(width, height), rim);

/** A screen on a wall that faces us: corners in metres. */
export function wallScreen(
  camera: Camera,
  [x0, y0, z]: Spot,
  [x1, y1]: Point,
  chart: Chart,
  rim?: number,
  dark = false,
): Framed {
  const [left, top] = project(camera, [x0, y1, z]);
  const [right, bottom] = project(camera, [x1, y0, z]);
  return screen(left, top, right - left, bottom - top, chart, rim, dark);
}

interface Chalk {
  lines: readonly string[];
  size: number;
  chart?: Chart;
}

/** A blackboard: lines of chalk on the left, a chart drawn in chalk on the right. */
export function blackboard(
  x: number,
  y: number,
  width: number,
  height: number,
  { lines, size, chart }: Chalk,
): Framed {
  const leading = size * 1.42;
  const first = (height - leading * (lines.length - 1)) / 2 + size * 0.3;
  const side = Math.min(width * 0.36, height * 1.1);
  const content =
    el('rect', { width, height, fill: palette.stone }) +
    lines
      .map((source, i) =>
        label(source, [size * 0.7, first + i * leading], { size, fill: palette.chalk }),
      )
      .join('') +
    (chart
      ? el(
          'g',
          {
            transform: `translate(${round(width - side - height * 0.05)} ${round(height * 0.14)})`,
          },
          chart(side, height * 0.72, { ...STONE, rule: palette.stone }),
        )
      : '');
  return board(x, y, width, height, content, 13, 0.05);
}

/** Any flat drawing set in a parallelogram: a laptop's screen, a sheet on a table. */
export function slanted(
  [ox, oy]: Point,
  [ux, uy]: Point,
  [wx, wy]: Point,
  chart: Chart,
  dark = false,
): Framed {
  const [width, height] = [Math.hypot(ux, uy), Math.hypot(wx, wy)];
  const corners: Point[] = [
    [ox, oy],
    [ox + ux, oy + uy],
    [ox + ux + wx, oy + uy + wy],
    [ox + wx, oy + wy],
  ];
  const matrix = [ux / width, uy / width, wx / height, wy / height, ox, oy]
    .map((v) => v.toFixed(4))
    .join(' ');
  const rim = corners.map(([x, y], i): Point => {
    const [cx, cy] = [ox + (ux + wx) / 2, oy + (uy + wy) / 2];
    const far = Math.hypot(x - cx, y - cy);
    return [x + ((x - cx) / far) * 12, y + ((y - cy) / far) * (i < 2 ? 12 : 16)];
  });
  return {
    grey:
      polygon(rim, 1, 'solid') +
      el('path', { d: `M${corners.map((p) => p.map(round).join(' ')).join('L')}Z`, fill: OPENING }),
    crisp: el(
      'g',
      { transform: `matrix(${matrix})` },
      dark ? chart(width, height, STONE) : chart(width, height),
    ),
  };
}

/** A banner of cloth with one line of words, as a chart. */
export const words =
  (lines: readonly string[], share = 0.3): Chart =>
  (width, height, ground = STONE) => {
    const size = Math.min(height * share, (width * 1.75) / Math.max(...lines.map((l) => l.length)));
    const leading = size * 1.15;
    return (
      el('rect', { width, height, fill: ground.ground }) +
      lines
        .map((source, i) =>
          label(
            source,
            [width / 2, height / 2 + (i - (lines.length - 1) / 2) * leading + size * 0.32],
            { size, fill: i === 0 ? ground.ink : ground.signal, anchor: 'middle' },
          ),
        )
        .join('')
    );
  };

/** Lines of code; the last word of a line after `|` is the one to look at twice. */
export const code =
  (lines: readonly string[], size: number): Chart =>
  (width, height, ground = STONE) =>
    el('rect', { width, height, fill: ground.ground }) +
    lines
      .map((source, i) => {
        const [plain = '', marked = ''] = source.split('|');
        const y = height * 0.5 + (i - (lines.length - 1) / 2) * size * 1.6 + size * 0.32;
        const advance = size * 0.6;
        return (
          figures(plain, [size, y], { size, fill: ground.ink }) +
          figures(marked, [size + plain.length * advance, y], { size, fill: ground.signal })
        );
      })
      .join('');
