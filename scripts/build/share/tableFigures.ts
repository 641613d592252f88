import { CANDIDATES, stackCandidates } from '../../../components/sections/figures/candidates.ts';
import { netOrders } from '../../../components/sections/figures/netting.ts';
import { numberText } from '../../../components/sections/figures/numberText.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { fill } from '../../../content/schema/fill.ts';
import type { Page } from '../../../content/schema/pages.ts';
import { localeOf } from '../../../content/schema/place.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { dot, mark, PAPER, rect, STONE, stroke } from '../../../renderer/drawing/figure.ts';
import { line, type Point, scale } from '../../../renderer/drawing/svg.ts';
import { lettering } from './lettering.ts';
import type { CardFigure } from './shareCard.ts';

const ACCOUNTS = 44;

/** One signal, many accounts: what each buys or sells, and the one order that is left after netting. */
export function netting({ site, brand }: Content): CardFigure {
  const { orders, running, net, gross } = netOrders('share', ACCOUNTS);
  const number = (value: number) => numberText(value, localeOf(brand));
  const words = fill(site.figures.netting.orders, { gross: number(gross), net: number(net) });
  const x = scale([0, ACCOUNTS], [700, 1150]);
  const most = Math.max(...running.map(Math.abs));
  const y = scale([0, most], [470, 150]);
  const bar = scale([0, Math.max(...orders.map(Math.abs))], [0, 110]);
  const steps = running.map((sum, i): Point => [x(i + 0.5), y(sum)]);
  const end = steps.at(-1) as Point;
  return {
    ground: STONE,
    drawing: [
      ...orders.map((order, i) =>
        rect(x(i) + 2, 470 - Math.max(bar(order), 0), 6, Math.abs(bar(order)), STONE.rule),
      ),
      stroke('M690 470H1200', STONE.soft, 1.5),
      stroke(line(steps), STONE.data, 3),
      mark(STONE, end, 11),
      lettering(words, [end[0] + 4, end[1] + 46], {
        font: 'mono',
        size: 20,
        fill: STONE.ink,
        anchor: 'end',
      }),
    ].join(''),
  };
}

const SHOWN = 9;
const HALF_HOUR = 30;

/** The newest talks as long as they take: webinars as bars, podcasts as lines, the newest marked. */
export function minutes({ talks, site, brand }: Content): CardFigure {
  const number = (value: number) => numberText(value, localeOf(brand));
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
          tick === 0 ? fill(site.talks.minutes, { minutes: number(0) }) : number(tick),
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

const MONTHS = 12;
const ROWS = 4;
/** More would run into each other. */
const MOST = 60;
const MONTH_MS = 86_400_000 * 30.4375;

/** Every event of the last years on a calendar, a row a year, the newest marked. */
export function calendar({ events }: Content): CardFigure {
  const dates = events
    .map(({ date }) => date)
    .sort()
    .slice(-MOST);
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].slice(-ROWS).reverse();
  const x = scale([0, MONTHS], [768, 1152]);
  const y = scale([0, Math.max(years.length, 2) - 1], [180, 480]);
  const place = (date: string): Point => [
    x((Date.parse(date) - Date.parse(date.slice(0, 4))) / MONTH_MS),
    y(years.indexOf(date.slice(0, 4))),
  ];
  const shown = dates.filter((date) => years.includes(date.slice(0, 4)));
  return {
    ground: PAPER,
    drawing: [
      ...years.map((year, row) =>
        [
          lettering(year, [700, y(row) + 7], { font: 'mono', size: 20, fill: PAPER.soft }),
          stroke(`M768 ${y(row)}H1200`, PAPER.ink, 1.5),
          stroke(
            Array.from({ length: MONTHS }, (_, i) => `M${x(i)} ${y(row) - 8}v16`).join(''),
            PAPER.ink,
            1,
          ),
        ].join(''),
      ),
      ...shown.slice(0, -1).map((date) => dot(place(date), 12, PAPER.data)),
      mark(PAPER, place(shown.at(-1) ?? ''), 15),
    ].join(''),
  };
}

const LEFT = 748;

const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + wordsIn(inner), 0)
    : 0;
};

/** The parts of a page's terms, or else its sections, as long as their words are many, the longest marked. */
export function clauses({ sections }: Page): CardFigure {
  const terms = sections.find((section) => section[TYPE] === 'terms');
  const parts = terms && TYPE in terms && terms[TYPE] === 'terms' ? terms.parts : sections;
  const words = parts.map(({ ...part }) => wordsIn({ ...part, title: '', note: '' }));
  const longest = Math.max(...words);
  const x = scale([0, longest], [LEFT, 1140]);
  const step = Math.min(42, 440 / parts.length);
  const y = (row: number) => 112 + row * step;
  return {
    ground: PAPER,
    drawing: [
      ...words.map((count, row) => {
        const number = lettering(String(row + 1).padStart(2, '0'), [LEFT - 44, y(row) + 6], {
          font: 'mono',
          size: 18,
          fill: PAPER.soft,
        });
        const bar = rect(LEFT, y(row) - 5, x(count) - LEFT, 10, PAPER.data);
        return number + bar + (count === longest ? mark(PAPER, [x(count), y(row)], 11) : '');
      }),
      stroke(`M${LEFT} 84V${y(parts.length - 1) + 28}`, PAPER.ink, 1.5),
    ].join(''),
  };
}

/** The hiring page's own figure: four hundred papers marked, and the few that are put forward. */
export function candidates({ site, brand }: Content): CardFigure {
  const number = (value: number) => numberText(value, localeOf(brand));
  const { dots, bins, tallest, threshold, forward } = stackCandidates();
  const x = scale([0, bins], [684, 1190]);
  const y = scale([0, tallest], [548, 190]);
  return {
    ground: PAPER,
    drawing: [
      ...dots.map(({ bin, level, forward: isForward }) =>
        dot([x(bin + 0.5), y(level + 0.5)], 4.4, isForward ? PAPER.data : PAPER.soft, {
          opacity: isForward ? undefined : 0.5,
        }),
      ),
      stroke('M684 554H1200', PAPER.ink, 1.5),
      stroke(`M${x(threshold)} 554V176`, PAPER.signalText, 1.5, { 'stroke-dasharray': '5 5' }),
      mark(PAPER, [x(threshold), 176], 10),
      lettering(
        fill(site.figures.candidates.share, {
          count: number(forward),
          all: number(CANDIDATES.count),
        }),
        [x(threshold), 148],
        {
          font: 'mono',
          size: 20,
          fill: PAPER.soft,
          anchor: 'middle',
        },
      ),
    ].join(''),
  };
}
