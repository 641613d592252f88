import { at, times } from '../../../lib/drawing/at.ts';
import { cumulative } from '../../../lib/drawing/cumulative.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { CHALK, icon } from './pen.ts';

/** Drift of each row, in standard deviations of a step. */
const DRIFTS = [0.5, 0.35, -0.55];

/** A ruled list of equity curves, the last one retired. */
export const strategies = (): string => {
  const { normal } = random('strategies');
  const rows = times(3, (row) => {
    const path = cumulative(times(11, () => normal() + at(DRIFTS, row)));
    const y = scale([Math.min(...path), Math.max(...path)], [12 + row * 15, 4.5 + row * 15]);
    return path.map((value, i): Point => [17 + i * 2.6, y(value)]);
  });
  return icon(
    CHALK.faint('M3 17.500H45M3 32.500H45M3 47H45'),
    CHALK.line(rows.slice(0, 2).map(line).join('')),
    CHALK.signal(line(at(rows, 2))),
    CHALK.line('M4 7.500H10M4 12H8M4 22.500H10M4 27H7M4 37.500H10M4 42H9'),
  );
};

/** Speech that becomes code: a wave that turns into steps. */
export const generative = (): string => {
  const wave = linspace(0, 1, 60).map(
    (t): Point => [3 + t * 19, 24 - (3 + 11 * t) * Math.sin(t * 5 * Math.PI)],
  );
  return icon(
    CHALK.line(line(wave)),
    CHALK.line('M26 24V36H31V12H36V36H41V12H45'),
    CHALK.point([24, 24]),
  );
};

/** A history of changes; the last one waits for the auditor's yes. */
export const trustedCode = (): string =>
  icon(
    CHALK.line('M14 41V9M14 33C14 27 25 30 25 24S14 21 14 15'),
    ...[41, 33, 24, 15].map((y) => CHALK.node([14, y])),
    CHALK.node([25, 24]),
    CHALK.line('M31 24H43M31 33H40M31 41H44M31 15H41M31 6H37'),
    CHALK.signal('M11 5.500l2.6 2.8 4.8-6'),
  );

/** One of the three products of the suite: its window, and how deep in the suite it lies. */
const phoenix = (depth: 0 | 1 | 2, ...contents: string[]): string =>
  icon(
    CHALK.line('M13 4H45V44H13Z'),
    ...[9, 24, 39].map((y, i) => (i <= depth ? CHALK.line : CHALK.faint)(`M3 ${y}H8`)),
    ...contents,
  );

/** A prompt and its caret. */
export const phoenixCopilot = (): string =>
  phoenix(0, CHALK.line('M19 17 26 24 19 31'), CHALK.signal('M29 32H38'));

/** An option chain: calls and puts about the strikes, one of them at the money. */
export const phoenixPro = (): string => {
  const rows = [3, 5, 8.5, 5.5, 3].map((length, i) => ({ length, y: 11.5 + i * 6.25 }));
  return phoenix(
    1,
    ...rows.map(({ length, y }, i) => {
      const bars = `M${27 - length} ${y}H27M31 ${y}H${31 + length}`;
      return i === 2 ? CHALK.signal(bars) : CHALK.line(bars);
    }),
  );
};

/** Braces around a value. */
export const phoenixPython = (): string =>
  phoenix(
    2,
    CHALK.line(
      'M25 12C20 12 24 22 19 24C24 26 20 36 25 36M33 12C38 12 34 22 39 24C34 26 38 36 33 36',
    ),
    CHALK.point([29, 24]),
  );
