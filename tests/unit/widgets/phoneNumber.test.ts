import { describe, expect, it } from 'vitest';
import {
  isPhone,
  type PhoneRule,
  plainPhone,
} from '../../../components/widgets/QueryForm/phoneNumber.ts';
import { brokenRule } from '../../../components/widgets/QueryForm/queryRules.ts';
import sample from '../../../content/forms/forms.json' with { type: 'json' };
import { fill } from '../../../content/schema/fill.ts';
import { forms } from '../../../content/schema/forms.ts';
import { westernDigits } from '../../../content/schema/westernDigits.ts';
import { FORMS as GERMAN } from '../../brand/forms.ts';
import { PHONE_CASES, SPECIFIED } from '../../phoneCases.ts';

describe('a telephone number under the rule of the specification', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '098765-43210',
    '+91 98765 43210',
    '+91-(0)98765.43210',
    '0091 98765 43210',
    '91 9876543210',
    '  (98765) 43210 ',
    '\u202a+91 98765\u00a043210\u202c',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '٩٨٧٦٥٤٣٢١٠',
    // As pasted from telephones, chats and PDFs.
    '\u2068+91 98765 43210\u2069',
    '\u206698765 43210\u2069',
    '+91\ufe0d 98765 43210',
    '98765\u00ad43210',
    '\u061c+91 98765 43210',
    '＋91 98765 43210',
    '98765－43210',
    '98765\u221243210',
    '９８７６５　４３２１０',
    '\ufffc98765 43210',
    '98765\u200c43210',
    '98765\u206343210',
    'tel:+919876543210',
    '98765,43210',
    '98765·43210',
    '৯৮৭৬৫৪৩২১০',
    '091 98765 43210',
    '91-0-98765-43210',
    // Variants of these.
    'TEL:+91-98765-43210',
    '\u2066Mobile: 98765 43210',
    'मोबाइल: 98765 43210',
    'Ph.no. 98765 43210',
    '☎ 98765 43210',
    '📞\ufe0f +91 98765 43210',
    '9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e3',
    '⁺91 98765 43210',
    '➕91 98765 43210',
    '\ue00198765\u{e0001}43210\ufeff',
    '98765 – 43210',
    '98765—43210',
    '98765⁃43210',
    '98765~43210',
    '98765|43210',
    '98765\n43210',
    '「98765」43210',
    '𝟗𝟖𝟕𝟔𝟓 𝟜𝟛𝟚𝟙𝟘',
    '𞥙𞥘𞥗𞥖𞥕𞥔𞥓𞥒𞥑𞥐',
    '၉၈၇၆၅ ၄၃၂၁၀',
  ])('is ten digits in any spelling: %s', (typed) =>
    expect(plainPhone(SPECIFIED, typed)).toBe('9876543210'),
  );

  it.each([
    '',
    '98765',
    '+44 20 7946 0958',
    '+1 987 654 3210',
    '98765 43210 99',
    '98765 43210 ext 2',
    '98765 43210;ext=5',
    'call me',
    'call 98765 43210',
    '98765+43210',
    '98765 43210 / 98765 43211',
    '①②③④⑤⑥⑦⑧⑨⓪',
    '\u2068\u2069',
  ])('stays unchanged if it is not one: %s', (typed) =>
    expect(plainPhone(SPECIFIED, typed)).toBe(typed),
  );

  it('of ten digits keeps those that look like a prefix', () => {
    for (const number of ['9198765432', '0198765432', '0091987654'])
      expect(plainPhone(SPECIFIED, number)).toBe(number);
  });

  it('may have the digits of every script', () => {
    for (const script of Intl.supportedValuesOf('numberingSystem')) {
      const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
      const written = [...'9876543210'].map((digit) => digits.format(Number(digit))).join('');
      if (/^\p{Nd}{10}$/u.test(written)) expect(westernDigits(written), script).toBe('9876543210');
    }
    expect(westernDigits('²①Ⅷ五')).toBe('²①Ⅷ五');
  });
});

describe("a telephone number under a firm's own rule", () => {
  const german: PhoneRule = { least: 6, most: 12, abroad: true };
  const cutting: PhoneRule = { least: 6, most: 12, country: '49', trunk: '0' };
  const american: PhoneRule = { least: 10, most: 10, country: '1', trunk: '1', abroad: true };
  it.each<[string, PhoneRule, string, string]>([
    ['keeps a country code', german, '+49 171 1234567', '+491711234567'],
    ['keeps a leading zero', german, '0171 1234567', '01711234567'],
    ['reads a slash', german, '030/123456', '030123456'],
    ['reads 00 as +', german, '0049 171 1234567', '+491711234567'],
    ['leaves out (0) after a country code', german, '+49 (0)171 1234567', '+491711234567'],
    ['keeps (0) without one', german, '(0)171 1234567', '01711234567'],
    ['takes other countries', german, '+44 20 7946 0958', '+442079460958'],
    ['cuts country and zero', cutting, '+49 (0)171 1234567', '1711234567'],
    ['cuts 0049', cutting, '0049 171 1234567', '1711234567'],
    ['cuts the zero alone', cutting, '0171 1234567', '1711234567'],
    ['takes 49 without + for an area', cutting, '4961 12345', '496112345'],
    ['keeps what is of another country as typed', cutting, '+43 1 234567', '+43 1 234567'],
    ['knows its own among several', american, '+1 (212) 555-0100', '2125550100'],
    ['and the others', american, '+91 98765 43210', '+919876543210'],
    ['too short a number of its own is of another length', american, '+1 212 5550', '+12125550'],
    ['no country begins with zero', german, '+0171 1234567', '+0171 1234567'],
  ])('%s', (_, rule, typed, kept) => {
    expect(plainPhone(rule, typed)).toBe(kept);
    expect(isPhone(rule, kept)).toBe(kept !== typed || !typed.startsWith('+'));
    // A second run changes nothing.
    expect(plainPhone(rule, kept)).toBe(kept);
  });

  it('has messages with its numbers', () => {
    const message = (words: typeof GERMAN, value: string) => brokenRule('phone', value, words);
    expect(message(GERMAN, '12345')).toContain('6–12');
    expect(message(GERMAN, '+491711234567')).toBeUndefined();
    const phone = { ...sample.phone, rule: SPECIFIED };
    expect(message({ ...sample, phone }, '12345')).toBe(fill(phone.wrong, { digits: '10' }));
  });

  it.each(PHONE_CASES)('agrees with the database: %j', (rule, value, isNumber) =>
    expect(isPhone(rule, value)).toBe(isNumber),
  );

  it.each<[string, object, string]>([
    ['more least than most digits', { least: 11, most: 10 }, 'least'],
    ['a code with a plus', { country: '+91' }, 'country'],
    ['a code of letters', { country: 'IN' }, 'country'],
    ['a pattern', { trunk: '.*' }, 'trunk'],
    ['too many digits', { most: 16 }, 'most'],
    ['a key that it does not know', { cut: true }, ''],
  ])('is refused by the check with %s', (_, changes, key) => {
    const rule = { ...SPECIFIED, ...changes };
    const { error } = forms.safeParse({ ...sample, phone: { ...sample.phone, rule } });
    const paths = error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual([['phone', 'rule', key].filter(Boolean).join('.')]);
  });
});
