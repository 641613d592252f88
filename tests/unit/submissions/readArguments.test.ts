import { describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../../content/schema/datetime.ts';
import { parseLine } from '../../../scripts/lib/runCommand.ts';
import { HELP, OPTIONS, readArguments } from '../../../scripts/submissions/readArguments.ts';
import { mailSettings } from '../../../scripts/submissions/watch/watch.ts';
import { databaseUrl } from '../../../scripts/submissions/withDatabase.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const read = (...args: string[]) =>
  readArguments(parseLine(args, { options: OPTIONS }).values, 'asha', NOW);

describe('npm run submissions', () => {
  it('lists everything, or what a filter selects', () => {
    expect(read()).toEqual({ kind: 'list', filter: {}, as: 'table' });
    expect(read('--form', 'demo', '--state', 'spam', '--search', 'a b', '--csv')).toEqual({
      kind: 'list',
      filter: { form: 'request_demo', state: 'spam', search: 'a b' },
      as: 'csv',
    });
    expect(read('--since', '7d')).toMatchObject({
      filter: { since: new Date('2026-11-16T10:00:00Z') },
    });
    // In the site's time zone, not the machine's.
    vi.stubEnv('TZ', 'Pacific/Chatham');
    expect(read('--since', '2026-11-01')).toMatchObject({
      filter: { since: new Date(timeOf('2026-11-01T00:00')) },
    });
    vi.unstubAllEnvs();
  });

  it('marks and erases in the name of the user, or of --by', () => {
    expect(read('--handled', 'c12, D7')).toEqual({
      kind: 'mark',
      state: 'handled',
      ids: [
        { form: 'contact', number: 12 },
        { form: 'request_demo', number: 7 },
      ],
      by: 'asha',
    });
    expect(read('--erase', ' a@b.example ', '--by', 'Riya', '--yes')).toEqual({
      kind: 'erase',
      email: 'a@b.example',
      by: 'Riya',
      isConfirmed: true,
    });
  });

  it.each([
    [['--handeld', 'c1'], '“--handeld” is not an argument of this command; allowed: --since'],
    [['--form', 'contacts'], '--form is one of contact, demo, not “contacts”.'],
    [['--state', 'done'], '--state is one of new, handled, spam, not “done”.'],
    [['--since', 'yesterday'], '--since is a day such as 2026-11-01, or 7d'],
    [['--since', '2026-02-30'], 'not “2026-02-30”'],
    [['--spam', '12'], '“12” is not the id of a submission. Ids look like c12 or d7.'],
    [['--spam', 'c1', '--handled', 'c2'], 'one at a time'],
    [['--erase', ' '], '--erase needs the address'],
    [['--erase'], '--erase'],
    [['contact'], 'contact'],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });

  it('reports every missing mail setting at once for --watch', () => {
    expect(read('--watch')).toEqual({ kind: 'watch' });
    const set = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b', MAIL_TO: 'c@d, e@f' };
    expect(mailSettings(set)).toEqual({ server: 'smtp://mail', from: 'a@b', to: 'c@d, e@f' });
    expect(() => mailSettings({})).toThrow(
      /SMTP_URL is not set[\s\S]+MAIL_FROM is not set[\s\S]+MAIL_TO is/,
    );
    expect(() => mailSettings({ ...set, SMTP_URL: 'mail.example' })).toThrow(
      'must begin with smtp://',
    );
    expect(() => mailSettings({ ...set, MAIL_TO: 'c@d, nobody' })).toThrow(
      'MAIL_TO has an address',
    );
  });

  it('refuses a database over an unencrypted network', () => {
    expect(databaseUrl(' ')).toBeUndefined();
    for (const url of [
      'postgres://asha:x@localhost:5432/postgres',
      'postgresql://asha:x@db.example/postgres?sslmode=verify-full',
    ])
      expect(databaseUrl(url)).toBe(url);
    expect(() => databaseUrl('postgres://asha:x@db.example/postgres')).toThrow(
      'reaches db.example without encryption: add ?sslmode=verify-full',
    );
    expect(() => databaseUrl('db.example')).toThrow('not the address of a database');
  });

  it('explains each of its options', () => {
    for (const option of [
      'since',
      'form',
      'state',
      'search',
      'csv',
      'json',
      'weeks',
      'handled',
      'spam',
      'watch',
      'health',
      'new',
      'by',
      'erase',
      'yes',
      'data',
    ])
      expect(HELP).toContain(`--${option}`);
  });
});
