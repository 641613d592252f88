// What the team does with what arrived, as its own role: without the service key, and no more than it needs.
import { beforeEach, describe, expect, it } from 'vitest';
import { timeOf } from '../../content/schema/datetime.ts';
import type { RunSql } from '../../renderer/serve/backend/connect.ts';
import { erase, findSender, list, mark, weeks } from '../../scripts/submissions/queries.ts';
import { backendUrl, client, reset, sql } from './site.ts';
import { FORMS, submission } from './submission.ts';

/** One address, as people and their programs put it into a field. */
const FORMS_OF_AN_ADDRESS = [
  'ravi@example.org',
  'Ravi@Example.org',
  'ravi@example.org ',
  'ravi@example.org\u00a0',
  'ravi@example.org\u200b',
  '\ufeffravi@example.org',
  'ravi@example.org\t',
  'ravi@example.org.',
  'Ravi Shah <ravi@example.org>',
  'mailto:ravi@example.org',
  '\u2068ravi@example.org\u2069',
  'ravi\uff20example.org',
  // Not in the list that was reported.
  '\uff32\uff21\uff36\uff29@example.org',
  '\u{1d42b}avi@example.org',
  'ra\u00advi@exam\u2060ple.org',
  '\u202eravi@example.org\u202c',
  'ravi@example\u3002org',
  'ravi @ example.org',
  '\u3000ravi@example.org\r\n',
  'mailto:ravi@example.org?subject=Hello',
  'MAILTO:Ravi@example.org',
  '<ravi@example.org>',
  '"Shah, Ravi" <RAVI@example.org>',
  '\u201cravi@example.org\u201d',
  "'ravi@example.org'",
  'ravi@example.org,',
  'E-mail: ravi@example.org',
  'ravi@example.org\ufe0f',
  '\u{e0061}ravi@example.org',
];

/** The rows of the last statement, run by the role that the team's logins belong to. */
const asTeam: RunSql = async (text) => {
  await sql('set role forms_team');
  return sql(text).finally(() => sql('reset role')) as never;
};

const send = async (form: string, changes: Record<string, unknown> = {}) => {
  const { error } = await client.from(form).insert(submission(changes));
  expect(error).toBeNull();
};

describe('the team', () => {
  beforeEach(reset);

  it('reads both forms, newest first, and finds what it looks for', async () => {
    await send('contact', { name: "O'Brien", query: 'About order books, please.' });
    await send('request_demo', { email: 'Desk@Bank.example' });
    const ids = async (filter = {}) => (await list(asTeam, filter)).map(({ id }) => id);
    expect(await ids()).toEqual(['d1', 'c1']);
    expect(await ids({ form: 'contact' })).toEqual(['c1']);
    expect(await ids({ search: "o'brien" })).toEqual(['c1']);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await ids({ search: "'; drop table contact; --" })).toEqual([]);
    expect(await ids({ since: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(await ids({ since: new Date(Date.now() - 60_000), state: 'new' })).toEqual(['d1', 'c1']);
    expect(await weeks(asTeam)).toEqual([
      { week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), contact: 1, request_demo: 1 },
    ]);
  });

  it('says what it has done, by whom and when, and takes it back', async () => {
    for (const form of FORMS) await send(form);
    const both = [
      { form: 'contact', number: 1 },
      { form: 'request_demo', number: 7 },
    ] as const;
    expect(await mark(asTeam, 'handled', both, "Asha's desk")).toEqual(['c1']);
    const [row] = await list(asTeam, { state: 'handled' });
    expect(row).toMatchObject({ id: 'c1', state_by: "Asha's desk", state_at: expect.any(Date) });
    await mark(asTeam, 'new', both, 'Asha');
    expect(await list(asTeam, { state: 'handled' })).toEqual([]);
  });

  it('erases a sender everywhere, and keeps a receipt that names nobody', async () => {
    await send('contact', { email: 'Meera@Kulkarni.example ' });
    await send('contact', { email: 'meera@kulkarni.example' });
    await send('request_demo', { email: ' meera@KULKARNI.example' });
    await send('request_demo', { email: 'other@kulkarni.example' });
    expect((await findSender(asTeam, 'meera@kulkarni.example')).own).toEqual(['d1', 'c2', 'c1']);
    const receipt = await erase(asTeam, 'meera@kulkarni.example', 'Asha');
    expect(receipt).toMatchObject({ contact: 2, request_demo: 1 });
    expect((await list(asTeam, {})).map(({ email }) => email)).toEqual(['other@kulkarni.example']);
    const kept = JSON.stringify(await asTeam('select * from form_guard.erasures'));
    expect(kept).toContain('Asha');
    expect(kept.toLowerCase()).not.toContain('kulkarni');
  });

  it.each(FORMS_OF_AN_ADDRESS)('finds and erases who typed %j', async (email) => {
    await send('contact', { email });
    await send('request_demo', { email: 'xravi@example.org' });
    await send('contact', { email: 'ravi@example.org.in', query: 'About order books, please.' });
    const found = await list(asTeam, { search: 'ravi@example.org' });
    expect(found.map(({ id }) => id)).toContain('c1');
    // Whichever form the team has of it.
    expect((await list(asTeam, { search: email })).map(({ id }) => id)).toContain('c1');
    for (const asked of ['ravi@example.org', email]) {
      const { own, others } = await findSender(asTeam, asked);
      expect(own).toEqual(['c1']);
      expect(others).toEqual(['c2', 'd1']);
    }
    expect(await erase(asTeam, 'ravi@example.org', 'Asha')).toMatchObject({ contact: 1 });
    expect((await list(asTeam, {})).map(({ id }) => id)).toEqual(['c2', 'd1']);
  });

  it('shows what only contains the address, and does not erase it', async () => {
    await send('contact', { email: 'other@x.example', query: 'Write to Ravi\uff20Example.org!' });
    await send('contact', { email: 'one@x.example, ravi@example.org' });
    await send('contact', { email: 'Ravi <other@x.example>', name: 'ravi @ example . org' });
    await send('contact', { email: '"ravi@example.org" <real@x.example>' });
    await send('contact', { email: 'nothing@x.example' });
    const found = await findSender(asTeam, 'ravi@example.org');
    expect(found).toEqual({ own: [], others: ['c4', 'c3', 'c2', 'c1'] });
    expect(await erase(asTeam, 'ravi@example.org', 'Asha')).toMatchObject({ contact: 0 });
  });

  it('finds a submission by its id, and text without an address as a whole', async () => {
    await send('contact', { email: 'no address' });
    await send('contact', { email: 'No Add\u200bress' });
    expect((await list(asTeam, { search: 'C2' })).map(({ id }) => id)).toEqual(['c2']);
    expect((await findSender(asTeam, 'no address')).own).toEqual(['c2', 'c1']);
  });

  it('counts weeks by the clock of the site', async () => {
    for (const time of ['2026-11-22T23:50', '2026-11-23T00:10', '2026-11-29T23:50']) {
      await send('contact', { name: time });
      await sql(`update contact set received_at = '${new Date(timeOf(time)).toISOString()}'
        where name = '${time}'`);
    }
    expect(await weeks(asTeam)).toEqual([
      { week: '2026-11-23', contact: 2, request_demo: 0 },
      { week: '2026-11-16', contact: 1, request_demo: 0 },
    ]);
  });

  it.each([
    "update contact set query = 'Put into a mouth.'",
    'delete from contact',
    'truncate contact',
    "insert into contact (name, email, phone, query) values ('a', 'ab', '9876543210', 'Never sent.')",
    'select * from form_guard.salts',
    'select * from form_guard.arrivals',
    'delete from form_guard.erasures',
    'update form_guard.settings set trusted_proxies = 9',
  ])('cannot %s', async (text) => {
    await expect(asTeam(text)).rejects.toThrow(/permission denied/);
  });
});

describe('a submission', () => {
  beforeEach(reset);

  it('is erased once it is older than it is kept, with a receipt', async () => {
    for (const form of FORMS) {
      await send(form, { name: 'Old' });
      await sql(`update ${form} set received_at = now() - interval '12 months 1 minute'`);
      await send(form, { name: 'Not yet' });
      await sql(`update ${form} set received_at = now() - interval '12 months' + interval '1 minute'
        where name = 'Not yet'`);
    }
    expect(await asTeam('select form_guard.erase_expired()::int as gone')).toEqual([{ gone: 2 }]);
    expect((await list(asTeam, {})).map(({ name }) => name)).toEqual(['Not yet', 'Not yet']);
    expect(await asTeam('select reason, contact, request_demo from form_guard.erasures')).toEqual([
      { reason: 'age', contact: 1, request_demo: 1 },
    ]);
    await asTeam('select form_guard.follow_content(11, 10, 10, false)');
    expect(await asTeam('select form_guard.erase_expired()::int as gone')).toEqual([{ gone: 2 }]);
    await asTeam('select form_guard.follow_content(12, 10, 10, false)');
  });

  it('is kept for as long as the project tells whoever asks', async () => {
    const answer = await fetch(`${backendUrl}/rpc/forms_status`);
    const { address, address_header, is_chosen, ...rest } = await answer.json();
    expect(rest).toEqual({
      erases_by_schedule: false,
      months: 12,
      phone: { least: 10, most: 10, abroad: false },
    });
  });
});
