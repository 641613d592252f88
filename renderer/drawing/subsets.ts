/** A range of code points, inclusive. */
export type Range = readonly [first: number, last: number];

/** A font file: the characters that it contains, as ranges of code points. */
export interface Subset {
  /** The suffix of the file's name. */
  suffix: string;
  /** The file of the package's typeface that has these characters. */
  source: string;
  ranges: readonly Range[];
}

const one = (character: string): Range => {
  const code = character.codePointAt(0) as number;
  return [code, code];
};

/** Letters of Sanskrit and Urdu names in scholarly transliteration, outside Latin Extended-A. */
const INDIC = [...'ḌḍḤḥḶḷṀṁṂṃṄṅṆṇṚṛṢṣṬṭẒẓ'];

/** Quotation marks, dashes and stops; currency symbols; characters next to numbers and between them. */
const SYMBOLS = '\u00a0–—‘’“”·…′″™©€£−×÷±°';

/** Letters of frequent loanwords and names: résumé, Itô, crème, Schrödinger. */
const BORROWED = 'éèôö';

/** The other letters of Western Europe, their quotation marks and rarer characters. */
const WESTERN =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçêëìíîïðñòóõøùúûüýþÿıŒœˆ˚˜‚„‹›•¡¢¤¥¦§¨ª«¬\u00ad®¯²³´µ¶¸¹º»¼½¾¿';

/**
 * The files of a typeface. Every page loads the first: English, common symbols, and those letters of Western Europe
 * that every page of the site has. The letters of other languages and the rupee sign are in files that a browser loads
 * when a page needs one of them. Of the sample's four fonts a page loads 49 KB instead of 107.
 * @param shared the text that is on every page
 */
export function subsetsFor(shared: string): Subset[] {
  const met = [...WESTERN].filter((letter) => shared.includes(letter));
  // In both cases: a headline may begin with a letter that texts have in lower case.
  const letters = new Set(
    met.flatMap((letter) => [letter, letter.toUpperCase(), letter.toLowerCase()]),
  );
  const own = [...WESTERN].filter((letter) => letters.has(letter));
  const rest = [...WESTERN].filter((letter) => !letters.has(letter));
  return [
    {
      suffix: '',
      source: 'latin',
      ranges: [[0x20, 0x7e], ...[...SYMBOLS, ...BORROWED, ...own].map(one)],
    },
    { suffix: '-west', source: 'latin', ranges: rest.map(one) },
    {
      suffix: '-ext',
      source: 'latin-ext',
      ranges: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], ...[...INDIC, '₹'].map(one)],
    },
  ];
}

/** The files of a site whose pages have no letter of Western Europe in common. */
export const SUBSETS: readonly Subset[] = subsetsFor('');
