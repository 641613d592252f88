import { describe, expect, it, vi } from 'vitest';
import { noticeFor, report } from '../../../components/widgets/QueryForm/alerts.ts';
import type { QueryFormName } from '../../../components/widgets/QueryForm/queryRules.ts';
import {
  brokenRule,
  QUERY_NAMES,
  type QueryValues,
  storable,
} from '../../../components/widgets/QueryForm/queryRules.ts';
import sample from '../../../content/forms/forms.json' with { type: 'json' };
import { fill } from '../../../content/schema/fill.ts';
import { SPECIFIED } from '../../phoneCases.ts';

const forms = { ...sample, phone: { ...sample.phone, rule: SPECIFIED } };

const VALID: QueryValues = { names: 'A', username: 'ab', phone: '0123456789', bio: 'q'.repeat(10) };

function messages(changes: Partial<QueryValues>) {
  const values = { ...VALID, ...changes };
  return QUERY_NAMES.flatMap((name) => brokenRule(name, values[name], forms) ?? []);
}

const { names, username, phone, bio } = forms;
const SHORT_NAME = fill(names.short, { min: 1 });
const SHORT_ADDRESS = fill(username.short, { min: 2 });
const NO_NUMBER = fill(phone.wrong, { digits: 10 });
const SHORT_QUERY = fill(bio.short, { min: 10 });

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
    [{ names: '' }, SHORT_NAME],
    [{ names: '\0' }, SHORT_NAME],
    [{ names: 'n'.repeat(201) }, fill(names.long, { max: 200 })],
    [{ username: 'a' }, SHORT_ADDRESS],
    [{ username: '📧' }, SHORT_ADDRESS],
    [{ username: 'e'.repeat(321) }, fill(username.long, { max: 320 })],
    [{ phone: '' }, NO_NUMBER],
    [{ phone: '012345678' }, NO_NUMBER],
    [{ phone: '01234567890' }, NO_NUMBER],
    [{ phone: '01234 56789' }, NO_NUMBER],
    [{ phone: '९८७६५४३२१०' }, NO_NUMBER],
    [{ phone: '0123456789\n' }, NO_NUMBER],
    [{ bio: 'q'.repeat(9) }, SHORT_QUERY],
    [{ bio: '📈'.repeat(9) }, SHORT_QUERY],
    [{ bio: 'q'.repeat(161) }, fill(bio.long, { max: 160 })],
  ])('refuses %j: %s', (changes, message) => expect(messages(changes)).toEqual([message]));

  it('keeps the text, except for what Postgres cannot store', () => {
    expect(storable('  A\0B ')).toBe('  AB ');
    expect(storable('half \ud83d of a pair, whole 📈')).toBe('half \ufffd of a pair, whole 📈');
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
    for (const form of ['contact', 'demo'] as const)
      expect(said(form)).toEqual([
        forms[form].failure,
        forms[form].success,
        forms.alerts.unexpected,
      ]);
  });

  it.each([
    [599, 10],
    [61, 2],
    [60, 1],
    [0.5, 1],
  ])('says when the rate limit ends: %s', (waitSeconds, minutes) => {
    const ending = { kind: 'refused', status: 429, code: '', waitSeconds } as const;
    const { busyMinute, busyMinutes } = forms.alerts;
    expect(noticeFor('contact', ending, forms).advice).toBe(
      fill(minutes === 1 ? busyMinute : busyMinutes, { minutes, button: forms.contact.submit }),
    );
  });

  it('logs a refusal with its status and code, and no success', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    report('contact', { kind: 'refused', status: 400, code: '23514' });
    report('contact', { kind: 'arrived' });
    expect(error.mock.calls).toEqual([
      ['The contact form could not send: refused, status 400, 23514.'],
    ]);
    error.mockRestore();
  });
});
