import { type Range, SUBSETS, type Subset } from '../../renderer/drawing/subsets.ts';
import { SCRIPT_CODES } from '../../renderer/fonts/scripts.ts';

/** From here on are scripts of thousands of letters, of which only those that are used are cut. */
const MANY = 0x2e80;

/** Joins or separates two letters. */
const JOINERS: readonly Range[] = [[0x200c, 0x200d]];

const isCut = (code: number) =>
  SUBSETS.some(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));

/** What a text uses that the Latin files cannot hold. */
export const otherCharacters = (text: string): string[] =>
  [...new Set(text)].filter(
    (letter) => !isCut(letter.codePointAt(0) ?? 0) && /\P{C}/u.test(letter),
  );

/**
 * The parts of a typeface that a site needs for what it says in other scripts than Latin.
 * @param own the script of the site's own language, which gets its whole alphabet, for what is written later
 */
export function scriptSubsets(text: string, own: string): Subset[] {
  const characters = otherCharacters(text);
  const isIn = (code: string) => {
    const pattern = new RegExp(`\\p{Script_Extensions=${code}}`, 'u');
    return (character: string) => pattern.test(character);
  };
  return SCRIPT_CODES.flatMap((code) => {
    const belongs = isIn(code);
    const used = characters.filter(belongs);
    if (!used.some((character) => /\p{L}/u.test(character))) return [];
    const codes = new Set(used.map((character) => character.codePointAt(0) ?? 0));
    const blocks = code === own ? new Set([...codes].map((one) => one >> 8)) : [];
    for (const block of blocks)
      for (let one = block << 8; one < MANY && one >> 8 === block; one++)
        if (belongs(String.fromCodePoint(one))) codes.add(one);
    const name = new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code;
    return [
      {
        suffix: `-${code.toLowerCase()}`,
        source: name.toLowerCase(),
        ranges: [...[...codes].map((one): Range => [one, one]), ...JOINERS],
      },
    ];
  });
}
