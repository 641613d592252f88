import type { Content } from '../../../../content/schema/collections.ts';
import { fill } from '../../../../content/schema/fill.ts';
import { dot, mark, PAPER, rect, stroke } from '../../../../renderer/drawing/figure.ts';
import { scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

const SHOWN = 9;
const HALF_HOUR = 30;

/** The newest talks as long as they take: webinars as bars, podcasts as lines, the newest marked. */
export function minutes({ talks, site }: Content): CardFigure {
  const shown = talks
    .flatMap(({ minutes: length, ...talk }) => (length ? [{ ...talk, minutes: length }] : []))
    .sort((a, b) => b.id - a.id)
    .slice(0, SHOWN);
  const longest = Math.max(HALF_HOUR, ...shown.map((talk) => talk.minutes));
  const x = scale([0, longest], [700, 1150]);
  const y = scale([0, SHOWN - 1], [142, 500]);
  const ticks = Array.from({ length: Math.ceil(longest / HALF_HOUR) }, (_, i) => i * HALF_HOUR);
  return {
    ground: PAPER,
    drawing: [
      stroke(ticks.map((tick) => `M${x(tick)} 112V540`).join(''), PAPER.rule, 1.5),
      ...shown.map((talk, row) => {
        const end = x(talk.minutes);
        const isNewest = row === 0;
        const body =
          talk.type === 'seminar'
            ? rect(700, y(row) - 8, end - 700, 16, PAPER.data)
            : stroke(`M700 ${y(row)}H${end}`, PAPER.ink, 2.5);
        const head = isNewest
          ? mark(PAPER, [end, y(row)], 11)
          : talk.type === 'podcast'
            ? dot([end, y(row)], 6, PAPER.ink)
            : '';
        return body + head;
      }),
      stroke('M690 540H1200', PAPER.ink, 1.5),
      ...ticks.map((tick) =>
        lettering(
          tick === 0 ? fill(site.talks.minutes, { minutes: 0 }) : String(tick),
          [x(tick), 572],
          {
            font: 'mono',
            size: 18,
            fill: PAPER.soft,
            anchor: 'middle',
          },
        ),
      ),
    ].join(''),
  };
}
