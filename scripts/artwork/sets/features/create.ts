import { mark, STONE } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { el } from '../../../lib/drawing/svg.ts';
import { highlight } from '../tools/code.ts';
import { card } from './card.ts';

interface Tie {
  words: string;
  code: string;
  /** Left edges of the phrase and of its call, and the phrase's length. */
  from: number;
  length: number;
  to: number;
}

/** A sentence as a trader types it, and the call that each phrase becomes. */
const TIES: readonly Tie[] = [
  { words: 'Har Thursday', code: 'every("THU")', from: 0, length: 384, to: 440 },
  {
    words: '20-delta strangle becho,',
    code: 'sell(strangle(delta=0.20))',
    from: 0,
    length: 618,
    to: 480,
  },
  {
    words: 'IV 18 se upar ho toh rehne do.',
    code: 'skip(when=iv > 18)',
    from: 0,
    length: 792,
    to: 640,
  },
];

const STEP = 248;
const BASE = 98;
const BOX = 78;

const rule = (index: number) => BASE + index * STEP;

/** From the middle of the phrase's underline down, and across to the call. */
const tie = ({ from, length, to }: Tie, index: number) => {
  const y = rule(index);
  const middle = from + Math.min(length / 2, 260);
  const box = y + 58 + BOX / 2;
  return (
    el('path', {
      d: `M${from} ${y}H${from + length}M${middle} ${y}V${box}H${to}`,
      fill: 'none',
      stroke: palette.graphLit,
      'stroke-width': 3,
    }) + (index === TIES.length - 1 ? mark(STONE, [middle, box], 12) : '')
  );
};

export const CSS = `
.words{position:absolute;font:italic 340 68px/1 Newsreader;letter-spacing:-.012em;white-space:nowrap}
.call{position:absolute;height:${BOX}px;padding:0 26px;display:flex;align-items:center;border:2px solid var(--stone-rule-2);border-radius:6px;background:var(--stone-panel);font:400 38px "Spline Sans Mono";white-space:pre}
.call i{font-style:normal}.call .f{color:var(--teal-lit)}.call .s{color:var(--teal-wash)}
`;

export const markup = (): string =>
  card(
    `<svg width="1200" height="800">${TIES.map(tie).join('')}</svg>`,
    ...TIES.flatMap(({ words, code, from, to }, index) => [
      `<div class="words" style="left:${from}px;top:${rule(index) - 78}px">${words}</div>`,
      `<div class="call" style="left:${to}px;top:${rule(index) + 58}px">${highlight(code)}</div>`,
    ]),
  );
