import { stringify } from 'yaml';
import { z } from 'zod';
import type { Collection } from '../../schema/collections.ts';
import { canonicalBodies } from '../text/knownBodies.ts';
import { fits } from '../text/mentions.ts';
import { isProse } from '../text/parseProse.ts';
import { withoutAbsent } from './absent.ts';
import { parseText } from './parse.ts';
import { type Fields, mapGroups, openField } from './schemaWalk.ts';

type Schema = z.core.$ZodType;

/**
 * A record's text in the one form that all writers of records agree on, so that a change of one field is a change of
 * one line: fields in the schema's order, nothing for absent fields and switches that are off, JSON indented by two
 * spaces, front matter without folded lines, a final newline.
 * @returns undefined if the text cannot be read
 */
export function canonical(collection: Collection, text: string): string | undefined {
  const { data, faults } = parseText(collection, text);
  return data === undefined || faults.length > 0 ? undefined : canonicalText(collection, data);
}

/** The same for a record's fields, with the body of an MDX record among them. */
export function canonicalText({ schema, format }: Collection, data: unknown): string {
  const ordered = mapGroups(schema, withoutAbsent(data), inOrder);
  return format === 'mdx' ? mdxText(ordered as Fields) : `${JSON.stringify(ordered, null, 2)}\n`;
}

function mdxText({ body = '', ...fields }: Fields): string {
  // YAML 1.1 quotes dates, because its readers (such as Tina) would parse them as timestamps.
  const front = stringify(fields, { lineWidth: 0, version: '1.1' });
  return `---\n${front}---\n\n${body}\n`;
}

/** An editor's form sends `false` for a switch that was turned off. */
function isOff(schema: Schema, value: unknown): boolean {
  const { schema: inner, optional } = openField(schema);
  return value === false && optional && inner instanceof z.ZodBoolean;
}

/** A text as the editor would write it; unchanged if it is too long for its field. */
const written = (schema: Schema, value: unknown) =>
  isProse(schema) && typeof value === 'string' && fits(openField(schema).schema, value)
    ? canonicalBodies.of(value)
    : value;

/** Fields that are not in the schema are kept, after the others: the check reports them. */
function inOrder(group: Fields, shape: Readonly<Record<string, Schema>>): Fields {
  const known = Object.entries(shape).filter(
    ([key, schema]) => key in group && !isOff(schema, group[key]),
  );
  const others = Object.entries(group).filter(([key]) => !(key in shape));
  return Object.fromEntries([
    ...known.map(([key, schema]) => [key, written(schema, group[key])]),
    ...others,
  ]);
}
