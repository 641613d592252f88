import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './load/client.ts';
import { findPostgres } from './load/cluster.ts';
import { type Planned, plan } from './load/plan.ts';
import { judgeRun, type Stored } from './load/verdict.ts';

describe('the verdict', () => {
  const [sent] = plan(1) as [Planned];
  const told = (result: Outcome['result'], reason = '', planned = sent): Outcome => ({
    planned,
    result,
    reason,
    retries: [],
  });
  const { id: submission_id } = sent;
  const kept: Stored = { ...sent.row, submission_id, form: sent.form, id: '1', suspected: false };
  const other = sent.form === 'contact' ? 'request_demo' : 'contact';
  const fine = judgeRun([told('accepted')], [kept]);

  it('finds nothing wrong with one row for what was accepted', () => {
    expect(Object.values(fine).every((times) => times === 0)).toBe(true);
  });

  it.each<[string, Outcome, Stored[], Partial<typeof fine>]>([
    ['accepted without a row', told('accepted'), [], { lost: 1 }],
    ['given up', told('given up'), [], { lost: 1 }],
    ['two rows', told('accepted'), [kept, kept], { doubled: 1 }],
    ['a changed row', told('accepted'), [{ ...kept, name: 'X' }], { garbled: 1 }],
    ['a row in the other table', told('accepted'), [{ ...kept, form: other }], { garbled: 1 }],
    ['refused and stored', told('refused'), [kept], { storedThoughRefused: 1, wronglyRefused: 1 }],
    [
      'accepted against a rule',
      told('accepted', 'created', { ...sent, kind: 'name_too_short', expected: 'refused' }),
      [kept],
      { wronglyAccepted: 1 },
    ],
    [
      'a crowd above the limit',
      told('refused', '', { ...sent, kind: 'crowd', expected: 'either' }),
      [],
      { crowdsOffLimit: 1 },
    ],
  ])('finds %s', (_, outcome, rows, wrong) => {
    expect(judgeRun([outcome], rows)).toEqual({ ...fine, ...wrong });
  });
});

it.skipIf(!findPostgres())(
  'a small load on a PostgreSQL that crashes in the middle loses nothing, and all of it is told once',
  { tags: '@all', timeout: 120_000 },
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tests/forms/load/load.ts', '--submissions', '200', '--clients', '20', '--rounds', '0'],
      { cwd: fileURLToPath(new URL('../../', import.meta.url)) },
      // What went wrong stands in what it says.
    ).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('accepted 175, rows 175, refused 25');
    expect(stdout).toMatch(/^ +0 {2}lost$/m);
    expect(stdout).toMatch(/^ +0 {2}never mailed\n +0 {2}mailed twice$/m);
  },
);
