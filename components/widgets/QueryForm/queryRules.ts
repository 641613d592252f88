import { fill } from '../../../content/schema/fill.ts';
import type { Forms } from '../../../content/schema/forms.ts';
import { digitsText, isPhone } from './phoneNumber.ts';

/** The two forms: the id on the page, and the table that it fills (specification 7). */
export const QUERY_FORMS = {
  contact: { id: 'contact-form', table: 'contact' },
  demo: { id: 'demo-form', table: 'request_demo' },
} as const;

/**
 * The request headers of a submission. The migration's trigger reads them. A table without the trigger ignores them and
 * stores the body (specification 7: name, email, phone, query).
 */
export const QUERY_HEADERS = {
  /** The submission's id, the same in each try. */
  id: 'idempotency-key',
  /** Sent if the honeypot was filled. */
  trap: 'x-topic',
} as const;

export type QueryFormName = keyof typeof QUERY_FORMS;

/**
 * The rules of both forms by field name, in characters (specification 5). The upper limits of name and
 * address are not in the specification: they are limits of the database. The rule of the phone number is
 * in the forms record.
 */
export const QUERY_RULES = {
  names: { min: 1, max: 200 },
  username: { min: 2, max: 320 },
  bio: { min: 10, max: 160 },
} as const;

/** The fields, in the order of the form. */
export const QUERY_NAMES = ['names', 'username', 'phone', 'bio'] as const;

/** What was typed, by field name. */
export type QueryValues = Record<(typeof QUERY_NAMES)[number], string>;

export const EMPTY_QUERY: QueryValues = { names: '', username: '', phone: '', bio: '' };

/** Counts code points, as the database does: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** A text without NUL and lone surrogates, which Postgres cannot store. */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');

/**
 * The message of the rule that a value breaks, if any. Nothing is trimmed, as in the database: spaces
 * count, and a space or a +91 breaks the rule of the phone number.
 */
export function brokenRule(
  name: keyof QueryValues,
  value: string,
  words: Forms,
): string | undefined {
  if (name === 'phone') {
    const { rule, wrong } = words.phone;
    return isPhone(rule, value) ? undefined : fill(wrong, { digits: digitsText(rule) });
  }
  const { min, max } = QUERY_RULES[name];
  const length = countCharacters(storable(value));
  if (length < min) return fill(words[name].short, { min });
  return length > max ? fill(words[name].long, { max }) : undefined;
}
