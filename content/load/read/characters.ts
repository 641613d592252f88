import type { Explanation } from '../../schema/explain.ts';
import { type Diagnostic, errorAt } from './diagnostic.ts';

type Path = readonly PropertyKey[];

/**
 * Characters that are not seen and that mean something to a program: control characters but for the line break, other
 * line breaks, those that change the direction of the text around them, and what XML forbids (XML 1.0, 2.2): halves of
 * surrogate pairs and characters that Unicode never assigns. Feeds, drawings and the sitemap hold the texts of records.
 */
const CONTROL =
  /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\r': 'a carriage return',
  '\u001b': 'an escape character',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
};

/** A character as Unicode numbers it: `U+00A0`. */
export const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const named = (sign: string) => {
  const kind = /\p{Cs}/u.test(sign)
    ? 'half of a character'
    : /\p{Noncharacter_Code_Point}/u.test(sign)
      ? 'a character that is never assigned'
      : 'a control character';
  return `${NAMES[sign] ?? kind} (${codeOf(sign)})`;
};

/** In JavaScript this name is not a field: programs that copy a record change the prototype of every object. */
const FORBIDDEN = '__proto__';

/** What is wrong with the name of a field, whichever schema it is for. */
function nameFault(key: string): Explanation | undefined {
  if (key === FORBIDDEN)
    return {
      rule: `No field may be called ${FORBIDDEN}: programs take it for their own.`,
      fix: 'Delete it.',
    };
  const found = CONTROL.exec(key);
  if (!found) return undefined;
  const rule = `The name of a field contains ${named(found[0])}, which is invisible.`;
  return { rule, fix: 'Write the name again.' };
}

/** Finds invisible characters in the texts of a record, and names of fields that programs must not receive. */
export function oddTexts(file: string, value: unknown, path: Path = []): Diagnostic[] {
  if (typeof value === 'string') {
    const found = CONTROL.exec(value);
    if (!found) return [];
    // A text in quotes has other characters in the file than in the value.
    const within = path[0] === 'body' ? { offset: found.index, length: 1 } : undefined;
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
  text.replace(ALL_CONTROL, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
  });

/** The same for a text on one line. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\u240a');
