import type { Drawing } from '../lib/render.ts';
import { markup as clauseByClause } from './talks/clause-by-clause.ts';
import { markup as hedgingGaps } from './talks/hedging-gaps.ts';
import { markup as hinglishCompiler } from './talks/hinglish-compiler.ts';
import { markup as losingWell } from './talks/losing-well.ts';
import { markup as orderBookFirst } from './talks/order-book-first.ts';
import { markup as politeSharpe } from './talks/polite-sharpe.ts';
import { markup as sviAfternoon } from './talks/svi-afternoon.ts';
import { markup as taxToRates } from './talks/tax-to-rates.ts';
import { markup as twelveQuestions } from './talks/twelve-questions.ts';

const thumbnail = (slug: string, markup: () => string): Drawing => ({
  file: `images/talks/${slug}.webp`,
  width: 1280,
  height: 720,
  scale: 1,
  markup,
});

/** The nine thumbnails: seminars show a figure, podcasts a waveform of their own subject. */
export const drawings: readonly Drawing[] = [
  thumbnail('order-book-first', orderBookFirst),
  thumbnail('polite-sharpe', politeSharpe),
  thumbnail('hedging-gaps', hedgingGaps),
  thumbnail('tax-to-rates', taxToRates),
  thumbnail('svi-afternoon', sviAfternoon),
  thumbnail('losing-well', losingWell),
  thumbnail('clause-by-clause', clauseByClause),
  thumbnail('hinglish-compiler', hinglishCompiler),
  thumbnail('twelve-questions', twelveQuestions),
];
