import brand from '../../content/brand/brand.json' with { type: 'json' };
import { el, line, type Point } from './svg.ts';

/** The site's colours when pictures are drawn. */
export const palette = brand.colours;

/** The colours of a figure on its background. */
export interface Ground {
  ground: string;
  rule: string;
  ink: string;
  soft: string;
  data: string;
  signal: string;
  /** The signal colour as text. */
  signalText: string;
}

const notebook = (ground: string, rule: string): Ground => ({
  ground,
  rule,
  ink: palette.ink,
  soft: palette.ink2,
  data: palette.graph,
  signal: palette.accent,
  signalText: palette.accentInk,
});

export const PAPER = notebook(palette.paper, palette.paperRule);
export const STONE: Ground = {
  ground: palette.stone,
  rule: palette.stoneRule,
  ink: palette.chalk,
  soft: palette.chalk2,
  data: palette.graphLit,
  signal: palette.accentLit,
  signalText: palette.accentLit,
};

type Attributes = Record<string, string | number | undefined>;

/** A whole picture on its ground. */
export const figure = (
  { ground }: Ground,
  width: number,
  height: number,
  ...parts: string[]
): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('rect', { width, height, fill: ground }),
    ...parts,
  );

export const stroke = (d: string, color: string, width = 2, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...more,
  });

export const area = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...more });

export const segment = (a: Point, b: Point, color: string, width = 2): string =>
  stroke(line([a, b]), color, width);

export const dot = ([x, y]: Point, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx: x, cy: y, r, fill, ...more });

/** The one point of a figure that is worth a second look. */
export const mark = ({ ground, signal }: Ground, at: Point, r = 13): string =>
  dot(at, r, ground, { stroke: signal, 'stroke-width': r * 0.36 }) + dot(at, r * 0.36, signal);
