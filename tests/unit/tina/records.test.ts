import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { collections } from '../../../content/schema/collections.ts';
import { toRecord } from '../../../tina/forms/toRecord.ts';
import { toValues } from '../../../tina/forms/toValues.ts';
import { findRows } from '../../../tina/records/findRows.ts';
import { recordRows } from '../../../tina/records/recordRows.ts';
import type { StoredRecord } from '../../../tina/records/StoredRecord.ts';

const NOW = Date.parse('2026-11-23T12:00:00+05:30');
const records = inspect('.').readings.map(
  ({ collection, file, data = {} }): StoredRecord => ({
    collection,
    file,
    fields: data,
    values: {},
  }),
);

/** The site's records, with other fields in one of them. */
const withFields = (file: string, fields: object) =>
  recordRows(
    records.map((one) =>
      one.file === file ? { ...one, fields: { ...one.fields, ...fields } } : one,
    ),
    NOW,
  );
const rowIn = (rows: ReturnType<typeof recordRows>, file: string) =>
  rows.find((row) => row.file === file);

const TALK = 'content/talks/losing-well.json';
const COURSE = 'content/courses/stack.json';

describe('the list of all records', () => {
  const rows = recordRows(records, NOW);
  const slugs = (collection: string) =>
    rows.filter((row) => row.collection === collection).map(({ slug }) => slug);

  it('has each record once, kind after kind', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(records.map(({ file }) => file).sort());
    expect([...new Set(rows.map(({ collection }) => collection))]).toEqual(
      Object.keys(collections),
    );
  });

  it('has the order of the page, where records are numbered or dated', () => {
    expect(slugs('talks').at(0)).toBe('order-book-first');
    expect(slugs('logos').at(0)).toBe('vindhyagiri-institute');
    expect(slugs('events').at(-1)).toBe('digvalay-guest-lecture');
  });

  it('has the order in which pages name records, and last what none names', () => {
    const unused = rows.map((row) => row.collection === 'team' && row.state === 'unused');
    const used = rows.map((row) => row.collection === 'team' && row.state !== 'unused');
    if (unused.includes(true)) expect(unused.indexOf(true)).toBeGreaterThan(used.lastIndexOf(true));
    expect(rowIn(rows, COURSE)?.namedBy).toEqual(['“Education”']);
  });

  it.each([
    [{ draft: true }, 'draft', 'Draft'],
    [{ publishAt: '2026-12-03T09:30' }, 'scheduled', 'Scheduled for 3 December 2026 at 09:30'],
    [{ expiresAt: '2026-11-01' }, 'expired', 'Expired on 1 November 2026 at 00:00'],
    [{ expiresAt: '2027-01-01' }, 'published', 'Published until 1 January 2027 at 00:00'],
    [{}, 'published', 'Published'],
  ])('says the state of %o', (fields, state, stateText) => {
    expect(rowIn(withFields(TALK, fields), TALK)).toMatchObject({ state, stateText });
  });

  it('says of what pages have to name that none does', () => {
    const row = recordRows(
      records.filter(({ file }) => file !== 'content/pages/education.json'),
      NOW,
    ).find(({ file }) => file === COURSE);
    expect(row).toMatchObject({ state: 'unused', stateText: 'On no page', namedBy: [] });
  });
});

describe('looking for words', () => {
  const rows = recordRows(records, NOW);
  const titles = (words: string, kind?: 'talks' | 'team') =>
    findRows(rows, kind, words).map(({ row }) => row.title);

  it('finds all of nothing', () => {
    expect(titles('')).toHaveLength(records.length);
    expect(titles('', 'talks')).toHaveLength(9);
  });

  it('takes no notice of case, accents and order', () => {
    expect(titles('POLITELY sharpe')).toEqual(['Why your Sharpe ratio is lying politely']);
    expect(
      findRows(withFields(TALK, { title: 'Ökonomie' }), 'talks', 'okonomie')[0]?.row.title,
    ).toBe('Ökonomie');
  });

  it('puts first what is called so, and shows the words around what is not', () => {
    const [first, ...others] = findRows(rows, undefined, 'anvita raghunath');
    expect(first).toEqual({ row: expect.objectContaining({ title: 'Anvita Raghunath' }) });
    expect(others.length).toBeGreaterThan(0);
    for (const { excerpt } of others) expect(excerpt).toMatch(/anvita/i);
  });

  it('shows whole words of a text', () => {
    const description = `${'Antidisestablishmentarian '.repeat(5)}needle ${'floccinaucinihil '.repeat(9)}`;
    const [found] = findRows(withFields(TALK, { description }), 'talks', 'needle');
    expect(found?.excerpt).toBe(
      `… ${'Antidisestablishmentarian '.repeat(2)}needle ${'floccinaucinihil '.repeat(5)}…`,
    );
  });

  it('finds a talk by the name of its speaker and by its day', () => {
    expect(titles('anvita raghunath', 'talks')).toContain('A trader’s guide to losing money well');
    expect(titles('4 april 2025', 'talks')).toEqual(['A trader’s guide to losing money well']);
  });

  it('finds nothing where one word is missing', () => {
    expect(titles('sharpe zzz')).toEqual([]);
  });
});

it('each record goes into its form and comes out as it was', () => {
  for (const { collection, fields } of records) {
    const { schema, format } = collections[collection];
    const { body, ...rest } = fields;
    const record = format === 'mdx' ? rest : fields;
    const back = toRecord(schema, toValues(schema, record)) as object;
    expect(JSON.parse(JSON.stringify(back))).toEqual(record);
  }
});
