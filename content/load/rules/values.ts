import {
  type Collection,
  type CollectionName,
  namedCollections,
} from '../../schema/collections.ts';
import { errorAt, type Warning, warningAt } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import { repeats } from '../read/repeats.ts';
import { fieldAt } from '../read/schemaWalk.ts';
import type { Rule, Whole } from './whole.ts';

const recordsOf = ({ readings }: Whole, name: CollectionName) =>
  readings.filter(({ collection }) => collection === name);

const same = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

const labelOf = ({ schema }: Collection, key: string) => fieldAt(schema, [key])?.meta?.label ?? key;

/** Records of a collection may not share the value of a unique field. */
export const sharedValues: Rule = (whole) =>
  namedCollections.flatMap(([name, collection]) =>
    (collection.unique ?? []).flatMap((key) =>
      repeats(recordsOf(whole, name), ({ data }) => same(data?.[key])).map(({ item, first }) =>
        errorAt(item.file, [key], {
          rule: `“${labelOf(collection, key)}” is the same as in ${first.file}.`,
          fix: `Give one of the two another value${freeNumber(recordsOf(whole, name), key)}.`,
        }),
      ),
    ),
  );

function freeNumber(records: readonly Reading[], key: string): string {
  const numbers = records
    .map(({ data }) => data?.[key])
    .filter((value) => typeof value === 'number');
  return numbers.length > 0 ? `; ${Math.max(...numbers) + 1} is free` : '';
}

/** Numbers of a numbered collection have no gaps. The site works with gaps, so this is only a warning. */
export const gapsInNumbers: Rule<Warning> = (whole) =>
  namedCollections.flatMap(([name, collection]) => {
    const { numbered } = collection;
    if (!numbered) return [];
    const row = recordsOf(whole, name)
      .map(({ file, data }) => ({ file, number: data?.[numbered.field] }))
      .filter((item): item is { file: string; number: number } => typeof item.number === 'number')
      .sort((a, b) => a.number - b.number);
    return row.flatMap(({ file, number }, index) => {
      const before = index === 0 ? numbered.from - 1 : (row[index - 1]?.number ?? number);
      if (number - before <= 1) return [];
      return warningAt(file, [numbered.field], {
        rule: `“${labelOf(collection, numbered.field)}” is ${number}, and no record has ${before + 1}.`,
        fix: `Number the records from ${numbered.from} on without a gap.`,
      });
    });
  });
