import { describe, expect, it, vi } from 'vitest';
import { noticeFor, report } from '../../../components/widgets/QueryForm/alerts.ts';
import { plainPhone } from '../../../components/widgets/QueryForm/plainPhone.ts';
import type { QueryFormName } from '../../../components/widgets/QueryForm/queryForms.ts';
import {
  brokenRule,
  QUERY_NAMES,
  type QueryValues,
  storable,
} from '../../../components/widgets/QueryForm/queryRules.ts';
import forms from '../../../content/forms/forms.json' with { type: 'json' };

const VALID: QueryValues = { names: 'A', username: 'ab', phone: '0123456789', bio: 'q'.repeat(10) };

function messages(changes: Partial<QueryValues>) {
  const values = { ...VALID, ...changes };
  return QUERY_NAMES.flatMap((name) => brokenRule(name, values[name], forms) ?? []);
}

describe('section 5', () => {
  it.each([
    [{}],
    [{ names: ' ' }],
    [{ names: '🪙' }],
    [{ names: 'न'.repeat(200) }],
    [{ username: 'no format' }],
    [{ username: 'e'.repeat(320) }],
    [{ bio: ' '.repeat(10) }],
    [{ bio: '📈'.repeat(160) }],
  ])('accepts %j', (changes) => expect(messages(changes)).toEqual([]));

  it.each([
    [{ names: '' }, 'Name is required.'],
    [{ names: '\0' }, 'Name is required.'],
    [{ names: 'n'.repeat(201) }, 'Name must not be longer than 200 characters.'],
    [{ username: 'a' }, 'Name must be at least 2 characters.'],
    [{ username: '📧' }, 'Name must be at least 2 characters.'],
    [{ username: 'e'.repeat(321) }, 'Email must not be longer than 320 characters.'],
    [{ phone: '' }, 'Phone number must be exactly 10 digits.'],
    [{ phone: '012345678' }, 'Phone number must be exactly 10 digits.'],
    [{ phone: '01234567890' }, 'Phone number must be exactly 10 digits.'],
    [{ phone: '01234 56789' }, 'Phone number must be exactly 10 digits.'],
    [{ phone: '९८७६५४३२१०' }, 'Phone number must be exactly 10 digits.'],
    [{ phone: '0123456789\n' }, 'Phone number must be exactly 10 digits.'],
    [{ bio: 'q'.repeat(9) }, 'Bio must be at least 10 characters.'],
    [{ bio: '📈'.repeat(9) }, 'Bio must be at least 10 characters.'],
    [{ bio: 'q'.repeat(161) }, 'Bio must not be longer than 160 characters.'],
  ])('refuses %j: %s', (changes, message) => expect(messages(changes)).toEqual([message]));

  it('keeps what was typed, but for what no Postgres text can hold', () => {
    expect(storable('  A\0B ')).toBe('  AB ');
    expect(storable('half \ud83d of a pair, whole 📈')).toBe('half \ufffd of a pair, whole 📈');
  });
});

describe('a telephone number', () => {
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
  ])('is ten digits, however it was written: %s', (typed) =>
    expect(plainPhone(typed)).toBe('9876543210'),
  );

  it.each([
    '',
    '98765',
    '+44 20 7946 0958',
    '+1 987 654 3210',
    '98765 43210 99',
    '98765 43210 ext 2',
    'call me',
    '0919876543210',
  ])('stays as it was typed where it is none: %s', (typed) =>
    expect(plainPhone(typed)).toBe(typed),
  );

  it('of ten digits keeps those that look like a prefix', () => {
    expect(plainPhone('9198765432')).toBe('9198765432');
    expect(plainPhone('0198765432')).toBe('0198765432');
  });
});

describe('section 8', () => {
  const said = (form: QueryFormName) =>
    [
      { kind: 'timed-out' } as const,
      { kind: 'arrived' } as const,
      { kind: 'exception', cause: new Error() } as const,
    ].map((ending) => noticeFor(form, ending, forms).message);

  it('has the three alerts of each form', () => {
    expect(said('contact')).toEqual([
      'There was an error submitting your query.',
      'Your query has been submitted successfully!',
      'An unexpected error occurred.',
    ]);
    expect(said('demo')).toEqual([
      'There was an error submitting your demo request.',
      'Your Demo request has been submitted successfully!',
      'An unexpected error occurred.',
    ]);
  });

  it.each([
    [599, 'in 10 minutes'],
    [61, 'in 2 minutes'],
    [60, 'in a minute'],
    [0.5, 'in a minute'],
  ])('says when the rate limit ends: %s', (waitSeconds, when) => {
    const ending = { kind: 'refused', status: 429, code: '', waitSeconds } as const;
    expect(noticeFor('contact', ending, forms).advice).toContain(`again ${when}.`);
  });

  it('logs a refusal by its status and code, and no success', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    report('contact', { kind: 'refused', status: 400, code: '23514' });
    report('contact', { kind: 'arrived' });
    expect(error.mock.calls).toEqual([
      ['The contact form could not send: refused, status 400, 23514.'],
    ]);
    error.mockRestore();
  });
});
