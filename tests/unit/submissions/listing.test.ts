import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/locale.ts';
import { asCsv, asTable, unmailedOf } from '../../../scripts/submissions/listing.ts';
import type { Submission } from '../../../scripts/submissions/Submission.ts';
import {
  mailOf,
  noticeOf,
  inSiteLanguage as say,
} from '../../../scripts/submissions/watch/mailOf.ts';

// The machine's time zone is not the site's.
vi.stubEnv('TZ', 'Pacific/Chatham');

const row = (changes: Partial<Submission> = {}): Submission => ({
  id: 'c1',
  form: 'contact',
  received_at: new Date(timeOf('2026-11-23T09:15')),
  name: 'Meera Kulkarni',
  email: 'meera@kulkarni.example',
  phone: '0876543210',
  query: 'When does the next cohort begin?',
  state: 'new',
  state_by: null,
  state_at: null,
  suspected: false,
  busy: false,
  submission_id: '00000000-0000-4000-8000-000000000000',
  mailed: true,
  refused_with: null,
  ...changes,
});

describe('a submission at a terminal', () => {
  it('is a line of facts, its message, and its state', () => {
    const state_at = new Date(timeOf('2026-11-24T00:10'));
    const rows = [
      row({ suspected: true, busy: true }),
      row({ id: 'd12', form: 'request_demo', state: 'handled', state_by: 'Asha', state_at }),
    ];
    expect(asTable(rows)).toBe(
      [
        '2026-11-23 09:15  c1   Contact       Meera Kulkarni  meera@kulkarni.example  0876543210',
        '    When does the next cohort begin?',
        '    (suspected: the hidden field was filled; busy: many came from its address within ten minutes)',
        '2026-11-23 09:15  d12  Demo request  Meera Kulkarni  meera@kulkarni.example  0876543210',
        '    When does the next cohort begin?',
        '    (handled by Asha on 2026-11-24)',
      ].join('\n'),
    );
  });

  it('cannot move the cursor or change the direction of a line', () => {
    const table = asTable([row({ name: '\u001b[2J\u202eevil', query: 'a\u0007\nb\u2066' })]);
    for (const sign of ['\u001b', '\u0007', '\u202e', '\u2066']) expect(table).not.toContain(sign);
    expect(table.split('\n')).toHaveLength(2);
  });
});

describe('a submission in a spreadsheet', () => {
  const cells = (changes: Partial<Submission>) => asCsv([row(changes)]).split('\r\n')[1];

  it('is UTF-8 with a byte order mark, one row per line, with doubled quotes', () => {
    const csv = asCsv([row({ query: 'He said "no",\nthen left.' })]);
    expect(csv).toMatch(/^\ufeffid,form,received_at,/);
    expect(csv).toContain(',"He said ""no"",\nthen left.",');
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  it.each([
    '=1+1',
    '+cmd',
    '-2',
    '@sum',
    '  =1',
    '"=1"',
    "'=1",
    '\t=1',
    '\r=1',
    '\n@x',
    '|calc',
    '%0A',
    '\uff1d1+1',
    '\uff0bcmd',
    '\uff0d2',
    '\uff20sum',
    '\ufe66sum',
    '\u207c1',
    '\u22122',
    '\u20142',
    '\u200b=1',
    '\ufeff=1',
    '\u2068=1\u2069',
    '\u00ad=1',
    '\u3000=1',
    '\u00a0\u200d\uff1d1',
    '\ufe0f=1',
    '\u3164=1',
    '\u{e0020}=1',
    '\u0000=1',
    '\u201c=1\u201d',
  ])('is never a formula: %j', (name) => {
    const written = cells({ name }) ?? '';
    const cell = asCsv([row({ name })]).split(',')[14] ?? '';
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(written).not.toMatch(/,"?[=+\-@|%\t]/);
  });

  it('keeps an ordinary name and number unchanged', () => {
    expect(cells({ phone: '9876543210' })).toContain(
      ',Meera Kulkarni,meera@kulkarni.example,9876543210,',
    );
  });

  it.each(['0876543210', '0000000000', '007', '0 98 76', '12345678901234567'])(
    'a number keeps all its digits: %s',
    (query) => {
      expect(cells({ query })).toContain(`,'${query},new,`);
    },
  );

  it.each(['0', '10 questions', '0x', 'Room 007'])('keeps any other text unmarked: %s', (query) => {
    expect(cells({ query })).toContain(`,${query},new,`);
  });

  it('has times in the site’s time zone', () => {
    const state_at = new Date(timeOf('2026-11-24T00:10'));
    expect(cells({ state_at })).toMatch(/,2026-11-23 09:15,.*,2026-11-24 00:10,/);
  });
});

describe('a submission in a mail', () => {
  const replyTo = (email: string) => mailOf('id', [row({ email })]).replyTo?.address;

  it('has a time in the site’s time zone, with its name', () => {
    expect(mailOf('id', [row()]).text).toContain(`${say('Came')}: 2026-11-23 09:15 (${CLOCK})`);
  });

  it('is quoted, so that no line of it looks like another submission', () => {
    const { text } = mailOf('id', [row({ query: 'Hello,\n\nContact c9\r\nFrom: Another' })]);
    expect(text).toContain(
      `\n\n> Hello,\n> \n> Contact c9\n> From: Another\n\n${say('Answered?')}`,
    );
  });

  it.each([
    ['ravi@example.org', 'ravi@example.org'],
    [' Ravi.Shah+x@Sub.example.org\t', 'Ravi.Shah+x@Sub.example.org'],
  ])('from %j has the Reply-To %s', (email, address) => {
    expect(replyTo(email)).toBe(address);
  });

  it.each([
    '\u2068ravi@example.org\u2069',
    'ravi\u200b@example.org',
    'ravi\uff20example.org',
    'r\u00e4vi@example.org',
    'ravi@ex\u00e4mple.org',
    'ravi@\u0928\u092e.example',
    'Ravi <ravi@example.org>',
    'mailto:ravi@example.org',
    'a@b.example, c@d.example',
    'ravi@example.org\r\nBcc: all@x.example',
    'ravi@localhost',
    `ravi@${'a.'.repeat(150)}example`,
    'no address',
  ])('never has %j in a header: servers would refuse the whole mail', (email) => {
    expect(replyTo(email)).toBeUndefined();
  });

  it('is left out of a notice about a refusal', () => {
    const words = row({ name: 'Zq name', email: 'zq@x.example', query: 'Zq words of it' });
    const { text, subject, replyTo } = noticeOf('id', [words], 554);
    expect(text + subject).not.toMatch(/zq/i);
    expect(text).toContain(say('{what} arrived. Look it up:', { what: `${say('Contact')} c1` }));
    expect(text).toContain('--search c1');
    expect(text).toContain('554');
    expect(replyTo).toBeUndefined();
  });
});

describe('submissions in a health check', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  const now = at.getTime() + 31 * 60_000;
  const unmailed = (changes: Partial<Submission>) =>
    unmailedOf([row({ received_at: at, ...changes })], now);

  it.each<[string, Partial<Submission>]>([
    ['what was mailed', {}],
    ['what may be mailed soon', { mailed: false, received_at: new Date(now - 29 * 60_000) }],
  ])('%s is accepted', (_, changes) => {
    expect(unmailed(changes)).toBe('');
  });

  it.each<[string, Partial<Submission>, RegExp]>([
    ['what waits too long', { mailed: false }, /^Not mailed in 30 minutes: c1\./],
    ['what was refused', { refused_with: 554 }, /^The mail server refused the text of c1:/],
    ['what was refused, notice and all', { mailed: false, refused_with: 554 }, /refused .* c1:/],
  ])('%s is reported', (_, changes, message) => {
    expect(unmailed(changes)).toMatch(message);
    expect(unmailed(changes).split('\n')).toHaveLength(1);
  });

  it('are counted if there are many', () => {
    const many = Array.from({ length: 30 }, (_, at) => row({ id: `c${at}`, mailed: false }));
    expect(unmailedOf(many)).toMatch(/c19 and 10 more\./);
  });
});

/** What a stranger may write into any field, even if the database would refuse it. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['a header', 'a@b.example\r\nBcc: all@firm.example\r\n\r\nBody'],
  ['a header after a lone return', 'a@b.example\rBcc: all@firm.example'],
  ['a folded header', 'a@b.example\r\n Bcc: all@firm.example'],
  ['several addresses', 'a@b.example, all@firm.example; <c@d.example>'],
  ['a group of addresses', 'everyone: a@b.example, c@d.example;'],
  ['an address in a name', '"all@firm.example" <a@b.example>'],
  ['an encoded word', '=?utf-8?Q?a=0D=0ABcc:_all@firm.example?='],
  ['HTML', '<img src=x onerror=alert(1)></pre><a href="https://b.example">Firm</a>'],
  ['text that turns round', '\u202eelpmaxe.mrif@lla\u2066\u2069'],
  ['NUL and other controls', 'a\0b\u0085\u001b[2J\u2028Address: all@firm.example'],
  ['half a surrogate pair', 'a\ud83d@b.example\udc00'],
  ['a line that ends a mail', 'a\r\n.\r\nMAIL FROM:<all@firm.example>\r\n'],
  ['a megabyte', 'a'.repeat(1024 ** 2)],
];

it('the mail to the team is in the site’s language', async () => {
  vi.resetModules();
  vi.doMock('../../../content/schema/locale.ts', () => ({
    LOCALE: 'de-CH',
    CLOCK: 'MEZ',
    ZONE: 'UTC',
  }));
  const german = await import('../../../scripts/submissions/watch/mailOf.ts');
  vi.doUnmock('../../../content/schema/locale.ts');
  const { subject, text } = german.mailOf('id', [row({ busy: true })]);
  expect(subject).toBe('Neu: Kontakt 1');
  expect(text).toMatch(/^Kontakt c1\nVon: .*\nAnschrift: .*\nTelefon: .*\nEingegangen: .*\(MEZ\)/);
  expect(text).toMatch(/\nAnmerkung: gehäuft: [\s\S]*\n\nBeantwortet\? npm run submissions/);
});

describe('the mail about a submission', { tags: '@all' }, () => {
  it.each(HOSTILE)('stays plain text with %s in each field', async (_, text) => {
    const hostile = { name: text, email: text, phone: text, query: text };
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({
      ...{ from: 'site@firm.example', to: 'team@firm.example' },
      ...mailOf('1', [row(hostile)]),
    });
    const mail = await PostalMime.parse(message as Buffer);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      'content-transfer-encoding content-type date from message-id mime-version subject to'.split(
        ' ',
      ),
    );
    expect([mail.to, mail.html, mail.attachments]).toMatchObject([
      [{ address: 'team@firm.example' }],
      undefined,
      [],
    ]);
    expect(mail.subject).toBe(say('New: {forms}', { forms: `${say('Contact')} 1` }));
    // Each line is one of the mail's own, or quoted.
    const labels = ['From', 'Address', 'Telephone', 'Came'].map((label) => `${say(label)}: `);
    const own = [`${say('Contact')} c1`, ...labels, '> ', `${say('Answered?')} npm `];
    const lines = mail.text?.split('\n').filter(Boolean) ?? [];
    for (const line of lines)
      expect(
        own.some((beginning) => line.startsWith(beginning)),
        line,
      ).toBe(true);
    expect(lines.filter((line) => line.startsWith(`${say('Address')}: `))).toHaveLength(1);
    expect(mail.text).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u202a-\u202e\u2066-\u2069]/u);
  });
});
