import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMS, type Site, STARTUP_MS, startSite, submission } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await site.liftLimit();
}, STARTUP_MS);
afterAll(() => site.close());
beforeEach(() => site.sql('truncate contact, request_demo'));

/** A name and a query as somebody might type them. */
const typed: [string, string, string][] = [
  ['Devanagari', 'अनन्या श्रीवास्तव्', 'क्या यह पाठ्यक्रम हिन्दी में भी उपलब्ध है?'],
  ['Tamil and Urdu', 'முத்துலட்சுமி', 'کیا یہ کورس اردو میں بھی دستیاب ہے؟'],
  ['emoji joined into one', '👩🏽‍💻 Riya', 'Is there a mentor for options? 📈🇮🇳👨‍👩‍👧‍👦'],
  ['a decomposed accent, kept so', 'Zoe\u0308', 'Cafe\u0301 or caf\u00e9, each as typed'],
  ['quotes', `O'Brien "Bo" \`B\` «b»`, `It's "quoted", isn't it? \\' \\" \\\\ $$`],
  ['SQL', "Robert'); drop table contact;--", "'; update contact set suspected = true; --"],
  ['markup', '<script>alert(1)</script>', '<b>&amp; {{7*7}} #{7*7} %s %00 \\u0041'],
  ['JSON', '{"name": null}', '[{"query": "not a second row"}]'],
  ['line breaks and tabs', 'A\tB', 'First line\nsecond line\r\nthird line\n'],
  ['spaces at the ends', '  Asha  ', '          '],
  ['160 characters', 'N', `${'ab '.repeat(53)}x`],
  ['160 emoji', 'N', '🪙'.repeat(160)],
];

describe.each(FORMS)('%s', (form) => {
  it.each(typed)('keeps %s as it was typed', async (_, name, query) => {
    const sent = submission({ name, query, email: 'रिया+🪙@नमस्ते.example' });
    const { status } = await site.client.from(form).insert(sent);
    expect(status).toBe(201);
    const kept = await site.sql(
      `select submission_id, name, email, phone, query from public.${form}`,
    );
    expect(kept).toEqual([sent]);
  });

  it('counts a repeated submission id as the same submission', async () => {
    const sent = submission();
    expect((await site.client.from(form).insert(sent)).status).toBe(201);
    const { status, error } = await site.client.from(form).insert(sent);
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
    expect(await site.sql(`select 1 from public.${form}`)).toHaveLength(1);
  });

  it('makes one row of one submission sent many times at once', async () => {
    const sent = submission();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.client.from(form).insert(sent)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect(await site.sql(`select 1 from public.${form}`)).toHaveLength(1);
  });

  it('keeps every one of many submissions sent at once', async () => {
    const sent = Array.from({ length: 50 }, (_, index) => submission({ name: `Visitor ${index}` }));
    const answers = await Promise.all(sent.map((row) => site.client.from(form).insert(row)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const kept = await site.sql(`select submission_id, name from public.${form}`);
    expect(new Map(kept.map((row) => [row.submission_id, row.name]))).toEqual(
      new Map(sent.map((row) => [row.submission_id, row.name])),
    );
    expect(kept).toHaveLength(sent.length);
  });

  it('receives at the time of the database', async () => {
    await site.client.from(form).insert(submission());
    const [row] = await site.sql(
      `select now() - received_at < interval '1 minute' as recent from public.${form}`,
    );
    expect(row?.recent).toBe('t');
  });

  it.each([
    ['filled', 'https://spam.example', 't'],
    ['empty, as a person leaves it', '', 'f'],
  ])(
    'answers the same when the honeypot is %s, and keeps no value of it',
    async (_, website, suspected) => {
      const { status, error } = await site.client.from(form).insert(submission({ website }));
      expect({ status, error }).toEqual({ status: 201, error: null });
      const kept = await site.sql(`select suspected, website from public.${form}`);
      expect(kept).toEqual([{ suspected, website: null }]);
    },
  );
});
