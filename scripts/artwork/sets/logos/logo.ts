import type { Setting, Typesetter } from '../../../lib/drawing/outlines.ts';
import { el } from '../../../lib/drawing/svg.ts';
import { typesetter } from '../../lib/typesetter.ts';
import { MARK, type Mark } from './marks.ts';

const HEIGHT = 64;
const MARGIN = 2;
const GAP = 13;

/** The voices that names are set in; sizes are those of the 64 px high logo. */
export const VOICES = {
  roman: await typesetter('serif', { opsz: 24, wght: 500 }),
  light: await typesetter('serif', { opsz: 40, wght: 380 }),
  italic: await typesetter('italic', { opsz: 36, wght: 460 }),
  sans: await typesetter('sans', { wght: 500 }),
  bold: await typesetter('sans', { wght: 700 }),
  mono: await typesetter('mono', { wght: 500 }),
} satisfies Record<string, Typesetter>;

/** One line of a name. */
export interface Line extends Pick<Setting, 'size' | 'tracking'> {
  words: string;
  voice: keyof typeof VOICES;
  /** Baseline. */
  y: number;
}

/** Mark to the left, name to the right, as wide as the longest line needs. */
export function logo(mark: Mark, lines: readonly Line[], color: string): string {
  const x = MARGIN + MARK + GAP;
  const set = lines.map(({ words, voice, ...setting }) => VOICES[voice](words, { x, ...setting }));
  const width = Math.ceil(x + Math.max(...set.map((text) => text.width)) + MARGIN);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${HEIGHT}`,
      width,
      height: HEIGHT,
    },
    el('g', { transform: `translate(${MARGIN} ${(HEIGHT - MARK) / 2})` }, mark(color)),
    el('path', { d: set.map(({ d }) => d).join(''), fill: color }),
  );
}
