import { at, times } from '../../lib/at.ts';
import { random } from '../../lib/random.ts';
import { cumulative } from '../../lib/samples.ts';
import { el, line, linspace, type Point, scale } from '../../lib/svg.ts';
import { CHALK, icon } from './pen.ts';

/** A ruled list of equity curves, the last one retired. */
export const strategies = (): string => {
  const { normal } = random('strategies');
  const rows = times(3, (row) => {
    const path = cumulative(times(11, () => normal() + [0.5, 0.35, -0.55][row]!));
    const y = scale([Math.min(...path), Math.max(...path)], [14 + row * 15, 5 + row * 15]);
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
    CHALK.line('M31 24H43M31 33H40M31 41H44M31 15H41'),
    CHALK.signal('M11 5.500l2.6 2.8 4.8-6'),
    CHALK.signal('M31 6H37'),
  );

/** The three depths of the suite, from the app at the top down to the engine. */
const DEPTHS = [9, 24, 39] as const;

const plane = (y: number) => `M4 ${y} 24 ${y - 7} 44 ${y} 24 ${y + 7}Z`;

/** One depth of the suite, with what lives there drawn on its plane. */
const phoenix = (depth: 0 | 1 | 2, contents: string): string =>
  icon(
    ...DEPTHS.map((y, i) => (i === depth ? CHALK.line(plane(y)) : CHALK.faint(plane(y)))),
    el('g', { transform: `matrix(.8 .28 -.8 .28 24 ${DEPTHS[depth]})` }, CHALK.signal(contents)),
  );

/** A prompt and its caret. */
export const phoenixCopilot = (): string => phoenix(0, 'M-6 -5L-1 0L-6 5M1 5H7');

/** The dealing room's columns. */
export const phoenixPro = (): string => phoenix(1, 'M-6 6V-1M-2 6V-6M2 6V1M6 6V-4');

/** Braces. */
export const phoenixPython = (): string =>
  phoenix(2, 'M-3 -7C-6 -7 -4 -1 -7 0C-4 1 -6 7 -3 7M3 -7C6 -7 4 -1 7 0C4 1 6 7 3 7');
