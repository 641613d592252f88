import { basename } from 'node:path';
import { expect } from 'playwright/test';
import type { TinaField } from 'tinacms';
import { inspect } from '../../content/load/inspect.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import { beforeSubmit } from '../../tina/forms/beforeSubmit.ts';
import { formCollection } from '../../tina/forms/formCollection.ts';
import { saving } from '../../tina/forms/saveThrough.ts';
import { keep, read } from './helpers/records.ts';
import { SCRATCH } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';
import { tinaServer } from './helpers/tinaServer.ts';

type Values = Record<string, unknown>;

// The queries of Tina's own forms.
const OPEN = `query ($collection: String!, $relativePath: String!) {
  document(collection: $collection, relativePath: $relativePath) { ... on Document { _values } }
}`;
const SAVE = `mutation ($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`;

/** What Tina's client sends of a form's values: its fields, and nothing else of the record. */
function sent(fields: readonly TinaField[], values: Values): Values {
  const known = fields.filter(({ name }) => name in values);
  return Object.fromEntries(
    known.map((field) => [field.name, sentField(field, values[field.name])]),
  );
}

function sentField(field: TinaField, value: unknown): unknown {
  if (field.type !== 'object') return value;
  if ('templates' in field && field.templates) return (value as Values[]).map(sentBlock(field));
  const fields = field.fields as TinaField[];
  return Array.isArray(value)
    ? value.map((item) => sent(fields, item))
    : sent(fields, value as Values);
}

/** Tina's client sends a block under the name of its kind. */
const sentBlock =
  ({ templates }: { templates?: readonly { name: string; fields: unknown }[] }) =>
  ({ _template: name, ...block }: Values): Values => {
    const template = templates?.find((one) => one.name === name);
    return { [String(name)]: sent(template?.fields as TinaField[], block) };
  };

async function saved(
  name: CollectionName,
  file: string,
  values: Values,
  isAsked: boolean,
): Promise<Values> {
  // A way of its own to save asks the studio nothing.
  saving.through = isAsked ? undefined : async () => {};
  const cms = { alerts: { error: () => 0 } };
  const finalForm = { subscribe: () => () => {} } as never;
  const form = { path: file, crudType: 'update', initialValues: values, finalForm };
  const submit = beforeSubmit(collections[name]);
  const { fields } = formCollection(name, collections[name]);
  return sent(fields as TinaField[], await submit({ cms: cms as never, form, values }));
}

test('opening and saving any record changes no byte of it', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  // With 300 talks as many more of them.
  test.setTimeout(300_000);
  const tina = await tinaServer(page);
  const browserFetch = globalThis.fetch;
  // A browser says which page sends; the studio obeys its own alone.
  const origin = String(baseURL);
  globalThis.fetch = (path, init) =>
    browserFetch(new URL(String(path), origin), {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), origin },
    });
  const { readings } = inspect(SCRATCH);
  expect(readings.length).toBeGreaterThan(90);
  const asked = new Set<CollectionName>();
  for (const { file, collection } of readings) {
    const before = keep(file);
    const relativePath = basename(file);
    const { document } = await tina(OPEN, { collection, relativePath });
    // The studio reads all records for its answer: one of each kind is enough to ask.
    const isFirst = !asked.has(collection);
    asked.add(collection);
    const params = { [collection]: await saved(collection, file, document._values, isFirst) };
    await tina(SAVE, { collection, relativePath, params });
    expect(read(file), file).toBe(before);
  }
  globalThis.fetch = browserFetch;
});
