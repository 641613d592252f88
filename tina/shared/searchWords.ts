// Searches of the editor: records, references, pictures.

/** What a script treats as one letter: case, accents, vowel marks, the forms of a letter (CLDR's rules for searches). */
const letters = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
const isOne = (a: string, b: string) => letters.compare(a, b) === 0;

/** The letters and digits of a keyboard that others are typed as: ł, ø, १. */
const PLAIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'AE', 'OE'];

const folded = new Map<string, string>();

/** A letter with its marks, without the marks that its script does not count. */
function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const [first = '', ...marks] = letter.normalize('NFD');
  const base = PLAIN.find((one) => isOne(one, first)) ?? (isOne(first, '') ? '' : first);
  const kept = marks.reduce((text, mark) => (isOne(text + mark, text) ? text : text + mark), base);
  folded.set(letter, kept);
  return kept;
}

/** A text as searches compare it: quotes, dashes and invisible characters are left out. */
export function plain(text: string): string {
  const left = text
    .normalize('NFKC')
    .replace(/[\p{P}\p{Sk}\p{DI}\u02bc]/gu, '')
    .toUpperCase();
  // Most lines need no more: 1.6 MB of them take 0.3 s instead of 0.7.
  if (/^[\0-\x7f]*$/.test(left)) return left;
  return left.replace(/\P{M}\p{M}+|\P{ASCII}/gu, (letter) => foldLetter(letter));
}

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a query: Thai, Chinese and Japanese put no spaces between them. */
export const wordsIn = (query: string): string[] =>
  query.split(/\s+/).flatMap((part) => {
    const found = [...words.segment(plain(part))].filter(({ isWordLike }) => isWordLike);
    return found.length > 0 ? found.map(({ segment }) => segment) : plain(part) || [];
  });

/** Whether a text contains all words of a query, in any order. */
export function contains(text: string, query: string): boolean {
  const where = plain(text);
  return wordsIn(query).every((word) => where.includes(word));
}
