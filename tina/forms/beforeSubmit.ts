import type { Form, TinaCMS } from 'tinacms';
import { z } from 'zod';
import { withoutAbsent } from '../../content/load/absent.ts';
import { issueFindings } from '../../content/load/issues.ts';
import { readBody } from '../../content/load/mentions.ts';
import { writeBody } from '../../content/load/writeBody.ts';
import type { Collection } from '../../content/schema/collections.ts';
import { keepTyped } from './keepTyped.ts';
import { tinaName } from './tinaName.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

interface Submission {
  cms: {
    alerts: Pick<TinaCMS['alerts'], 'error'>;
    api: { tina: { isLocalMode: boolean } };
  };
  form: Pick<Form, 'finalForm'> & { path: string; crudType: string; initialValues: Values };
  values: Values;
}

/**
 * What happens between pressing Save and writing: a record that breaks the law, alone or together with
 * the others, or that somebody else changed meanwhile, is refused in the check's sentences, which
 * leaves everything typed where it is; what was cleared is taken out.
 */
export const beforeSubmit = (collection: Collection) =>
  async function submit({ cms, form, values }: Submission): Promise<Values> {
    const done = keepTyped(form);
    const wrong = complaints(collection, values);
    // Tina's cloud has no studio to ask; there the check of the pull request finds the rest.
    if (wrong.length === 0 && cms.api.tina.isLocalMode) {
      wrong.push(...(await objections(collection, form, values)));
    }
    if (wrong.length > 0) {
      const message = ['Not saved.', ...wrong].join('\n');
      cms.alerts.error(message, UNTIL_CLOSED);
      throw new Error(message);
    }
    done();
    return withoutCleared(collection, values);
  };

/** What the studio has against the record: it knows the other records, the pictures, and the file. */
async function objections(
  { schema }: Collection,
  { path: file, crudType, initialValues }: Submission['form'],
  values: Values,
): Promise<string[]> {
  const record = withoutAbsent(toRecord(schema, values));
  const opened = crudType === 'create' ? undefined : withoutAbsent(toRecord(schema, initialValues));
  const body = JSON.stringify({ file, record, opened });
  const response = await fetch('/admin/objections', { method: 'POST', body }).catch(
    () => undefined,
  );
  if (!response) return ['The studio does not answer: is npm start still running?', KEPT];
  const answer = await response.json();
  return response.ok
    ? answer
    : [`The rules of the content cannot be read just now: ${answer}`, KEPT];
}

const UNTIL_CLOSED = 0;

const KEPT = 'What you typed is still here: change a letter, and save again in a moment.';

/** The tree of an MDX record's text stays whole: it holds empty strings that mean something. */
function withoutCleared({ format }: Collection, values: Values): Values {
  const kept = withoutAbsent(values) as Values;
  return format === 'mdx' ? { ...kept, body: values.body } : kept;
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
  if (isTree(value)) return writeBody(value);
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [
      key,
      toRecord(inner as Schema, (value as Values)[tinaName(key)]),
    ]),
  );
}

const isTree = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
