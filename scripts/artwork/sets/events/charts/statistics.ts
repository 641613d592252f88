import { area, dot, mark, PAPER, rect, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { band, line, linspace, type Point, scale } from '../../../../lib/drawing/svg.ts';
import { eigenpairs } from '../../../lib/linear-algebra.ts';
import { normalDensity } from '../../../lib/normal.ts';
import { correlations } from '../../../lib/samples.ts';
import { type Chart, frame, pen } from './frame.ts';

/** Log densities: the normal, and a Student t of three degrees scaled to its variance. */
export const tails: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const sx = scale([-7, 7], x);
  const sy = scale([-6.5, 0], y);
  const xs = linspace(-7, 7, 90);
  const c = Math.sqrt(3);
  const student = (v: number) => (c * 2) / (Math.PI * Math.sqrt(3) * (1 + (v * c) ** 2 / 3) ** 2);
  const logged = (f: (v: number) => number) =>
    xs.map((v): Point => [sx(v), sy(Math.log10(f(v)))]).filter(([, py]) => py <= y[0]);
  return (
    back +
    area(
      band(
        logged(student).filter(([px]) => px > sx(3.6)),
        [
          [sx(3.6), y[0]],
          [x[1], y[0]],
        ],
      ),
      ground.wash,
    ) +
    stroke(line(logged(normalDensity)), ground.ink, pen(width) * 0.8) +
    stroke(line(logged(student)), ground.data, pen(width) * 1.2) +
    mark(ground, [sx(5), sy(Math.log10(student(5)))], pen(width) * 2.2)
  );
};

/** Quantiles of a Student t sample against those of a normal sample. */
export const quantiles: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const chance = random('quantiles');
  const t = () =>
    chance.normal() /
    Math.sqrt((chance.normal() ** 2 + chance.normal() ** 2 + chance.normal() ** 2) / 3);
  const sample = Array.from({ length: 160 }, t).sort((a, b) => a - b);
  const theory = Array.from({ length: 160 }, () => chance.normal()).sort((a, b) => a - b);
  const sx = scale([-3, 3], x);
  const sy = scale([-6, 6], y);
  const dots = sample
    .map((v, i): Point => [theory[i] as number, v])
    .filter(([a, b]) => Math.abs(a) < 3 && Math.abs(b) < 6);
  const [a, b] = dots[0] as Point;
  return (
    back +
    segment([sx(-3), sy(-3)], [sx(3), sy(3)], ground.ink, pen(width) * 0.7) +
    dots.map(([px, py]) => dot([sx(px), sy(py)], pen(width) * 0.9, ground.data)).join('') +
    mark(ground, [sx(a), sy(b)], pen(width) * 2)
  );
};

const oneFactor = (seed: string, count: number, days: number, least: number): number[][] => {
  const chance = random(seed);
  const market = Array.from({ length: days }, () => chance.normal());
  return Array.from({ length: count }, (_, i) => {
    const loading = least + (i % 5 === 0 ? 0.4 : 0.3 * chance.next());
    return market.map((m) => loading * m + Math.sqrt(1 - loading ** 2) * chance.normal());
  });
};

/** A sample correlation matrix of shares that follow one market. */
export const heat: Chart = (width, height, ground = PAPER) => {
  const matrix = correlations(oneFactor('heat', 18, 80, 0.3));
  const size = Math.min(width, height) * 0.84;
  const [x0, y0, cell] = [(width - size) / 2, (height - size) / 2, size / 18];
  return (
    rect(0, 0, width, height, ground.ground) +
    matrix
      .flatMap((row, i) =>
        row.map((value, j) =>
          rect(
            x0 + j * cell,
            y0 + i * cell,
            cell - 1,
            cell - 1,
            i === j ? ground.ink : value > 0 ? ground.data : ground.signal,
            { opacity: i === j ? 1 : Math.min(1, Math.abs(value) * 1.5) },
          ),
        ),
      )
      .join('')
  );
};

/** Eigenvalues of that matrix over the Marchenko–Pastur density; one of them is no noise. */
export const spectrum: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const [count, days] = [60, 180];
  const values = eigenpairs(correlations(oneFactor('spectrum', count, days, 0.02))).map(
    ({ value }) => value,
  );
  const q = count / days;
  const ends: Point = [(1 - Math.sqrt(q)) ** 2, (1 + Math.sqrt(q)) ** 2];
  const density = (v: number) =>
    Math.sqrt(Math.max(0, (ends[1] - v) * (v - ends[0]))) / (2 * Math.PI * q * v);
  const top = Math.max(...linspace(ends[0], ends[1], 60).map(density)) * 1.5;
  const largest = values[0] as number;
  const sx = scale([0, Math.max(4, largest * 1.06)], x);
  const sy = scale([0, top], y);
  const width0 = 0.2;
  const bins = Array.from(
    { length: 20 },
    (_, i) =>
      values.filter((v) => v >= i * width0 && v < (i + 1) * width0).length / (count * width0),
  );
  const curve = linspace(ends[0], ends[1], 70).map((v): Point => [sx(v), sy(density(v))]);
  return (
    back +
    bins
      .map((value, i) =>
        rect(sx(i * width0), sy(value), sx(width0) - sx(0) - 2, y[0] - sy(value), ground.wash),
      )
      .join('') +
    stroke(line(curve), ground.data, pen(width) * 1.2) +
    segment([sx(largest), y[0]], [sx(largest), sy(top * 0.3)], ground.signal, pen(width)) +
    mark(ground, [sx(largest), sy(top * 0.3)], pen(width) * 2)
  );
};
