import { at, times } from '../../../lib/drawing/at.ts';
import {
  area,
  dot,
  figure,
  MIST,
  mark,
  mix,
  rect,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { type Eigenpair, eigenpairs } from '../../lib/linear-algebra.ts';
import { correlations, mean } from '../../lib/samples.ts';

/** As many shares as two sections of 21 projects; their sectors are of unequal size. */
const SECTORS = [15, 11, 9, 7];
const SHARES = 42;
const DAYS = 126;

function returns(): number[][] {
  const { normal } = random('correlation');
  const market = times(DAYS, normal);
  return SECTORS.flatMap((size, sector) => {
    const common = times(DAYS, normal);
    return times(size, () => {
      const beta = 0.35 + 0.12 * Math.abs(normal());
      const tilt = 0.55 + 0.07 * sector;
      return times(DAYS, (day) => beta * at(market, day) + tilt * at(common, day) + normal());
    });
  });
}

/** Upper edge of the Marchenko–Pastur law: noise of a variance has no eigenvalue above it. */
export const noiseEdge = (ratio: number, variance: number): number =>
  variance * (1 + Math.sqrt(ratio)) ** 2;

/** Marchenko–Pastur density of noise of a variance, by the ratio of shares to days. */
export function noiseDensity(value: number, ratio: number, variance: number): number {
  const low = variance * (1 - Math.sqrt(ratio)) ** 2;
  const high = noiseEdge(ratio, variance);
  if (value <= low || value >= high) return 0;
  return Math.sqrt((high - value) * (value - low)) / (2 * Math.PI * ratio * variance * value);
}

/** Variance left to the noise: the mean of the eigenvalues under the edge that it implies itself. */
export function noiseVariance(values: readonly number[], ratio: number): number {
  let variance = 1;
  for (let round = 0; round < 20; round++)
    variance = mean(values.filter((value) => value <= noiseEdge(ratio, variance)));
  return variance;
}

/** The matrix with every eigenvalue inside the noise band set to their mean, and a unit diagonal. */
export function cleaned(pairs: readonly Eigenpair[], edge: number): number[][] {
  const noise = pairs.filter(({ value }) => value <= edge);
  const level = noise.reduce((total, { value }) => total + value, 0) / noise.length;
  const size = pairs.length;
  const raw = times(size, (i) =>
    times(size, (j) =>
      pairs.reduce(
        (total, { value, vector }) =>
          total + (value > edge ? value : level) * at(vector, i) * at(vector, j),
        0,
      ),
    ),
  );
  return raw.map((row, i) =>
    row.map((value, j) => value / Math.sqrt(at(at(raw, i), i) * at(at(raw, j), j))),
  );
}

const NEUTRAL = mix(palette.paper, palette.paper2, 0.5);
const AGAINST = mix(palette.accent, palette.paper2, 0.45);

const shade = (value: number) =>
  value > 0
    ? mix(NEUTRAL, palette.graphInk, Math.min(1, value / 0.62))
    : mix(NEUTRAL, AGAINST, Math.min(1, -value / 0.45));

/** Above the diagonal the sample's correlations, below it what survives Marchenko and Pastur. */
export function markup(): string {
  const raw = correlations(returns());
  const pairs = eigenpairs(raw);
  const variance = noiseVariance(
    pairs.map(({ value }) => value),
    SHARES / DAYS,
  );
  const edge = noiseEdge(SHARES / DAYS, variance);
  const clean = cleaned(pairs, edge);
  const signals = pairs.filter(({ value }) => value > edge);
  const side = 620;
  const cell = side / SHARES;
  const cells = raw.flatMap((row, i) =>
    row.map((value, j) =>
      rect(
        j * cell,
        i * cell,
        cell + 0.4,
        cell + 0.4,
        i === j ? MIST.ink : shade(j > i ? value : at(at(clean, i), j)),
      ),
    ),
  );

  const columns = signals.flatMap(({ vector }, k) => {
    const x = 745 + k * 118;
    const sign = Math.sign(vector.reduce((total, value) => total + value, 0));
    return [
      segment([x, 0], [x, side], MIST.ink, 2),
      ...vector.map((value, i) =>
        rect(
          Math.min(x, x + sign * value * 190),
          i * cell + 2,
          Math.abs(value) * 190,
          cell - 4,
          sign * value > 0 ? MIST.data : AGAINST,
        ),
      ),
    ];
  });

  const x = scale([0, at(pairs, 0).value * 1.03], [64, 1150]);
  const base = 836;
  const y = scale([0, 1.5], [base, 670]);
  const density = linspace(0.1, edge, 160).map(
    (value): Point => [x(value), y(noiseDensity(value, SHARES / DAYS, variance))],
  );

  return figure(
    MIST,
    1200,
    900,
    ...cells,
    ...columns,
    segment([0, side], [1200, side], MIST.ink, 3),
    segment([side, 0], [side, side], MIST.ink, 3),
    label('raw', [side - 30, 62], { size: 60, anchor: 'end', halo: NEUTRAL }),
    label('cleaned', [26, side - 30], { size: 60, halo: NEUTRAL }),
    area(`${line(density)}Z`, MIST.rule),
    stroke(line(density), MIST.ink, 3),
    ...pairs
      .filter(({ value }) => value <= edge)
      .map(({ value }) => segment([x(value), base], [x(value), base - 30], MIST.ink, 2.5)),
    ...signals.map(
      ({ value }) =>
        segment([x(value), base], [x(value), 720], MIST.data, 7) +
        dot([x(value), 720], 12, MIST.data),
    ),
    segment([0, base], [1200, base], MIST.ink, 2.5),
    mark(MIST, [x(edge), base], 14),
    label('noise', [146, 706], { size: 42 }),
    figures(`λ_+ = ${edge.toFixed(2)}`, [x(edge) - 14, 884], { fill: MIST.signalText, size: 34 }),
    figures(`${signals.length} of ${SHARES} are signal`, [1150, 884], { anchor: 'end', size: 34 }),
  );
}
