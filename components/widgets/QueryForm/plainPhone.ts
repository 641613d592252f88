import { QUERY_RULES } from './queryRules.ts';

/** The zeros of the scripts that India writes digits in, of Arabic's two rows, and of full-width type. */
const ZEROS = [...'०০੦૦୦௦౦೦൦٠۰０'].map((zero) => zero.charCodeAt(0));

/** What stands between digits, and the marks without width that a paste brings along. */
const BETWEEN = /[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** India's own prefixes: the country's in three ways of writing, and the trunk's. */
const NUMBER = new RegExp(`^(?:(?:\\+|00)?91)?0?([0-9]{${QUERY_RULES.phone.digits}})$`);

/** A text with the digits 0 to 9 for those of other scripts. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find(
      (one) => digit.charCodeAt(0) - one >= 0 && digit.charCodeAt(0) - one <= 9,
    );
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
  });
}

/**
 * A telephone number as people write it, as the ten digits that specification 5 asks for; as it was typed
 * where it is not one of India, or has too few digits.
 */
export function plainPhone(typed: string): string {
  return NUMBER.exec(westernDigits(typed).replace(BETWEEN, ''))?.[1] ?? typed;
}
