import type { Samples } from './samples.ts';
import type { STAND_INS } from './standIns.ts';

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** One face as the site serves it: which corner of a variable font, under which name. */
export interface Cut {
  /** File name under public/fonts, without its ending. */
  name: string;
  /** Path under node_modules/@fontsource-variable; `latin` in it becomes `latin-ext` for the rest. */
  source: string;
  axes: Axes;
  /** One word: quotation marks would come along to where the late ones are made (lateFaces.script.ts). */
  family: string;
  style: 'normal' | 'italic';
  /** The weights that the file answers for. A fixed cut claims all, lest a browser embolden it. */
  weight: string;
  /** The faces that stand in until the file is there, metric for metric; the first found serves (css.ts). */
  standIns: readonly (keyof typeof STAND_INS)[];
  /** What the first screens set in it. */
  sample: keyof Samples;
}

/** Display type is set at one weight and at the largest optical size: hairlines are its point. */
const DISPLAY: Axes = { opsz: 72, wght: 340 };

const newsreader = (
  style: Cut['style'],
  name: string,
  sample: Cut['sample'],
  standIns: Cut['standIns'],
): Cut => ({
  name,
  source: `newsreader/files/newsreader-latin-opsz-${style}.woff2`,
  axes: DISPLAY,
  family: 'Newsreader',
  style,
  weight: '200 800',
  standIns,
  sample,
});

export const CUTS: readonly Cut[] = [
  newsreader('normal', 'newsreader-display', 'claims', ['noto-serif', 'times', 'dejavu-serif']),
  newsreader('italic', 'newsreader-display-italic', 'turns', [
    'noto-serif-italic',
    'times-italic',
    'dejavu-serif-italic',
  ]),
  {
    name: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    family: 'Hanken',
    style: 'normal',
    weight: '400 600',
    standIns: ['noto-sans', 'arial', 'dejavu-sans'],
    sample: 'text',
  },
  {
    name: 'spline-sans-mono',
    source: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: 400 },
    family: 'Spline',
    style: 'normal',
    weight: '200 800',
    standIns: ['mono'],
    sample: 'text',
  },
];

type Range = readonly [first: number, last: number];

/** Characters that a file answers for, as code points and ranges of them. */
export interface Coverage {
  /** Added to the file's name. */
  suffix: string;
  subset: 'latin' | 'latin-ext';
  ranges: readonly Range[];
}

const one = (character: string): Range => {
  const code = character.codePointAt(0) as number;
  return [code, code];
};

/** Letters of Sanskrit and Urdu names in scholarly spelling, outside Latin Extended-A. */
const INDIC = [...'ḌḍḤḥḶḷṀṁṂṃṄṅṆṇṚṛṢṣṬṭẒẓ'];

/** Quotation marks, dashes and stops; money; what stands at numbers and between them. */
const SIGNS = '\u00a0–—‘’“”·…′″™©€£−×÷±°';

/** What this trade's English borrows most: résumé, Itô, crème, Schrödinger. */
const BORROWED = 'éèôö';

/** The other letters of Western Europe, their quotation marks and rarer signs. */
const WESTERN =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçêëìíîïðñòóõøùúûüýþÿıŒœˆ˚˜‚„‹›•¡¢¤¥¦§¨ª«¬\u00ad®¯²³´µ¶¸¹º»¼½¾¿';

/**
 * In the file that every page loads: English and the signs of the trade. The letters of other
 * languages and the rupee are in files that a browser loads when it meets one of them.
 */
export const COVERAGE: readonly Coverage[] = [
  {
    suffix: '',
    subset: 'latin',
    ranges: [[0x20, 0x7e], ...[...SIGNS, ...BORROWED].map(one)],
  },
  { suffix: '-west', subset: 'latin', ranges: [...WESTERN].map(one) },
  {
    suffix: '-ext',
    subset: 'latin-ext',
    ranges: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], ...[...INDIC, '₹'].map(one)],
  },
];
