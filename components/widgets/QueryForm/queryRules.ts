/** Specification 5: what both forms ask for, by form name. The messages are the client's. */
export const QUERY_FIELDS = {
  names: {
    label: 'Your Name',
    min: 1,
    message: 'Name is required.',
    ...atMost('Name', 200),
  },
  username: {
    label: 'Email Id',
    min: 2,
    message: 'Name must be at least 2 characters.',
    ...atMost('Email', 320),
  },
  phone: {
    label: 'Contact Number',
    digits: 10,
    message: 'Phone number must be exactly 10 digits.',
  },
  bio: {
    label: 'Query',
    min: 10,
    message: 'Bio must be at least 10 characters.',
    max: 160,
    tooLong: 'Bio must not be longer than 160 characters.',
  },
} as const;

/** What somebody typed, by form name. */
export type QueryValues = Record<keyof typeof QUERY_FIELDS, string>;

export const QUERY_NAMES = Object.keys(QUERY_FIELDS) as (keyof QueryValues)[];

export const EMPTY_QUERY: QueryValues = { names: '', username: '', phone: '', bio: '' };

/** A cap of the database that the specification does not name: said here before it is met there. */
function atMost(what: string, max: number) {
  return { max, tooLong: `${what} must not be longer than ${max} characters.` };
}

/** Characters as people and the database count them: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** A text without what no Postgres text can hold: NUL, and halves of surrogate pairs. */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');

/**
 * The message of the rule that a value breaks, if it breaks one. Spaces count, as they do in the
 * database: nothing is trimmed, and a space or a +91 breaks the phone's rule.
 */
export function brokenRule(name: keyof QueryValues, value: string): string | undefined {
  const rule = QUERY_FIELDS[name];
  if ('digits' in rule) {
    const isNumber = new RegExp(`^[0-9]{${rule.digits}}$`).test(value);
    return isNumber ? undefined : rule.message;
  }
  const length = countCharacters(storable(value));
  if (length < rule.min) return rule.message;
  return length > rule.max ? rule.tooLong : undefined;
}
