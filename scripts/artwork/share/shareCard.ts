import { SHARE_SIZE } from '../../../renderer/head/sharePicture.ts';
import { times } from '../lib/at.ts';
import { figure, type Ground, PAPER, stroke } from '../lib/figure.ts';
import { el, round } from '../lib/svg.ts';
import { mark } from '../sets/brand/mark.ts';
import { FACES, lettering, wrap, wrapEvenly } from './lettering.ts';

/** What a card says. */
export interface CardWords {
  brand: string;
  /** The page's title, with or without the brand. */
  title: string;
  description: string;
  /** The page's address without its scheme, as people say it. */
  address: string;
}

/** A card's drawing: on which ground, beside the words. */
export interface CardFigure {
  ground: Ground;
  drawing: string;
  /** The ground under the brand, where the figure covers it. */
  foot?: Ground;
}

const { width, height } = SHARE_SIZE;
/** The words' left edge, their width, and the rule that they hang from. */
const LEFT = 64;
const WIDTH = 576;
const TOP = 48;

const SIZES = [84, 76, 68, 62, 56, 50] as const;
/** A title of the longest length in wide letters. */
const SMALLEST = 44;
const LINES = 3;
const TRACKING = -0.022;
const TEXT_SIZE = 25;
const LEADING = 34;
/** From the title's last line to the first of the description. */
const GAP = 54;
/** The lowest line of the description, clear of the brand. */
const BOTTOM = 522;

/** The title without the brand, which the card shows by its mark. */
export const withoutBrand = (title: string, brand: string) =>
  title.replace(` · ${brand}`, '').replace(`${brand} · `, '');

/** A claim in roman, and its turn in italic from a colon on, or from where it says for whom. */
const TURN = /(?<=:) | (?=(?:for|on|in|with) )/;

/** A stretch of the title in one voice. */
interface Voice {
  face: 'claim' | 'turn';
  text: string;
}

function voices(title: string): Voice[] {
  const [claim = '', ...turn] = title.split(TURN);
  return [
    { face: 'claim', text: claim },
    ...(turn.length > 0 ? [{ face: 'turn', text: turn.join(' ') } as const] : []),
  ];
}

/**
 * The title in the largest size that leaves it at three lines; a claim and its turn stand apart.
 * @param lowest where its last line may stand at the lowest
 */
function headline(title: string, fill: string, lowest: number) {
  const measure = (face: Voice['face'], size: number) => (line: string) =>
    FACES[face](line, { size, tracking: TRACKING }).width;
  const lay = (size: number): Voice[] =>
    voices(title).flatMap(({ face, text }) =>
      wrapEvenly(text, WIDTH, measure(face, size)).map((line) => ({ face, text: line })),
    );
  const step = (size: number) => size * 1.04;
  const first = (size: number) => TOP + 64 + size * 0.78;
  const last = (size: number) => first(size) + (lay(size).length - 1) * step(size);
  const fits = (size: number) =>
    lay(size).length <= LINES &&
    last(size) <= lowest &&
    lay(size).every(({ face, text }) => measure(face, size)(text) <= WIDTH);
  const size = SIZES.find(fits) ?? SMALLEST;
  const style = { size, fill, tracking: TRACKING };
  return {
    markup: lay(size)
      .map(({ face, text }, i) =>
        lettering(text, [LEFT - size * 0.04, first(size) + i * step(size)], { face, ...style }),
      )
      .join(''),
    bottom: last(size),
  };
}

/** The picture that a shared link shows: the page's words beside its figure. */
export function shareCard(words: CardWords, { ground, drawing, foot = ground }: CardFigure) {
  const text = wrap(
    words.description,
    WIDTH - 40,
    (line) => FACES.text(line, { size: TEXT_SIZE }).width,
  );
  const lowest = BOTTOM - GAP - (text.length - 1) * LEADING;
  const title = headline(withoutBrand(words.title, words.brand), ground.ink, lowest);
  const grid =
    times(12, (i) => `M0 ${i * 54 + 48}H${width}`).join('') +
    times(22, (i) => `M${LEFT + i * 54} 0V${height}`).join('');
  return figure(
    ground,
    width,
    height,
    stroke(grid, ground.rule, 0.5, { opacity: ground === PAPER ? 0.6 : 0.45 }),
    drawing,
    stroke(`M${LEFT} ${TOP}H${width}`, ground.ink, 1.5),
    lettering(words.address, [LEFT, TOP + 32], {
      face: 'mono',
      size: 20,
      fill: ground.signalText,
    }),
    title.markup,
    ...text.map((line, i) =>
      lettering(line, [LEFT, round(title.bottom + GAP + i * LEADING)], {
        face: 'text',
        size: TEXT_SIZE,
        fill: ground.soft,
      }),
    ),
    el('g', { transform: `translate(${LEFT - 5} 546) scale(1.4)` }, mark(foot.ink)),
    lettering(words.brand, [LEFT + 48, 588], {
      face: 'claim',
      size: 46,
      fill: foot.ink,
      tracking: -0.02,
    }),
  );
}
