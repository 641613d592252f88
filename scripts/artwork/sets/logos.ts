import { palette } from '../../lib/drawing/palette.ts';
import { type Line, logo } from './logos/logo.ts';
import * as marks from './logos/marks.ts';

const line = (
  voice: Line['voice'],
  words: string,
  size: number,
  y: number,
  tracking = 0,
): Line => ({ voice, words, size, y, tracking });

const PARTNERS: Readonly<Record<string, readonly [marks.Mark, readonly Line[]]>> = {
  'vindhyagiri-institute': [
    marks.hill,
    [line('roman', 'Vindhyagiri', 26, 31), line('sans', 'Institute of Technology', 14, 50)],
  ],
  'tamrapatra-school': [
    marks.plates,
    [line('italic', 'Tamrapatra', 30, 33), line('bold', 'SCHOOL OF BUSINESS', 12.5, 51, 0.06)],
  ],
  'konkan-exchange': [
    marks.dhow,
    [line('bold', 'KONKAN', 20, 30, 0.06), line('bold', 'STOCK EXCHANGE', 14, 50, 0.03)],
  ],
  'saptarishi-institute': [
    marks.sages,
    [line('light', 'Saptarishi Institute', 21, 29), line('light', 'of Statistics', 21, 51)],
  ],
  'meghmala-university': [
    marks.clouds,
    [line('roman', 'MEGHMALA', 20, 30, 0.1), line('roman', 'UNIVERSITY', 14, 50, 0.24)],
  ],
  'nilgai-institute': [
    marks.bull,
    [line('bold', 'nilgai', 32, 32, -0.03), line('sans', 'Institute of Technology', 14, 52)],
  ],
  'ashtapada-institute': [
    marks.board,
    [
      line('mono', 'ashtapada', 18, 24),
      line('mono', 'institute of', 13, 41),
      line('mono', 'mathematics', 13, 55),
    ],
  ],
  'digvalay-college': [
    marks.compass,
    [line('sans', 'DIGVALAY', 19, 29, 0.16), line('sans', 'College of Engineering', 14, 50)],
  ],
  'quorum-forum': [
    marks.table,
    [line('light', 'Quorum', 33, 34, -0.02), line('mono', 'Derivatives Forum', 12.5, 52)],
  ],
  'monsoon-conference': [
    marks.rain,
    [line('bold', 'Monsoon', 22, 29, -0.01), line('sans', 'Quant Conference', 18, 51)],
  ],
  pybazaar: [marks.stall, [line('mono', 'PyBazaar', 28, 42, -0.04)]],
  'palk-strait-week': [
    marks.strait,
    [line('italic', 'Palk Strait', 27, 31), line('sans', 'FINTECH WEEK', 13, 51, 0.16)],
  ],
};

export const vectors: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(PARTNERS).map(([slug, [mark, lines]]) => [
      `images/logos/${slug}.svg`,
      () => logo(mark, lines, palette.ink),
    ]),
  ),
  // Stands on the desk, where ink would not show.
  'images/logos/godown-cloud.svg': () =>
    logo(marks.godown, [line('sans', 'Godown Cloud', 24, 41, -0.01)], palette.chalk),
};
