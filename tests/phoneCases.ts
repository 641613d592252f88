import type { PhoneRule } from '../components/widgets/QueryForm/phoneNumber.ts';

/** The rule of specification 5: ten digits, India's prefixes removed. */
export const SPECIFIED: PhoneRule = { least: 10, most: 10, country: '91', trunk: '0' };

const RANGE: PhoneRule = { least: 6, most: 12, abroad: true };

/** What browser and database both accept or refuse, by rule. */
export const PHONE_CASES: readonly [PhoneRule, string, boolean][] = [
  ...(
    [
      ['9876543210', true],
      ['0000000000', true],
      ['987654321', false],
      ['98765432101', false],
      ['98765 43210', false],
      ['९८७६५४३२१०', false],
      ['+919876543210', false],
      ['9876543210\n', false],
      ['\n9876543210', false],
      ['', false],
    ] as const
  ).map(([value, isNumber]): [PhoneRule, string, boolean] => [SPECIFIED, value, isNumber]),
  ...(
    [
      ['123456', true],
      ['01711234567', true],
      ['123456789012', true],
      ['+491711234567', true],
      ['+123456789012345', true],
      ['12345', false],
      ['1234567890123', false],
      ['+123456', false],
      ['+1234567890123456', false],
      ['+0171123456', false],
      ['00491711234567', false],
      ['+49 171 1234567', false],
      ['+491711234567\n', false],
      ['x123456', false],
    ] as const
  ).map(([value, isNumber]): [PhoneRule, string, boolean] => [RANGE, value, isNumber]),
  [{ ...RANGE, abroad: false }, '+491711234567', false],
];
