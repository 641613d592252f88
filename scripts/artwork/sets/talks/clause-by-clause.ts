import { at, times } from '../../../lib/drawing/at.ts';
import { figure, mark, PAPER, rect, segment } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import type { Point } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';

const SECONDS = 32;
const LIMIT = 10;
const CELL = 40;

/** Orders wanted each second: a self-exciting count, quiet until something happens. */
function demand(): number[] {
  const { next } = random('throttle-2');
  let rate = 4;
  return times(SECONDS, (second) => {
    rate = 3.6 + 0.5 * (rate - 3.6) + (second === 8 ? 15 : second === 20 ? 8 : 0);
    let count = -1;
    for (let product = 1; product > Math.exp(-rate); count++) product *= next();
    return count;
  });
}

/** Order flow against a limit a second: what is over it waits its turn. */
export function markup(): string {
  let waiting = 0;
  const base = 684;
  const seconds = demand().map((wanted) => {
    const late = Math.min(waiting, LIMIT);
    const fresh = Math.min(wanted, LIMIT - late);
    waiting += wanted - fresh - late;
    return { late, fresh, over: wanted - fresh };
  });
  const block = (second: number, level: number, fill: string, more = {}) =>
    rect(second * CELL + 3, base - (level + 1) * 33 + 3, CELL - 6, 27, fill, more);
  const line = base - LIMIT * 33;
  const worst = seconds.reduce(
    (best, { over }, i) => (over > at(seconds, best).over ? i : best),
    0,
  );
  const { over } = at(seconds, worst);
  const tip: Point = [(worst + 0.5) * CELL, line - over * 33];
  return figure(
    PAPER,
    1280,
    720,
    ...seconds.flatMap(({ late, fresh, over: held }, second) => [
      ...times(late, (level) => block(second, level, PAPER.ink)),
      ...times(fresh, (level) => block(second, late + level, PAPER.data)),
      ...times(held, (level) =>
        block(second, LIMIT + level, PAPER.ground, { stroke: PAPER.signal, 'stroke-width': 4 }),
      ),
    ]),
    segment([0, line], [1280, line], PAPER.ink, 6),
    segment([0, base], [1280, base], PAPER.ink, 3),
    mark(PAPER, tip, 20),
    label(`${LIMIT} a second`, [1240, line - 30], { size: 56, anchor: 'end', halo: PAPER.ground }),
    figures(`${over} wait`, [tip[0] - 48, Math.max(70, tip[1] + 18)], {
      size: 60,
      anchor: 'end',
      fill: PAPER.signalText,
      halo: PAPER.ground,
    }),
  );
}
