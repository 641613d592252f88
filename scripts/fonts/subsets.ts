type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** One font as the site serves it: which corner of a variable font, under which name. */
export interface FontInstance {
  /** File name under public/fonts, without its ending. */
  name: string;
  /** Path under node_modules/@fontsource-variable; `latin` in it becomes `latin-ext` for the rest. */
  source: string;
  axes: Axes;
  family: string;
  style: 'normal' | 'italic';
  /** The weights that the file answers for. One weight claims all, lest a browser embolden it. */
  weight: string;
  /** The kind of system font that is shown until the file has come. */
  fallback: 'serif' | 'serif-italic' | 'sans' | 'mono';
}

/** Display type is set at one weight and at the largest optical size: hairlines are its point. */
const newsreader = {
  axes: { opsz: 72, wght: 340 },
  family: 'Newsreader',
  weight: '200 800',
};

export const FONTS: readonly FontInstance[] = [
  {
    ...newsreader,
    name: 'newsreader-display',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    fallback: 'serif',
  },
  {
    ...newsreader,
    name: 'newsreader-display-italic',
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    fallback: 'serif-italic',
  },
  {
    name: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    family: 'Hanken',
    style: 'normal',
    weight: '400 600',
    fallback: 'sans',
  },
  {
    name: 'spline-sans-mono',
    source: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: 400 },
    family: 'Spline',
    style: 'normal',
    weight: '200 800',
    fallback: 'mono',
  },
];

type Range = readonly [first: number, last: number];

/** Characters that a file answers for, as code points and ranges of them. */
export interface Subset {
  /** Added to the file's name. */
  suffix: string;
  source: 'latin' | 'latin-ext';
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
export const SUBSETS: readonly Subset[] = [
  {
    suffix: '',
    source: 'latin',
    ranges: [[0x20, 0x7e], ...[...SIGNS, ...BORROWED].map(one)],
  },
  { suffix: '-west', source: 'latin', ranges: [...WESTERN].map(one) },
  {
    suffix: '-ext',
    source: 'latin-ext',
    ranges: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], ...[...INDIC, '₹'].map(one)],
  },
];
