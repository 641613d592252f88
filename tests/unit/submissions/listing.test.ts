import { describe, expect, it } from 'vitest';
import { asCsv } from '../../../scripts/submissions/asCsv.ts';
import { asTable } from '../../../scripts/submissions/asTable.ts';
import type { Submission } from '../../../scripts/submissions/Submission.ts';

const row = (changes: Partial<Submission> = {}): Submission => ({
  id: 'c1',
  form: 'contact',
  received_at: new Date('2026-11-23T09:15'),
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
  ...changes,
});

describe('at a terminal', () => {
  it('a submission is a line of facts, its message, and what is known of it', () => {
    const state_at = new Date('2026-11-23T11:00');
    const rows = [
      row({ suspected: true, busy: true }),
      row({ id: 'd12', form: 'request_demo', state: 'handled', state_by: 'Asha', state_at }),
    ];
    expect(asTable(rows)).toBe(
      [
        '2026-11-23 09:15  c1   Contact       Meera Kulkarni  meera@kulkarni.example  0876543210',
        '    When does the next cohort begin?',
        '    (suspected: the hidden field was filled; busy: many came from its address just before)',
        '2026-11-23 09:15  d12  Demo request  Meera Kulkarni  meera@kulkarni.example  0876543210',
        '    When does the next cohort begin?',
        '    (handled by Asha on 2026-11-23)',
      ].join('\n'),
    );
  });

  it.each([72, 80, 120])('no line is wider than %i columns, whoever wrote', (columns) => {
    const rows = [
      row({ name: 'n'.repeat(200), email: `${'e'.repeat(300)}@x.example` }),
      row({ name: '株式会社数理', query: '🪙'.repeat(160), suspected: true, busy: true }),
    ];
    const lines = asTable(rows, columns).split('\n');
    const width = (text: string) =>
      [...text].reduce(
        (sum, one) => sum + (/\p{sc=Han}|\p{Emoji_Presentation}/u.test(one) ? 2 : 1),
        0,
      );
    for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns);
    expect(lines[0]).toContain('…');
    expect(lines.join('')).toContain('0876543210');
  });

  it('what a stranger wrote moves no cursor and turns no line round', () => {
    const table = asTable([row({ name: '\u001b[2J\u202eevil', query: 'a\u0007\nb\u2066' })]);
    for (const sign of ['\u001b', '\u0007', '\u202e', '\u2066']) expect(table).not.toContain(sign);
    expect(table.split('\n')).toHaveLength(2);
  });
});

describe('in a spreadsheet', () => {
  const cells = (changes: Partial<Submission>) => asCsv([row(changes)]).split('\r\n')[1];

  it('is UTF-8 with a mark, one row a line, quotes doubled', () => {
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
  ])('is never a formula: %j', (name) => {
    const written = cells({ name }) ?? '';
    const cell = asCsv([row({ name })]).split(',')[14] ?? '';
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(written).not.toMatch(/,"?[=+\-@|%\t]/);
  });

  it('an ordinary name and a number stay as they are', () => {
    expect(cells({})).toContain(',Meera Kulkarni,meera@kulkarni.example,0876543210,');
  });
});
