import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ItemNamer } from '../../../content/compare/listItems.ts';
import { field } from '../../../content/schema/cms.ts';
import { questions } from '../../../tina/proposals/merge/fieldConflicts.ts';
import { mergeRecords } from '../../../tina/shared/mergeRecords.ts';

const text = (label: string) => field(z.string(), { label });

const card = field(z.strictObject({ title: text('Title'), words: text('Words').optional() }), {
  label: 'Card',
});

const schema = z.strictObject({
  title: text('Title'),
  opening: field(z.strictObject({ headline: text('Headline'), lead: text('Lead').optional() }), {
    label: 'Opening',
  }),
  cards: field(z.array(card), { label: 'Cards', itemTitle: 'title' }),
  chips: field(z.array(z.string()), { label: 'Chips' }).optional(),
});

const base = {
  title: 'Assay',
  opening: { headline: 'Assay the idea' },
  cards: [
    { title: 'One', words: 'First' },
    { title: 'Two', words: 'Second' },
    { title: 'Three', words: 'Third' },
  ],
};

type Draft = Omit<typeof base, 'opening'> & {
  opening: { headline: string; lead?: string };
  chips?: string[];
};

function changed(change: (record: Draft) => void): Draft {
  const record: Draft = structuredClone(base);
  change(record);
  return record;
}

function merge(mine: Draft, theirs: Draft, choices = {}, nameItem: ItemNamer = String) {
  const context = questions('page.json', choices, nameItem);
  return { value: mergeRecords(schema, { base, mine, theirs }, context), ...context };
}

const titles = (value: unknown) => (value as Draft).cards.map(({ title }) => title);

describe('two versions of a record', () => {
  it('are merged if different fields changed', () => {
    const mine = changed((record) => {
      record.title = 'Mine';
    });
    const theirs = changed((record) => {
      record.opening.lead = 'Theirs';
    });
    expect(merge(mine, theirs)).toMatchObject({
      value: { ...base, title: 'Mine', opening: { headline: 'Assay the idea', lead: 'Theirs' } },
      conflicts: [],
    });
  });

  it('conflict if the same field changed, and the answer decides', () => {
    const mine = changed((record) => {
      record.opening.headline = 'Mine';
    });
    const theirs = changed((record) => {
      record.opening.headline = 'Theirs';
    });
    const { conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([
      {
        at: ['opening', 'headline'],
        label: ['Opening', 'Headline'],
        base: 'Assay the idea',
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
    const path = conflicts[0]?.path as string;
    expect(merge(mine, theirs, { [path]: 'theirs' })).toMatchObject({
      value: theirs,
      conflicts: [],
    });
    expect(merge(mine, theirs, { [path]: 'mine' })).toMatchObject({ value: mine, conflicts: [] });
  });

  it('conflict again if the other version has changed since the question', () => {
    const mine = changed((record) => {
      record.title = 'Mine';
    });
    const theirs = (title: string) =>
      changed((record) => {
        record.title = title;
      });
    const seen = merge(mine, theirs('Theirs')).conflicts[0]?.path as string;
    expect(merge(mine, theirs('Theirs, again'), { [seen]: 'mine' }).conflicts).toHaveLength(1);
  });

  it('do not confuse names that every object has with an answer', () => {
    const mine = changed((record) => {
      record.title = 'Mine';
    });
    const theirs = changed((record) => {
      record.title = 'Theirs';
    });
    const choices = Object.create({ [merge(mine, theirs).conflicts[0]?.path as string]: 'mine' });
    expect(merge(mine, theirs, choices).conflicts).toHaveLength(1);
  });
});

describe('lists', () => {
  it('keep the additions of both, each after its earlier neighbour', () => {
    const mine = changed(({ cards }) => cards.splice(1, 0, { title: 'Mine', words: 'M' }));
    const theirs = changed(({ cards }) => cards.push({ title: 'Theirs', words: 'T' }));
    const { value, conflicts } = merge(mine, theirs);
    expect(titles(value)).toEqual(['One', 'Mine', 'Two', 'Three', 'Theirs']);
    expect(conflicts).toEqual([]);
  });

  it('keep both additions at the same position', () => {
    const mine = changed(({ cards }) => cards.push({ title: 'Mine', words: 'M' }));
    const theirs = changed(({ cards }) => cards.push({ title: 'Theirs', words: 'T' }));
    expect(titles(merge(mine, theirs).value)).toEqual(['One', 'Two', 'Three', 'Mine', 'Theirs']);
  });

  it('contain once what both added equally', () => {
    const add = ({ cards }: Draft) => cards.push({ title: 'Both', words: 'B' });
    const theirs = changed((record) => {
      add(record);
      record.title = 'Theirs';
    });
    expect(titles(merge(changed(add), theirs).value)).toEqual(['One', 'Two', 'Three', 'Both']);
  });

  it('change one item next to another', () => {
    const mine = changed(({ cards }) => {
      Object.assign(cards[0] as object, { words: 'Mine' });
    });
    const theirs = changed(({ cards }) => {
      Object.assign(cards[2] as object, { words: 'Theirs' });
    });
    expect((merge(mine, theirs).value as Draft).cards.map(({ words }) => words)).toEqual([
      'Mine',
      'Second',
      'Theirs',
    ]);
  });

  it('merge the fields of one item', () => {
    const mine = changed(({ cards }) => {
      Object.assign(cards[1] as object, { title: 'Zwei' });
    });
    const theirs = changed(({ cards }) => {
      Object.assign(cards[1] as object, { words: 'Theirs' });
    });
    expect((merge(mine, theirs).value as Draft).cards[1]).toEqual({
      title: 'Zwei',
      words: 'Theirs',
    });
  });

  it('lose an item that one removed and the other left unchanged', () => {
    const mine = changed(({ cards }) => cards.splice(0, 1));
    const theirs = changed(({ cards }) => {
      Object.assign(cards[2] as object, { words: 'Theirs' });
    });
    const { value, conflicts } = merge(mine, theirs);
    expect(titles(value)).toEqual(['Two', 'Three']);
    expect(conflicts).toEqual([]);
  });

  it('conflict for an item that one removed and the other changed', () => {
    const mine = changed(({ cards }) => cards.splice(1, 1));
    const theirs = changed(({ cards }) => {
      Object.assign(cards[1] as object, { words: 'Theirs' });
    });
    const { conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([
      { label: ['Cards', '“Two”'], mine: undefined, theirs: { title: 'Two', words: 'Theirs' } },
    ]);
    const path = conflicts[0]?.path as string;
    expect(titles(merge(mine, theirs, { [path]: 'theirs' }).value)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(titles(merge(mine, theirs, { [path]: 'mine' }).value)).toEqual(['One', 'Three']);
    const inWords = merge(mine, theirs, {}, (value, meta) => `${meta?.label} ${value}`);
    expect(inWords.conflicts[0]).toMatchObject({
      path,
      theirs: { title: 'Title Two', words: 'Words Theirs' },
    });
  });

  it('have the order of the side that moved an item', () => {
    const mine = changed(({ cards }) => {
      Object.assign(cards[0] as object, { words: 'Mine' });
    });
    const theirs = changed(({ cards }) => cards.unshift(...cards.splice(2, 1)));
    const { value, conflicts } = merge(mine, theirs);
    expect(titles(value)).toEqual(['Three', 'One', 'Two']);
    expect((value as Draft).cards[1]?.words).toBe('Mine');
    expect(conflicts).toEqual([]);
  });

  it('conflict if both moved items', () => {
    const mine = changed(({ cards }) => cards.unshift(...cards.splice(2, 1)));
    const theirs = changed(({ cards }) => cards.unshift(...cards.splice(1, 1)));
    const { conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([
      { label: ['Cards', 'Order'], mine: '“Three”, “One”, “Two”', theirs: '“Two”, “One”, “Three”' },
    ]);
    const choices = { [conflicts[0]?.path as string]: 'theirs' };
    expect(titles(merge(mine, theirs, choices).value)).toEqual(['Two', 'One', 'Three']);
  });

  it('keep texts without a name of their own', () => {
    const mine = changed((record) => {
      record.chips = ['a', 'b'];
    });
    const theirs = changed((record) => {
      record.chips = ['b', 'c'];
    });
    expect((merge(mine, theirs).value as Draft).chips?.toSorted()).toEqual(['a', 'b', 'c']);
  });
});
