/** Code points from one to another. */
export type Range = readonly [first: number, last: number];

/** Characters that a file answers for, as code points and ranges of them. */
export interface Subset {
  /** Added to the file's name. */
  suffix: string;
  /** The part of a package's typeface that has them, as its files are named. */
  source: string;
  ranges: readonly Range[];
}

const one = (character: string): Range => {
  const code = character.codePointAt(0) as number;
  return [code, code];
};

/** Letters of Sanskrit and Urdu names in scholarly spelling, outside Latin Extended-A. */
const INDIC = [...'ḌḍḤḥḶḷṀṁṂṃṄṅṆṇṚṛṢṣṬṭẒẓ'];

/** Quotation marks, dashes and stops; money; characters next to numbers and between them. */
const SIGNS = '\u00a0–—‘’“”·…′″™©€£−×÷±°';

/** What this trade's English borrows most: résumé, Itô, crème, Schrödinger. */
const BORROWED = 'éèôö';

/** The other letters of Western Europe, their quotation marks and rarer characters. */
const WESTERN =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçêëìíîïðñòóõøùúûüýþÿıŒœˆ˚˜‚„‹›•¡¢¤¥¦§¨ª«¬\u00ad®¯²³´µ¶¸¹º»¼½¾¿';

/**
 * The files of a typeface. In the first, which every page loads: English, the signs of the trade, and those letters of
 * Western Europe that every page of the site has. The letters of other languages and the rupee are in files that a
 * browser loads when it meets one of them.
 * @param shared what every page says
 */
export function subsetsFor(shared: string): Subset[] {
  const met = [...WESTERN].filter((letter) => shared.includes(letter));
  // Small and large ones: a headline may begin with what a text has inside.
  const letters = new Set(
    met.flatMap((letter) => [letter, letter.toUpperCase(), letter.toLowerCase()]),
  );
  const own = [...WESTERN].filter((letter) => letters.has(letter));
  const rest = [...WESTERN].filter((letter) => !letters.has(letter));
  return [
    {
      suffix: '',
      source: 'latin',
      ranges: [[0x20, 0x7e], ...[...SIGNS, ...BORROWED, ...own].map(one)],
    },
    { suffix: '-west', source: 'latin', ranges: rest.map(one) },
    {
      suffix: '-ext',
      source: 'latin-ext',
      ranges: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], ...[...INDIC, '₹'].map(one)],
    },
  ];
}

/** The files of a site whose pages share no letter of Western Europe. */
export const SUBSETS: readonly Subset[] = subsetsFor('');
