import { serializeMDX } from '@tinacms/mdx';
import type { TinaCMS } from 'tinacms';
import { z } from 'zod';
import { withoutAbsent } from '../../content/load/absent.ts';
import { issueFindings } from '../../content/load/issues.ts';
import { readBody } from '../../content/load/mentions.ts';
import type { Collection } from '../../content/schema/collections.ts';
import { tinaName } from './formField.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

interface Submission {
  cms: Pick<TinaCMS, 'alerts'>;
  values: Values;
}

/**
 * What happens between pressing Save and writing: a record that breaks the law is refused in the
 * check's sentences, which leaves everything typed where it is; what was cleared is taken out.
 */
export const beforeSubmit = (collection: Collection) =>
  function submit({ cms, values }: Submission): Promise<Values> {
    const wrong = complaints(collection, values);
    if (wrong.length > 0) {
      const message = `Not saved. ${wrong.join(' ')}`;
      cms.alerts.error(message, 15_000);
      return Promise.reject(new Error(message));
    }
    return Promise.resolve(withoutCleared(collection, values));
  };

/** A tree of text holds empty strings that mean something. */
function withoutCleared({ format }: Collection, { body, ...fields }: Values): Values {
  const kept = withoutAbsent(fields) as Values;
  return format === 'mdx' ? { ...kept, body } : kept;
}

/** What the law has against the values of a form. */
export function complaints(collection: Collection, values: Values): string[] {
  const record = withoutAbsent(toRecord(collection.schema, values));
  const { error } = collection.schema.safeParse(record, { reportInput: true });
  const findings = issueFindings('', collection, error?.issues ?? []);
  const { body } = record as Values;
  if (collection.format === 'mdx' && typeof body === 'string') {
    findings.push(...readBody('', body).findings);
  }
  return findings.map(({ rule, mend }) => `${rule} ${mend}`);
}

/** The values of a form in the record's own shape: its names, its text, and nothing of Tina's. */
function toRecord(schema: Schema | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return toRecord(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => toRecord(schema.element, item));
  }
  if (isTree(value)) return markdown(value);
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [
      key,
      toRecord(inner as Schema, (value as Values)[tinaName(key)]),
    ]),
  );
}

type Tree = Parameters<typeof serializeMDX>[0];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';

const markdown = (tree: Tree) =>
  String(serializeMDX(tree, { name: 'body', type: 'rich-text' }, (url) => url) ?? '').trim();
