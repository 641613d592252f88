import type { Forms } from '../../../content/schema/forms.ts';
import { westernDigits } from '../../../content/schema/westernDigits.ts';

/** The format of a telephone number that the firm accepts (content/schema/forms.ts). */
export type PhoneRule = Forms['phone']['rule'];

/** Pluses of all kinds, which a number of another country begins with. */
const PLUS = /[＋﹢⁺₊➕]\p{M}*/gu;
/** `tel:` of a link, or a label such as “Mobile:”. */
const LABEL = /^(?:\p{L}+[.:])+/u;
/** “(0)” after a country code is only dialled within the country. */
const OWN_TRUNK = /^(\+|00)(.*?)\p{Ps}0\p{Pe}/u;
/** With the country code: E.164 allows fifteen digits. */
const ABROAD = '[1-9][0-9]{6,14}';

const digitsOf = ({ least, most }: PhoneRule) => `[0-9]{${least},${most}}`;

/** The required number of digits as text: `10`, or `6–12`. */
export const digitsText = ({ least, most }: PhoneRule): string =>
  least === most ? `${most}` : `${least}–${most}`;

/** The digits in a text, as 0 to 9. */
export const digitsIn = (text: string): string => westernDigits(text).replace(/[^0-9]/g, '');

/** Whether a value is a telephone number by the rule. The database checks the same (form_guard.phone_rule). */
export const isPhone = (rule: PhoneRule, value: string): boolean =>
  new RegExp(`^(?:${digitsOf(rule)}${rule.abroad ? `|\\+${ABROAD}` : ''})$`).test(value);

/**
 * A telephone number as people type or paste it, in the form that the rule accepts: without the characters between its
 * digits, and without the prefixes that the rule removes. Returned unchanged if it is not a telephone number.
 */
export function plainPhone(rule: PhoneRule, typed: string): string {
  const { least, most, country, trunk = '', abroad } = rule;
  const dialled = westernDigits(typed)
    .replace(PLUS, '+')
    .replace(/[\p{C}\p{M}\p{Z}]/gu, '')
    .replace(LABEL, '')
    .replace(OWN_TRUNK, '$1$2')
    .replace(/(?!\+)[\p{P}\p{S}]/gu, '');
  const found = (number: string) => new RegExp(`^${number}$`).exec(dialled)?.[1];
  const own = `(?:${trunk})?(${digitsOf(rule)})`;
  // Without a plus a country code is recognized by the length alone.
  const bare = least === most ? '|0?' : '';
  const national = (country && found(`(?:\\+|00${bare})${country}${own}`)) || undefined;
  const foreign = abroad ? found(`(?:\\+|00)(${ABROAD})`) : undefined;
  return national ?? (foreign && `+${foreign}`) ?? found(own) ?? typed;
}
