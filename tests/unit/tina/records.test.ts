import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import {
  type Collection,
  collections,
  namedCollections,
} from '../../../content/schema/collections.ts';
import { dayText } from '../../../content/schema/datetime.ts';
import { toRecord } from '../../../tina/admin/forms/toRecord.ts';
import { findRows } from '../../../tina/admin/records/findRows.ts';
import { recordRows } from '../../../tina/admin/records/recordRows.ts';

import { contains } from '../../../tina/shared/searchWords.ts';
import type { StoredRecord } from '../../../tina/shared/storedRecords.ts';
import { toValues } from '../../../tina/shared/toValues.ts';
import { miniature, withProject } from '../content/miniature.ts';

const NOW = Date.parse('2026-11-23T12:00:00+05:30');
const TALK = 'content/talks/one-1.json';
const COURSE = 'content/courses/one-1.json';
const SPEAKER = 'content/team/one-1.json';

/** Search words, in records that otherwise have the texts of the miniature. */
const FOUND: Readonly<Record<string, object>> = {
  [TALK]: { title: 'Why your ratio is lying politely', date: '2025-04-04', speaker: SPEAKER },
  [SPEAKER]: { name: 'Ánvita Raghunath', role: 'Teaches at the desk' },
};

const asStored = ({ collection, file, data = {} }: Reading): StoredRecord => ({
  collection,
  file,
  fields: { ...data, ...FOUND[file] },
  version: '',
});
const records = withProject(miniature(), (root) => inspect(root).readings.map(asStored));

/** These records, with other fields in one of them. */
const withFields = (file: string, fields: object) =>
  recordRows(
    records.map((one) =>
      one.file === file ? { ...one, fields: { ...one.fields, ...fields } } : one,
    ),
    NOW,
  );
const rowIn = (rows: ReturnType<typeof recordRows>, file: string) =>
  rows.find((row) => row.file === file);

describe('the list of all records', () => {
  const rows = recordRows(records, NOW);

  it('contains each record once, by collection', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(records.map(({ file }) => file).sort());
    expect([...new Set(rows.map(({ collection }) => collection))]).toEqual(
      Object.keys(collections),
    );
  });

  it('has the order of the page for numbered or dated records', () => {
    const numbers = (collection: string) =>
      rows
        .filter((row) => row.collection === collection)
        .map(({ file }) => records.find((one) => one.file === file)?.fields.id);
    expect(numbers('talks')).toEqual([2, 1]);
    expect(numbers('logos')).toEqual([0, 1]);
    const first = 'content/events/one-2.mdx';
    const later = withFields(first, { date: '2025-03-01' });
    expect(later.find(({ collection }) => collection === 'events')?.file).toBe(first);
  });

  it('has the order in which pages name records, then those that no page names', () => {
    const unused = rows.map((row) => row.collection === 'team' && row.state === 'unused');
    const used = rows.map((row) => row.collection === 'team' && row.state !== 'unused');
    if (unused.includes(true)) expect(unused.indexOf(true)).toBeGreaterThan(used.lastIndexOf(true));
    expect(rowIn(rows, COURSE)?.namedBy).toEqual(['“Page home”']);
  });

  it.each([
    [{ draft: true }, 'draft', 'Draft'],
    [{ publishAt: '2026-12-03T09:30' }, 'scheduled', 'Scheduled for 3 December 2026 at 09:30'],
    [{ expiresAt: '2026-11-01' }, 'expired', 'Expired on 1 November 2026 at 00:00'],
    [{ expiresAt: '2027-01-01' }, 'published', 'Published until 1 January 2027 at 00:00'],
    [{}, 'published', 'Published'],
  ])('shows the state of %o', (fields, state, stateText) => {
    expect(rowIn(withFields(TALK, fields), TALK)).toMatchObject({ state, stateText });
  });

  it.each([
    ['new', {}, 'new', 'Only in this proposal'],
    ['changed', {}, 'changed', 'Changed in this proposal'],
    ['changed', { draft: true }, 'draft', 'Changed in this proposal. Draft'],
  ] as const)('says that a record is %s in this proposal', (proposed, fields, state, stateText) => {
    const rows = recordRows(
      records.map((one) =>
        one.file === TALK ? { ...one, proposed, fields: { ...one.fields, ...fields } } : one,
      ),
      NOW,
    );
    expect(rowIn(rows, TALK)).toMatchObject({ state, stateText });
    expect(rows.filter((row) => row.stateText.includes('proposal'))).toHaveLength(1);
  });

  it('marks records that a page must name, but none does', () => {
    const row = recordRows(
      records.filter(({ collection }) => collection !== 'pages'),
      NOW,
    ).find(({ file }) => file === COURSE);
    expect(row).toMatchObject({ state: 'unused', stateText: 'On no page', namedBy: [] });
  });
});

describe('the search', () => {
  const rows = recordRows(records, NOW);
  const titles = (words: string, kind?: 'talks' | 'team') =>
    findRows(rows, kind, words).map(({ row }) => row.title);

  it('finds everything for an empty query', () => {
    expect(titles('')).toHaveLength(records.length);
    expect(titles('', 'talks')).toHaveLength(2);
  });

  it('ignores case, accents and order', () => {
    expect(titles('POLITELY ratio')).toEqual(['Why your ratio is lying politely']);
    expect(
      findRows(withFields(TALK, { title: 'Ökonomie' }), 'talks', 'okonomie')[0]?.row.title,
    ).toBe('Ökonomie');
  });

  it.each([
    ["trader's", 'The trader’s checklist'],
    ['losing well"', 'Losing well'],
    ['back-testing', 'Back‑testing honestly'],
    ['2019-2025', 'Returns 2019–2025'],
    ['reward - risk', 'Risk – reward'],
    ['lodz orsted strasse', 'Łódź, Ørsted, Straße'],
    ['isik', 'Işık'],
    ['ışık', 'IŞIK'],
    ['finance quantitative', 'ﬁnance, Quanti\u00adtative'],
    ['οδοσ', 'Οδός'],
    ['елка', 'Ёлка'],
    ['احمد', 'أَحْمَد'],
    ['जोखिम निवेश', 'निवेश और जोखिम'],
    ['ตลาดหุ้น', 'หุ้นในตลาด'],
    ['12', '१२ talks'],
  ])(
    'what a keyboard types, “%s”, finds what is printed: “%s”',
    { tags: '@all' },
    (typed, title) => {
      const found = findRows(withFields(TALK, { title }), 'talks', typed);
      expect(found.map(({ row }) => row.title)).toContain(title);
      expect(contains(title, typed)).toBe(true);
    },
  );

  it('does not confuse words of Devanagari, and does not count a symbol as a word', {
    tags: '@all',
  }, () => {
    expect(contains('का', 'की')).toBe(false);
    expect(contains('बाल', 'बल')).toBe(false);
    expect(contains('Risk', '?')).toBe(true);
    expect(contains('Risk', 'reward')).toBe(false);
  });

  it('lists matching titles first, and shows the context of other matches', () => {
    const [first, ...others] = findRows(rows, undefined, 'anvita raghunath');
    expect(first?.row.title).toBe('Ánvita Raghunath');
    expect(first?.excerpt).toBeUndefined();
    expect(others.length).toBeGreaterThan(0);
    for (const { excerpt } of others) expect(excerpt).toMatch(/ánvita/i);
  });

  it('leads to the field that holds most of the words', () => {
    const found = (words: string) => findRows(withFields(TALK, TEXTS), 'talks', words)[0];
    const TEXTS = { title: 'A ratio', description: 'A needle in a haystack', alt: 'A needle.' };
    expect(found('ratio')?.field).toBe('title');
    expect(found('haystack needle')).toMatchObject({
      ...{ field: 'description', excerpt: 'A needle in a haystack' },
    });
    expect(found('')?.field).toBeUndefined();
  });

  it.each([
    [TALK, 'content/talks/one-2.json'],
    ['content/talks/one-2.json', TALK],
  ])('lists a sentence with all words of %s before %s, where they are apart', (whole, apart) => {
    const texts = new Map<string, object>([
      [whole, { description: 'A needle in a haystack' }],
      [apart, { description: 'A needle', alt: 'A haystack' }],
    ]);
    const all = records.map((one) => ({
      ...one,
      fields: { ...one.fields, ...texts.get(one.file) },
    }));
    const found = findRows(recordRows(all, NOW), 'talks', 'needle haystack');
    expect(found.map(({ row }) => row.file)).toEqual([whole, apart]);
  });

  it('shows complete words of a text', () => {
    const description = `${'Antidisestablishmentarian '.repeat(5)}needle ${'floccinaucinihil '.repeat(9)}`;
    const [found] = findRows(withFields(TALK, { description }), 'talks', 'needle');
    expect(found?.excerpt).toBe(
      `… ${'Antidisestablishmentarian '.repeat(2)}needle ${'floccinaucinihil '.repeat(5)}…`,
    );
  });

  it('finds a talk by the name of its speaker and by its date', () => {
    expect(titles('anvita raghunath', 'talks')).toContain('Why your ratio is lying politely');
    expect(titles(dayText('2025-04-04').toLowerCase(), 'talks')).toEqual([
      'Why your ratio is lying politely',
    ]);
  });

  it('finds nothing if one word is missing', () => {
    expect(titles('ratio zzz')).toEqual([]);
  });
});

it('each record is unchanged after a round trip through its form', () => {
  for (const { collection, data: fields = {} } of inspect('.').readings) {
    const { schema, format } = collections[collection];
    const { body, ...rest } = fields;
    const record = format === 'mdx' ? rest : fields;
    const back = toRecord(schema, toValues(schema, record)) as object;
    expect(JSON.parse(JSON.stringify(back))).toEqual(record);
  }
});

it('every kind with more than one record can be hidden and scheduled, as lists offer it', () => {
  const many = namedCollections.filter(([, one]) => !(one as Collection).single);
  for (const [name] of many)
    expect(Object.keys(collections[name].schema.shape)).toEqual(
      expect.arrayContaining(['draft', 'publishAt']),
    );
});
