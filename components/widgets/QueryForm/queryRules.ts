import { fill } from '../../../content/schema/fill.ts';
import type { Forms } from '../../../content/schema/forms.ts';

/**
 * Specification 5: what both forms ask for, by form name, in characters. The most of a name and of an address are
 * caps of the database that the specification does not name: said here before they are met there.
 */
export const QUERY_RULES = {
  names: { min: 1, max: 200 },
  username: { min: 2, max: 320 },
  phone: { digits: 10 },
  bio: { min: 10, max: 160 },
} as const;

/** What somebody typed, by form name. */
export type QueryValues = Record<keyof typeof QUERY_RULES, string>;

export const QUERY_NAMES = Object.keys(QUERY_RULES) as (keyof QueryValues)[];

export const EMPTY_QUERY: QueryValues = { names: '', username: '', phone: '', bio: '' };

/** Characters as people and the database count them: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** A text without what no Postgres text can hold: NUL, and halves of surrogate pairs. */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');

/**
 * The message of the rule that a value breaks, if it breaks one. Spaces count, as they do in the
 * database: nothing is trimmed, and a space or a +91 breaks the phone's rule.
 */
export function brokenRule(
  name: keyof QueryValues,
  value: string,
  words: Forms,
): string | undefined {
  if (name === 'phone') {
    const { digits } = QUERY_RULES.phone;
    const isNumber = new RegExp(`^[0-9]{${digits}}$`).test(value);
    return isNumber ? undefined : fill(words.phone.wrong, { digits });
  }
  const { min, max } = QUERY_RULES[name];
  const length = countCharacters(storable(value));
  if (length < min) return fill(words[name].short, { min });
  return length > max ? fill(words[name].long, { max }) : undefined;
}
