import { expect, it } from 'vitest';
import { z } from 'zod';
import { mergeTranslation } from '../../../content/load/translations/merge.ts';
import { line } from '../../../content/schema/fields.ts';

const SCHEMA = z.strictObject({
  items: z.array(
    z.strictObject({
      title: line('Title', { max: 40, isTitle: true }),
      text: line('Text', { max: 40 }),
    }),
  ),
});

/** The texts of these items after a translation with items in this order, and the items that match nothing. */
function texts(names: readonly string[], translated: readonly string[]) {
  const record = { items: names.map((title) => ({ title, text: 'own' })) };
  const words = { items: translated.map((of) => ({ _of: of, text: `of ${of}` })) };
  const { value, strays } = mergeTranslation(SCHEMA, record, words);
  return {
    texts: (value as typeof record).items.map(({ text }) => text),
    strays: strays.map(({ item }) => item?.name),
  };
}

const both = ['Courses', 'Courses for teams'];

it.each([
  [both, both],
  [both.toReversed(), both],
  [both, both.toReversed()],
  [both.toReversed(), both.toReversed()],
])(
  '%j: each item has its own words where one name begins the other, translated as %j',
  (names, given) => {
    expect(texts(names, given)).toEqual({ texts: names.map((name) => `of ${name}`), strays: [] });
  },
);

it.each([
  [['Courses'], ['of Courses', 'own', 'own'], []],
  [['Courses for t'], ['own', 'of Courses for t', 'own'], []],
  [['Courses for '], ['own', 'own', 'own'], ['Courses for ']],
  [['C'], ['own', 'own', 'own'], ['C']],
  // The longer prefix first, in any order.
  [['C', 'Courses f', 'Courses for teams'], ['of C', 'of Courses for teams', 'of Courses f'], []],
])('prefixes %j of names', (given, expected, strays) => {
  expect(texts([...both, 'Courses for all'], given)).toEqual({ texts: expected, strays });
});

it('items with the same name are translated in order', () => {
  const words = { items: ['one', 'two'].map((text) => ({ _of: 'Twice', text })) };
  const record = { items: [1, 2].map(() => ({ title: 'Twice', text: 'own' })) };
  const { value } = mergeTranslation(SCHEMA, record, words);
  expect(value).toMatchObject({ items: [{ text: 'one' }, { text: 'two' }] });
});
