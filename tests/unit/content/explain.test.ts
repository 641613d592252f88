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

const title = fields.line('Title', { min: 3, max: 8 });

describe('explain', () => {
  it.each<[what: string, schema: z.ZodType, value: unknown, rule: string, mend: string]>([
    [
      'how many characters are too many',
      title,
      'Assay the idea',
      '“Title” has 14 characters; it has to have at most 8.',
      'Shorten it by 6 characters.',
    ],
    [
      'how many characters lack',
      title,
      'A',
      '“Title” has 1 character; it has to have at least 3.',
      'Add 2 characters or more.',
    ],
    [
      'how many items lack',
      fields.list('Pictures', z.string(), [2, 4]),
      ['one'],
      '“Pictures” has 1 item; it has to have at least 2.',
      'Add 1 item.',
    ],
    [
      'an exact number of items',
      fields.list('Counters', z.string(), 2),
      ['a', 'b', 'c'],
      '“Counters” has 3 items; it has to have 2.',
      'Take away 1 item.',
    ],
    [
      'what to fill in, with the help of the field',
      fields.line('Suffix', { max: 9, help: 'Such as K+.' }),
      undefined,
      '“Suffix” is missing.',
      'Fill it in. Such as K+.',
    ],
    [
      'the type',
      fields.whole('Minutes', { max: 9 }),
      '5',
      '“Minutes” has to be a number, and is text.',
      'Write digits only, without quotes.',
    ],
    [
      'nothing as a type',
      title,
      null,
      '“Title” has to be text, and is nothing.',
      'Write it as text in double quotes.',
    ],
    [
      'the limit of a number',
      fields.whole('Minutes', { min: 1, max: 9 }),
      0,
      '“Minutes” is 0; it has to be at least 1.',
      'Write 1 or more.',
    ],
    [
      'the choices',
      fields.choice('Kind', ['seminar', 'podcast']),
      'film',
      '“Kind” cannot be “film”.',
      'Choose one of “seminar”, “podcast”.',
    ],
    [
      'spaces at the edges',
      title,
      ' gold',
      '“Title” starts or ends with a space or a line break.',
      'Delete the spaces and line breaks at its edges.',
    ],
    [
      'a picture',
      fields.image('Picture', 'talks'),
      'talk.png',
      '“Picture” is not a picture under /images/ (webp, png, jpg, avif or svg).',
      'Choose a picture; its path starts with /images/.',
    ],
    [
      'a reference',
      fields.reference('Speaker', 'team'),
      'Meera',
      '“Speaker” is not a file of content/team/.',
      'Choose a record, as content/team/name.json.',
    ],
    [
      'unknown fields',
      z.strictObject({}),
      { a: 1, b: 2 },
      '“a”, “b” are not fields here.',
      'Mend the spelling, or delete it.',
    ],
  ])('says %s', (_, schema, value, rule, mend) => {
    expect(told(schema, value)).toEqual({ rule, mend });
  });

  it('names an item of a list by its place', () => {
    const { rule } = told(z.array(z.string()), ['a', 1]);
    expect(rule).toBe('“Item 2” has to be text, and is a number.');
  });

  it('names a field by its key where it has no words of its own', () => {
    const { rule } = told(z.strictObject({ title: z.string() }), { title: 1 });
    expect(rule).toBe('“title” has to be text, and is a number.');
  });
});
