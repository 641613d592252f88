import { beforeEach, describe, expect, it } from 'vitest';
import { settingsSql } from '../../renderer/serve/backend/formSettings.ts';
import { PHONE_CASES } from '../phoneCases.ts';
import { client, reset, sql } from './site.ts';
import { FORMS, sentWith, submission } from './submission.ts';

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
  ['a phone number of 9 digits', { phone: '987654321' }, 'phone_not_accepted'],
  ['a phone number of 11 digits', { phone: '98765432101' }, 'phone_not_accepted'],
  ['a phone number with a country code', { phone: '+919876543210' }, 'phone_not_accepted'],
  ['a phone number with a space', { phone: '98765 4321' }, 'phone_not_accepted'],
  ['a phone number with a letter', { phone: '987654321O' }, 'phone_not_accepted'],
  ['a phone number and a line break', { phone: '9876543210\n' }, 'phone_not_accepted'],
  ['a phone number in Devanagari digits', { phone: '९८७६५४३२१०' }, 'phone_not_accepted'],
  ['a query of 9 characters', { query: 'q'.repeat(9) }, 'query_too_short'],
  ['a query of 5 emoji, 10 UTF-16 units', { query: '📈'.repeat(5) }, 'query_too_short'],
  ['a query of 161 characters', { query: 'q'.repeat(161) }, 'query_too_long'],
  ['4 KB in a name', { name: 'n'.repeat(2 ** 12) }, 'name_too_long'],
  ['4 KB in an email', { email: '@'.repeat(2 ** 12) }, 'email_too_long'],
  ['4 KB of digits', { phone: '1'.repeat(2 ** 12) }, 'phone_not_accepted'],
  ['4 KB in a query', { query: '\u202e'.repeat(2 ** 11) }, 'query_too_long'],
];

const malformed: [string, Record<string, unknown>, string][] = [
  ['no name', { name: undefined }, '23502'],
  ['no email', { email: undefined }, '23502'],
  ['no phone number', { phone: undefined }, '23502'],
  ['no query', { query: undefined }, '23502'],
  ['a name of null', { name: null }, '23502'],
  ['a NUL character', { name: 'A\u0000' }, '22P05'],
  ['half a surrogate pair', { name: 'A\ud83d' }, 'PGRST102'],
];

/** A name and a query as somebody might type them. */
const typed: [string, string, string][] = [
  ['Devanagari', 'अनन्या श्रीवास्तव्', 'क्या यह पाठ्यक्रम हिन्दी में भी उपलब्ध है?'],
  ['Tamil and Urdu', 'முத்துலட்சுமி', 'کیا یہ کورس اردو میں بھی دستیاب ہے؟'],
  ['emoji joined into one', '👩🏽‍💻 Riya', 'Is there a mentor for options? 📈🇮🇳👨‍👩‍👧‍👦'],
  ['a decomposed accent, kept so', 'Zoe\u0308', 'Cafe\u0301 or caf\u00e9, each as typed'],
  ['quotes', `O'Brien "Bo" \`B\` «b»`, `It's "quoted", isn't it? \\' \\" \\\\ $$`],
  ['text that turns round', '\u202eevil\u2066', 'A question \u202ebackwards\u2069 \u{e0041}'],
  ['SQL', "Robert'); drop table contact;--", "'; update contact set suspected = true; --"],
  ['markup', '<script>alert(1)</script>', '<b>&amp; {{7*7}} #{7*7} %s %00 \\u0041'],
  ['JSON', '{"name": null}', '[{"query": "not a second row"}]'],
  ['line breaks and tabs', 'A\tB', 'First line\nsecond line\r\nthird line\n'],
  ['spaces at the ends', '  Asha  ', '          '],
  ['160 characters', 'N', `${'ab '.repeat(53)}x`],
  ['160 emoji', 'N', '🪙'.repeat(160)],
];

describe.each(FORMS)('%s', (form) => {
  beforeEach(reset);
  const insert = (row: Record<string, unknown>, headers = {}) => {
    const insertion = client.from(form).insert(row);
    for (const [name, value] of Object.entries<string>(headers)) insertion.setHeader(name, value);
    return insertion;
  };
  const stored = (columns = '*') => sql(`select ${columns} from public.${form}`);

  it.each(accepted)('accepts %s', async (_, changes) => {
    const { status, error } = await insert(submission(changes));
    expect({ status, error }).toEqual({ status: 201, error: null });
  });

  it.each(refused)('refuses %s', async (_, changes, constraint) => {
    const { status, error } = await insert(submission(changes));
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
    expect(error?.message).toContain(`"${constraint}"`);
    expect(await stored()).toEqual([]);
  });

  it.each(PHONE_CASES)(
    'agrees with the browser about a number: %j',
    async (rule, phone, isNumber) => {
      await sql(settingsSql({ months: 12, phone: rule }));
      const { status, error } = await insert(submission({ phone }));
      expect({ status, code: error?.code }).toEqual(
        isNumber ? { status: 201, code: undefined } : { status: 400, code: '23514' },
      );
      expect(await stored('phone')).toEqual(isNumber ? [{ phone }] : []);
    },
  );

  it('keeps what arrived before the rule became another, and takes its retry for arrived', async () => {
    const sent = submission();
    const id = sentWith();
    await insert(sent, id);
    await sql('select form_guard.follow_content(12, 11, 12, false)');
    expect((await insert(sent, id)).error?.code).toBe('23505');
    expect((await insert(submission())).error?.message).toContain('"phone_not_accepted"');
    expect(await sql(`update ${form} set state = 'handled' returning phone`)).toEqual([
      { phone: sent.phone },
    ]);
  });

  it.each(['3, 2', '2, 10', '10, 16', 'null, 10'])('takes no rule of %s digits', async (digits) => {
    await expect(sql(`select form_guard.follow_content(12, ${digits}, false)`)).rejects.toThrow(
      /violates (?:check|not-null) constraint/,
    );
  });

  it.each(malformed)('refuses %s', async (_, changes, code) => {
    const { status, error } = await insert(submission(changes));
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
    expect(await stored()).toEqual([]);
  });

  it.each(typed)('keeps %s as it was typed', async (_, name, query) => {
    const sent = submission({ name, query, email: 'रिया+🪙@नमस्ते.example' });
    expect((await insert(sent)).status).toBe(201);
    expect(await stored('name, email, phone, query')).toEqual([sent]);
  });

  it('takes the four fields alone, each time as a submission of its own', async () => {
    const four = submission();
    for (let sent = 1; sent <= 2; sent++) {
      const { status, error } = await insert(four);
      expect({ status, error }).toEqual({ status: 201, error: null });
    }
    expect(await stored('name, email, phone, query')).toEqual([four, four]);
  });

  it('receives at the time of the database', async () => {
    await insert(submission());
    const recent = "now() - received_at < interval '1 minute' as recent";
    expect(await stored(recent)).toEqual([{ recent: true }]);
  });

  it('makes one row of one submission sent many times at once', async () => {
    const sent = submission();
    const id = sentWith();
    const answers = await Promise.all(Array.from({ length: 20 }, () => insert(sent, id)));
    const said = answers.map(({ status, error }) => `${status} ${error?.code}`).sort();
    expect(said).toEqual(['201 undefined', ...Array(19).fill('409 23505')]);
    expect(await stored()).toHaveLength(1);
  });

  it('keeps every one of many submissions sent at once', async () => {
    const sent = Array.from({ length: 50 }, (_, index) => submission({ name: `Visitor ${index}` }));
    const answers = await Promise.all(sent.map((row) => insert(row, sentWith())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const kept = await stored('name, email, phone, query');
    expect(kept).toHaveLength(sent.length);
    expect(kept).toEqual(expect.arrayContaining(sent));
  });

  it.each([
    ['filled', true],
    ['empty, as a person leaves it', false],
  ])('answers the same when the honeypot is %s', async (_, trap) => {
    const { status, error } = await insert(submission(), sentWith({ trap }));
    expect({ status, error }).toEqual({ status: 201, error: null });
    expect(await stored('suspected')).toEqual([{ suspected: trap }]);
  });

  it('stores the id of the header, and refuses one that is not a UUID', async () => {
    const id = crypto.randomUUID();
    await insert(submission(), sentWith({ id }));
    const { status, error } = await insert(submission(), sentWith({ id: '1' }));
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' });
    expect(await stored('submission_id')).toEqual([{ submission_id: id }]);
  });
});
