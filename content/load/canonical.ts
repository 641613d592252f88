import { stringify } from 'yaml';
import { z } from 'zod';
import type { Collection } from '../schema/collections.ts';
import { withoutAbsent } from './absent.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';
import { canonicalBody } from './writeBody.ts';

type Schema = z.core.$ZodType;
type Fields = Record<string, unknown>;

/**
 * A record's text in the one form that all writers of records agree on, so that a change of one field
 * is a change of one line: fields in the schema's order, nothing for what is absent or a
 * switch that is off, JSON by two spaces, front matter unfolded, a final newline.
 * @returns undefined where the text cannot be read
 */
export function canonical(collection: Collection, text: string): string | undefined {
  const { data, faults } = collection.format === 'mdx' ? parseMdx(text) : parseJson(text);
  return data === undefined || faults.length > 0 ? undefined : canonicalText(collection, data);
}

/** The same of a record's fields, the body of an MDX record among them. */
export function canonicalText({ schema, format }: Collection, data: unknown): string {
  const ordered = inOrder(schema, withoutAbsent(data));
  return format === 'mdx' ? mdxText(ordered as Fields) : `${JSON.stringify(ordered, null, 2)}\n`;
}

function mdxText({ body = '', ...fields }: Fields): string {
  // YAML 1.1 puts days in quotes, because its readers (Tina's among them) make points in time of them.
  const front = stringify(fields, { lineWidth: 0, version: '1.1' });
  return `---\n${front}---\n\n${canonicalBody(String(body))}\n`;
}

/** An editor's form sends `false` for a switch that was turned off again. */
const isOff = (schema: Schema | undefined, value: unknown) =>
  value === false && schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodBoolean;

/** Fields that the schema does not know stay, behind the others: the check tells of them. */
function inOrder(schema: Schema | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return inOrder(schema.unwrap(), value);
  }
  if (Array.isArray(value)) {
    const item = schema instanceof z.ZodArray ? schema.element : undefined;
    return value.map((one) => inOrder(item, one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape: Record<string, Schema> = schema instanceof z.ZodObject ? schema.shape : {};
  const fields = value as Fields;
  const known = Object.keys(shape).filter(
    (key) => key in fields && !isOff(shape[key], fields[key]),
  );
  const others = Object.keys(fields).filter((key) => !(key in shape));
  return Object.fromEntries(
    [...known, ...others].map((key) => [key, inOrder(shape[key], fields[key])]),
  );
}
