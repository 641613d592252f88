import { times } from '../../../../renderer/drawing/at.ts';
import { mark, PAPER, rect, STONE, stroke } from '../../../../renderer/drawing/figure.ts';
import { palette } from '../../../../renderer/drawing/palette.ts';
import { random } from '../../../../renderer/drawing/random.ts';
import { line, type Point, scale } from '../../../../renderer/drawing/svg.ts';
import type { CardFigure } from '../shareCard.ts';

const STEPS = 160;
const STREAKS = [
  { y: 530, drift: 0, tone: palette.chalk3, width: 1.6 },
  { y: 400, drift: -0.1, tone: palette.chalk3, width: 1.6 },
  { y: 440, drift: 1.7, tone: STONE.data, width: 3.4 },
] as const;

/** The touchstone: three ideas drawn over dark slate, one of them worth something. */
export function touchstone(): CardFigure {
  const x = scale([0, STEPS], [740, 1120]);
  const lines = STREAKS.map(({ y, drift }) => {
    const { normal } = random(`share-${y}`);
    let level = 0;
    return times(STEPS, (i): Point => {
      level += drift + 4.2 * normal();
      return [x(i), y - level];
    });
  });
  return {
    ground: PAPER,
    drawing: [
      rect(690, 104, 560, 600, STONE.ground, { rx: 10 }),
      ...STREAKS.map(({ tone, width }, i) => stroke(line(lines[i] ?? []), tone, width)),
      mark(STONE, lines.at(-1)?.at(-1) ?? [0, 0], 11),
    ].join(''),
  };
}
