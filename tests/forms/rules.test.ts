import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMS, type Site, STARTUP_MS, startSite, submission } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await site.liftLimit();
}, STARTUP_MS);
afterAll(() => site.close());

const accepted: [string, Record<string, string>][] = [
  ['a name of 1 character', { name: 'A' }],
  ['a name that is one emoji', { name: '🪙' }],
  ['a name of 200 characters', { name: 'न'.repeat(200) }],
  ['an email of 2 characters without an @', { email: 'ab' }],
  ['an email of 320 characters', { email: 'e'.repeat(320) }],
  ['a phone number of 10 digits', { phone: '0000000000' }],
  ['a query of 10 characters', { query: 'q'.repeat(10) }],
  ['a query of 160 characters', { query: 'q'.repeat(160) }],
  ['a query of 160 emoji, 320 UTF-16 units', { query: '📈'.repeat(160) }],
];

const refused: [string, Record<string, string>, string][] = [
  ['an empty name', { name: '' }, 'name_too_short'],
  ['a name of 201 characters', { name: 'n'.repeat(201) }, 'name_too_long'],
  ['an email of 1 character', { email: 'a' }, 'email_too_short'],
  ['an email that is one emoji, 2 UTF-16 units', { email: '📧' }, 'email_too_short'],
  ['an email of 321 characters', { email: 'e'.repeat(321) }, 'email_too_long'],
  ['a phone number of 9 digits', { phone: '987654321' }, 'phone_not_ten_digits'],
  ['a phone number of 11 digits', { phone: '98765432101' }, 'phone_not_ten_digits'],
  ['a phone number with a country code', { phone: '+919876543210' }, 'phone_not_ten_digits'],
  ['a phone number with a space', { phone: '98765 4321' }, 'phone_not_ten_digits'],
  ['a phone number with a letter', { phone: '987654321O' }, 'phone_not_ten_digits'],
  ['a phone number and a line break', { phone: '9876543210\n' }, 'phone_not_ten_digits'],
  ['a phone number in Devanagari digits', { phone: '९८७६५४३२१०' }, 'phone_not_ten_digits'],
  ['a query of 9 characters', { query: 'q'.repeat(9) }, 'query_too_short'],
  ['a query of 5 emoji, 10 UTF-16 units', { query: '📈'.repeat(5) }, 'query_too_short'],
  ['a query of 161 characters', { query: 'q'.repeat(161) }, 'query_too_long'],
];

const malformed: [string, Record<string, unknown>, number, string][] = [
  ['no name', { name: undefined }, 400, '23502'],
  ['no email', { email: undefined }, 400, '23502'],
  ['no phone number', { phone: undefined }, 400, '23502'],
  ['no query', { query: undefined }, 400, '23502'],
  ['no submission id', { submission_id: undefined }, 400, '23502'],
  ['a name of null', { name: null }, 400, '23502'],
  ['a submission id that is no UUID', { submission_id: '1' }, 400, '22P02'],
  ['a NUL character', { name: 'A\u0000' }, 400, '22P05'],
  ['half a surrogate pair', { name: 'A\ud83d' }, 400, 'PGRST102'],
];

describe.each(FORMS)('%s', (form) => {
  it.each(accepted)('accepts %s', async (_, changes) => {
    const row = submission(changes);
    const { status, error } = await site.client.from(form).insert(row);
    expect({ status, error }).toEqual({ status: 201, error: null });
  });

  it.each(refused)('refuses %s', async (_, changes, constraint) => {
    const { status, error } = await site.client.from(form).insert(submission(changes));
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
    expect(error?.message).toContain(`"${constraint}"`);
  });

  it.each(malformed)('refuses %s', async (_, changes, status, code) => {
    const answer = await site.client.from(form).insert(submission(changes));
    expect({ status: answer.status, code: answer.error?.code }).toEqual({ status, code });
  });
});

it('keeps nothing of what it refused', async () => {
  for (const form of FORMS) {
    const [row] = await site.sql(`select count(*) from public.${form}`);
    expect(Number(row?.count)).toBe(accepted.length);
  }
});
