import { at } from '../../../lib/drawing/at.ts';
import { contours, levels, sample } from '../../../lib/drawing/contours.ts';
import { figure, type Ground, mix } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { el, line, type Point } from '../../../lib/drawing/svg.ts';
import { surface, TERRAINS } from '../../../lib/drawing/terrain.ts';
import { sum } from '../../lib/samples.ts';
import { typesetter } from '../../lib/typesetter.ts';

const display = await typesetter('serif', { opsz: 72, wght: 420 });
const sturdy = await typesetter('serif', { opsz: 30, wght: 640 });

/** Who a plate shows: a seed, two letters and a lie of the land. */
export interface Sitter {
  slug: string;
  letters: string;
  terrain: keyof typeof TERRAINS;
}

interface PlateStyle {
  width: number;
  height: number;
  /** Distance of the frame from the edge; none where a plate is too small for one. */
  margin: number;
  /** Length of all lines together, in widths of the plate: steep lands get fewer, not more ink. */
  ink: number;
  thin: number;
  heavy: number;
  /** Lines inside the letters, thinner lest they eat them. */
  inverted: number;
  /** Share of the width that the letters take. */
  letters: number;
  sturdy?: boolean;
}

export const PORTRAIT: PlateStyle = {
  width: 480,
  height: 600,
  margin: 14,
  ink: 34,
  thin: 0.75,
  heavy: 1.5,
  inverted: 0.7,
  letters: 0.8,
};

/** Shown 48 px wide: few lines, strong letters. */
export const MINIATURE: PlateStyle = {
  width: 96,
  height: 96,
  margin: 0,
  ink: 9,
  thin: 0.9,
  heavy: 0.9,
  inverted: 0.45,
  letters: 0.82,
  sturdy: true,
};

const length = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = at(points, i);
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

const TRIAL = 12;

/** The contour lines of a sitter's surface as two paths: each, and every fifth. */
function land({ slug, terrain }: Sitter, style: PlateStyle): { thin: string; heavy: string } {
  const { width, height, ink } = style;
  const field = surface(TERRAINS[terrain](random(slug)), width, height);
  const grid = sample(field, width, height, width / 120);
  const trace = (count: number) => levels(grid, count).map((level) => contours(grid, level));
  const trial = sum(trace(TRIAL).flat().map(length)) / TRIAL;
  const paths = trace(Math.round((ink * width) / trial)).map((lines) => lines.map(line).join(''));
  return {
    thin: paths.filter((_, i) => i % 5 !== 2).join(''),
    heavy: paths.filter((_, i) => i % 5 === 2).join(''),
  };
}

/** Letters as wide as the style wants them, a little above the middle of the plate. */
function monogram(letters: string, style: PlateStyle): string {
  const set = style.sturdy ? sturdy : display;
  const tracking = style.sturdy ? -0.02 : -0.03;
  const unit = set(letters, { size: 100, tracking }).width;
  // Narrow letters stop growing before they outgrow the plate.
  const size = Math.min((100 * style.width * style.letters) / unit, style.width * 0.62);
  const width = (unit * size) / 100;
  const capital = size * 0.66;
  return set(letters, {
    x: (style.width - width) / 2,
    y: style.height * (style.sturdy ? 0.5 : 0.47) + capital / 2,
    size,
    tracking,
  }).d;
}

/** A portrait plate: contour lines in ink, turned inside out by the letters over them. */
export function plate(sitter: Sitter, ground: Ground, style: PlateStyle): string {
  const { width, height, margin, thin, heavy, inverted } = style;
  const { thin: every, heavy: fifth } = land(sitter, style);
  const letters = monogram(sitter.letters, style);
  const frame = {
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  };
  const drawn = (color: string, clip: string, fine: number, strong: number) =>
    el(
      'g',
      { fill: 'none', stroke: color, 'stroke-linejoin': 'round', 'clip-path': `url(#${clip})` },
      el('path', { d: every, 'stroke-width': fine }),
      el('path', { d: fifth, 'stroke-width': strong }),
    );
  return figure(
    ground,
    width,
    height,
    el(
      'defs',
      {},
      el('clipPath', { id: 'letters' }, el('path', { d: letters })),
      el('clipPath', { id: 'frame' }, el('rect', frame)),
    ),
    drawn(mix(ground.ground, ground.ink, 0.72), 'frame', thin, heavy),
    el('path', { d: letters, fill: ground.ink }),
    drawn(ground.ground, 'letters', inverted, 1.6 * inverted),
    ...(margin > 0
      ? [el('rect', { ...frame, fill: 'none', stroke: ground.ink, 'stroke-width': 0.75 })]
      : []),
  );
}
