import { at } from '../../../lib/drawing/at.ts';
import { figure, mark, rect, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { type Point, round } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { waveform } from './waveform.ts';

/** The sentence in its parts, and where the middle of each stands. */
const LEAVES = [
  ['agar', 92],
  ['price', 250],
  ['VWAP', 436],
  ['ke upar jaye', 698],
  ['toh', 932],
  ['kharido', 1128],
] as const;
const ROW = 432;

/** Bits of surprise in each letter, by the frequencies of the sentence itself. */
export function surprisals(sentence: string): number[] {
  const letters = [...sentence];
  return letters.map(
    (letter) => -Math.log2(letters.filter((other) => other === letter).length / letters.length),
  );
}

const branch = ([x0, y0]: Point, [x1, y1]: Point) =>
  stroke(
    `M${round(x0)} ${round(y0)}C${round(x0)} ${round((y0 + y1) / 2)} ${round(x1)} ${round((y0 + y1) / 2)} ${round(x1)} ${round(y1)}`,
    STONE.data,
    5,
  );

const node = (name: string, [x, y]: Point, fill = STONE.ink) => {
  const width = name.length * 26 + 44;
  return (
    rect(x - width / 2, y - 38, width, 76, STONE.ground, {
      stroke: STONE.data,
      'stroke-width': 4,
      rx: 6,
    }) + figures(name, [x, y + 15], { size: 42, anchor: 'middle', fill })
  );
};

/** Hinglish is a programming language: the sentence, its tree, and its waveform. */
export function markup(): string {
  const leaf = (index: number): Point => [at(LEAVES, index)[1], ROW - 56];
  const rule: Point = [690, 70];
  const when: Point = [400, 214];
  const act: Point = [1040, 214];
  const sentence = LEAVES.map(([word]) => word).join(' ');
  const bits = surprisals(sentence);
  const most = Math.max(...bits);
  const bars = [...sentence].map((letter, i) => {
    const reach = letter === ' ' ? 0 : (at(bits, i) / most) * 92;
    return { up: reach, down: reach, fill: letter === ' ' ? STONE.rule : STONE.data };
  });
  return figure(
    STONE,
    1280,
    720,
    branch(rule, when),
    branch(rule, act),
    ...[0, 1, 2, 3].map((index) => branch(when, leaf(index))),
    ...[4, 5].map((index) => branch(act, leaf(index))),
    node('rule', rule),
    node('price > VWAP', when),
    node('buy()', act, STONE.signalText),
    ...LEAVES.map(([word, x]) =>
      label(word, [x, ROW], { size: 56, anchor: 'middle', fill: STONE.ink }),
    ),
    segment([0, 584], [1280, 584], STONE.rule, 3),
    waveform(bars, 584),
    mark(STONE, [1128, ROW + 40], 15),
  );
}
