import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cms, type FieldMeta } from '../../../content/schema/cms.ts';
import { explain } from '../../../content/schema/explain.ts';
import * as fields from '../../../content/schema/fields.ts';

const told = (schema: z.ZodType, value: unknown, meta?: FieldMeta) => {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  if (!issue) throw new Error('The value is valid.');
  return explain(issue, meta ?? cms.get(schema));
};

const title = fields.line('Title', { max: 8 });

describe('explain', () => {
  it.each<[rule: string, fix: string, schema: z.ZodType, value: unknown]>([
    [
      '“Title” has 14 characters; it has to have at most 8.',
      'Shorten it by 6 characters.',
      title,
      'Assay the idea',
    ],
    [
      '“Pictures” has 1 item; it has to have at least 2.',
      'Add 1 item.',
      fields.list('Pictures', [2, 4], z.string()),
      ['one'],
    ],
    [
      '“Counters” has 3 items; it has to have 2.',
      'Take away 1 item.',
      fields.list('Counters', 2, z.string()),
      ['a', 'b', 'c'],
    ],
    [
      '“Suffix” is missing.',
      'Fill it in. Such as K+.',
      fields.line('Suffix', { max: 9, help: 'Such as K+.' }),
      undefined,
    ],
    [
      '“Minutes” has to be a number, and is text.',
      'Write digits only, without quotes.',
      fields.whole('Minutes', { max: 9 }),
      '5',
    ],
    ['“Title” has to be text, and is nothing.', 'Write it as text in double quotes.', title, null],
    [
      '“Minutes” is 0; it has to be at least 1.',
      'Write 1 or more.',
      fields.whole('Minutes', { min: 1, max: 9 }),
      0,
    ],
    [
      '“Kind” cannot be “film”.',
      'Choose one of “seminar”, “podcast”.',
      fields.choice('Kind', ['seminar', 'podcast']),
      'film',
    ],
    [
      '“Title” starts or ends with a space or a line break.',
      'Delete the spaces and line breaks at its edges.',
      title,
      ' gold',
    ],
    [
      '“Picture” is not a picture under /images/ (webp, png, jpg, avif or svg).',
      'Choose a picture; its path starts with /images/.',
      fields.image('Picture', 'talks'),
      'talk.png',
    ],
    [
      '“Speaker” is not a file of content/team/.',
      'Choose a record, as content/team/name.json.',
      fields.reference('Speaker', 'team'),
      'Meera',
    ],
    [
      '“a”, “b” are not fields here.',
      'Correct the spelling, or delete it.',
      z.strictObject({}),
      { a: 1, b: 2 },
    ],
  ])('returns: %s %s', (rule, fix, schema, value) => {
    expect(told(schema, value)).toEqual({ rule, fix });
  });

  it('names an item of a list by its position', () => {
    const { rule } = told(z.array(z.string()), ['a', 1]);
    expect(rule).toBe('“Item 2” has to be text, and is a number.');
  });

  it('names a field by its key if it has no label', () => {
    const { rule } = told(z.strictObject({ title: z.string() }), { title: 1 });
    expect(rule).toBe('“title” has to be text, and is a number.');
  });
});
