import type { Explanation } from '../../schema/explain.ts';
import { type Diagnostic, errorAt } from './diagnostic.ts';

type Path = readonly PropertyKey[];

/**
 * Invisible characters with an effect on programs: control characters except the line break, other line breaks, those
 * that change the direction of the text, and those that XML forbids (XML 1.0, 2.2): unpaired surrogates and characters
 * that Unicode never assigns. Feeds, SVG files and the sitemap contain the texts of records.
 */
const CONTROL =
  /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Scripts that do not use joiners. */
const PLAIN = String.raw`\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}`;
const RIGHT_TO_LEFT = String.raw`[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]`;

/** Invisible characters that scripts and emoji require (Unicode 17, 23; UTS 51, 2). */
const NEEDED = [
  // Joiners within words, and between two emoji.
  String.raw`(?<=(?![${PLAIN}])[\p{L}\p{M}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  // Colour, keycaps, and the flags of regions.
  String.raw`(?<=(?![\d#*])\p{Emoji})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0030}-\u{e007a}\u{e007f}]`,
  // Variants of characters.
  String.raw`(?<=\p{sc=Hani})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{sc=Mong})[\u180b-\u180f]`,
  // Directional marks next to right-to-left words.
  String.raw`(?<=${RIGHT_TO_LEFT}\P{L}{0,9})[\u061c\u200e\u200f]|[\u061c\u200e\u200f](?=\P{L}{0,9}${RIGHT_TO_LEFT})`,
].join('|');

/** Characters that are never visible. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** An invisible character that no script requires at that position. */
const INVISIBLE = new RegExp(`${CONTROL.source}|(?!${NEEDED})${UNSEEN.source}`, 'u');

const NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\r': 'a carriage return',
  '\u001b': 'an escape character',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
};

/** A character in Unicode notation: `U+00A0`. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const named = (character: string) => {
  const kind = /\p{Cs}/u.test(character)
    ? 'half of a character'
    : /\p{Noncharacter_Code_Point}/u.test(character)
      ? 'a character that is never assigned'
      : /\p{Variation_Selector}/u.test(character)
        ? 'a variation selector'
        : CONTROL.test(character)
          ? 'a control character'
          : 'a format character';
  return `${NAMES[character] ?? kind} (${codeOf(character)})`;
};

/** A text without its invisible characters. */
export const seen = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/\p{C}/gu, '').trim();

/** Whether a text has a visible letter or digit; some fillers count as letters in Unicode. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(seen(text));

/**
 * Two texts for a person who compares them: invisible characters that no script requires are replaced by their names,
 * and all of them are if the texts look the same.
 */
export function comparable(...texts: readonly [string, string]): [string, string] {
  const [before, after] = texts.map((text) => text.replaceAll(UNSEEN, ''));
  const pattern = before === after ? UNSEEN : new RegExp(INVISIBLE, 'gu');
  const name = (text: string) => text.replaceAll(pattern, (character) => `⟨${named(character)}⟩`);
  return [name(texts[0]), name(texts[1])];
}

/** JavaScript treats this name specially: programs that copy a record would change the prototype of every object. */
const FORBIDDEN = '__proto__';

/** The fault in a field's name that no schema allows. */
function nameFault(key: string): Explanation | undefined {
  if (key === FORBIDDEN)
    return {
      rule: `No field may be called ${FORBIDDEN}: programs take it for their own.`,
      fix: 'Delete it.',
    };
  const found = INVISIBLE.exec(key);
  if (!found) return undefined;
  const rule = `The name of a field contains ${named(found[0])}, which is invisible.`;
  return { rule, fix: 'Write the name again.' };
}

/** Finds invisible characters in the texts of a record, and forbidden names of fields. */
export function oddTexts(file: string, value: unknown, path: Path = []): Diagnostic[] {
  if (typeof value === 'string') {
    const found = INVISIBLE.exec(value);
    if (!found) return [];
    // The file of a quoted text has other characters than its value.
    const within =
      path[0] === 'body' ? { offset: found.index, length: found[0].length } : undefined;
    const rule = `The text contains ${named(found[0])}, which is invisible.`;
    const fix = 'Delete it; between two words, write a space in its place.';
    return [errorAt(file, { path, part: 'value', within }, { rule, fix })];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    const fault = nameFault(key);
    return fault ? errorAt(file, { path: own, part: 'key' }, fault) : oddTexts(file, field, own);
  });
}

const ALL_CONTROL = new RegExp(CONTROL, 'gu');

/** A text for a terminal or a report: each invisible character is replaced by a visible one. */
export const visible = (text: string): string =>
  text.replace(ALL_CONTROL, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
  });

/** The same for a text on one line. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\u240a');
